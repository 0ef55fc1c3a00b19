import type { numbers } from './as-written.ts';
import type { Test } from './shapes.ts';

export type NumberCase = {
  in: string;
  /** The name of an export, what is made of the exports, or the place in the text, whose first group is the value. */
  is: string | ((exports: never) => unknown) | RegExp;
  /** What stands there, if it is another way to say the same; the test shows that it is. */
  standsAs?: unknown;
  shownBy: readonly Test[];
};
/** A number of which the product has no use, and why. */
export type SetAside = { setAside: string; shownBy: readonly Test[] };

const web = 'web/src';
const overlay = `${web}/shell/overlay/overlay.test.ts`;
const bar = `${web}/shell/tab-bar/tab-bar.test.tsx#fifty pixels high, icons 24, labels 10, in the colours of the specification`;
const video = `${web}/kit/rich-text/rich-text.test.tsx#at %i px a video is at most 750 wide and 58 per cent of that high`;
const patience = `${web}/lib/call/transport.test.ts#of %s lasts %i ms`;
const envelope = `${web}/lib/call/call.test.ts#posts JSON with the whole envelope, signed`;
const announced =
  'server/src/features/settings/settings.calls.test.ts#everybody is told the newest version, which the secretariat announces';
const codes = 'contract/src/wire/codes.ts';
const tokens = `${web}/styles/tokens.css`;
const richText = `${web}/kit/rich-text/rich-text.css`;
const scales = `${web}/kit/zoom-view/zoom-rules.ts`;
const scaled = `${web}/kit/zoom-view/zoom-view.test.tsx#buttons and keys zoom between 1 and 4, and show the whole again`;
const signInTimes = 'contract/src/rules/sign-in-times.ts';
const signIn = 'server/src/features/sign-in';

/** The numbers of §9 and the codes of §8, in their order. */
export const numberCases: Record<keyof typeof numbers, NumberCase | SetAside> = {
  'request timeout': { in: `${web}/lib/call/answer-time-limits.ts`, is: 'callTimeout', shownBy: [patience] },
  'generic network timeout': {
    in: `${web}/lib/call/answer-time-limits.ts`,
    is: 'transferTimeout',
    shownBy: [patience],
  },
  'double-click guard': {
    in: `${web}/lib/double-tap.ts`,
    is: 'doubleTapGuard',
    shownBy: [`${web}/lib/double-tap.test.ts#within 800 ms does one thing`],
  },
  'debounce default': {
    in: `${web}/lib/debounce.ts`,
    is: 'usualPause',
    shownBy: [`${web}/lib/debounce.test.ts#runs once with the last text, 500 ms after it`],
  },
  'toast default': {
    in: `${web}/shell/overlay/toasts.ts`,
    is: 'toastDuration',
    shownBy: [`${overlay}#a toast stays for two seconds`],
  },
  'toast in the runtime default': {
    setAside:
      'It is the default of a framework that this product does not have; every toast is one of ours, for 2,000 ms.',
    shownBy: [`${overlay}#a toast stays for two seconds`],
  },
  'map fallback': {
    in: `${web}/features/places/map-apps/wait-for-map-app.ts`,
    is: /^const mapFallback = (.+);$/m,
    shownBy: [
      `${web}/features/places/map-apps/map-chooser.test.tsx#a page that stays in front goes to the web map after three seconds, not before`,
    ],
  },
  'async page timeout': {
    in: `${web}/shell/lazy-page/page-time-limit.ts`,
    is: 'pageTimeout',
    shownBy: [`${web}/shell/lazy-page/lazy-page.test.tsx#a page that does not arrive in time offers to reload`],
  },
  'loading delay': {
    in: `${web}/shell/loaded/loading-view.tsx`,
    is: 'loadingShownAfter',
    shownBy: [`${web}/shell/lazy-page/lazy-page.test.tsx#the loading view shows after 200 ms, then the page`],
  },
  'items of the tab bar': {
    in: `${web}/shell/tab-bar/which-tabs-show.ts`,
    is: ({ tabsToShow }: { tabsToShow: (at: string, paths: { has: () => boolean }) => unknown[] }) =>
      tabsToShow('/', { has: () => true }).length,
    shownBy: [`${web}/shell/tab-bar/which-tabs-show.test.ts#four tabs on Home, by either of its addresses`],
  },
  'height of the tab bar': { in: tokens, is: /^ {2}--tab-height: (.+);$/m, shownBy: [bar] },
  'icon width of the tab bar': { in: `${web}/kit/icon/icon.tsx`, is: /\bsize = (\d+) }: Props/, shownBy: [bar] },
  'font of the tab bar': {
    in: `${web}/shell/tab-bar/tab-bar.css`,
    is: /^\.tab-bar__tab {[^}]* font-size: ([^;]+);/m,
    standsAs: '0.625rem',
    shownBy: [bar],
  },
  'item colour of the tab bar': { in: tokens, is: /^ {2}--tab-idle: (.+);$/m, shownBy: [bar] },
  'selected colour of the tab bar': { in: tokens, is: /^ {2}--tab-active: (.+);$/m, shownBy: [bar] },
  'page background': {
    in: tokens,
    is: /^ {2}--page: (.+);$/m,
    standsAs: '#fae8b6',
    shownBy: [
      `${web}/shell/page/page.test.tsx#a page has the background of the specification, and in the dark its own`,
    ],
  },
  'device type': { in: 'contract/src/wire/envelope.ts', is: 'deviceType', shownBy: [envelope] },
  'client version': { in: 'contract/src/app-version.ts', is: 'appVersion', shownBy: [announced] },
  'client version code': { in: 'contract/src/app-version.ts', is: 'appVersionCode', shownBy: [announced] },
  'languageType of Chinese': { in: 'contract/src/languages.ts', is: 'languageTypes.zh', shownBy: [envelope] },
  'languageType of English': {
    in: 'contract/src/languages.ts',
    is: 'languageTypes.en',
    shownBy: ['server/src/features/agenda/agenda.calls.test.ts#answers in the language of the caller'],
  },
  languages: {
    in: 'contract/src/languages.ts',
    is: 'languages',
    shownBy: [`${web}/lib/language.test.ts#flips and is kept at every toggle`],
  },
  'translation fallback': {
    in: `${web}/lib/words.ts`,
    is: ({ say }: { say: (table: object, language: string) => { word: unknown } }) =>
      say({ word: { en: 'en', zh: '' } }, 'zh').word,
    shownBy: [`${web}/lib/words.test.ts#fall back to English if the Chinese is missing at run time`],
  },
  'video height in percent of its width': { in: richText, is: /aspect-ratio: 100 \/ (\d+);/, shownBy: [video] },
  'greatest video width': { in: richText, is: /^\.rich-text__video {[^}]* max-width: ([^;]+);/m, shownBy: [video] },
  // What fills the screen grows with it up to this width; all other measures are those of a browser.
  'design width': { in: richText, is: /^\.rich-text__video {[^}]* max-width: ([^;]+);/m, shownBy: [video] },
  'swiper interval': {
    in: `${web}/kit/swiper/when-slides-turn.ts`,
    is: 'turnEvery',
    shownBy: [`${web}/kit/swiper/swiper.test.tsx#turns every five seconds and begins again after the last`],
  },
  // The library counts in steps of a spring, and with so many a slide has moved after 500 ms.
  'swiper duration': {
    in: `${web}/kit/swiper/swiper.tsx`,
    is: /^const springSteps = (\d+);$/m,
    standsAs: 19,
    shownBy: [`${web}/kit/swiper/swiper.test.tsx#a turn takes half a second`],
  },
  'smallest preview scale': { in: scales, is: 'scales.smallest', shownBy: [scaled] },
  'largest preview scale': { in: scales, is: 'scales.largest', shownBy: [scaled] },
  'pull-to-refresh threshold': {
    in: `${web}/kit/pull-to-refresh/pull-rules.ts`,
    is: 'refreshThreshold',
    shownBy: [`${web}/kit/pull-to-refresh/pull-to-refresh.test.tsx#letting go before 45 px aborts`],
  },
  'minutes a verification code is valid': {
    in: signInTimes,
    is: 'codeValidMinutes',
    shownBy: [`${signIn}/sign-in-code.calls.test.ts#lives ten minutes`],
  },
  'minutes before it is sent again': {
    in: signInTimes,
    is: 'codeWaitMinutes',
    shownBy: [`${signIn}/sign-in-send-code.calls.test.ts#again within two minutes is refused with the wait`],
  },
  'badge failures a day that restrict nothing yet': {
    in: `${signIn}/sign-in.rules.ts`,
    is: ({ badgeTriesLeft }: { badgeTriesLeft: (failed: { count: number; inARow: number }) => number }) =>
      Array.from({ length: 20 }, (_, count) => count).findLast((count) => badgeTriesLeft({ count, inARow: 0 }) > 0),
    shownBy: [
      `${signIn}/sign-in-badge.calls.test.ts#six in a day lock sign-in by badge, and the sixth is the last that is judged`,
    ],
  },
  'code of success': {
    in: codes,
    is: 'codes.success',
    shownBy: [`${web}/lib/call/call.test.ts#resolves with the obj of an answer whose code is 0`],
  },
  'codes of a lost session': {
    in: codes,
    is: ({ codes: all }: { codes: Record<string, number> }) => [all['sessionExpired'], all['signedInElsewhere']],
    shownBy: [`${web}/lib/call/call-refusals.test.ts#with code %i is reported once, however many calls get it`],
  },
  'codes shown as a toast': {
    in: codes,
    is: ({ codes: all }: { codes: Record<string, number> }) =>
      ['wrongEnvelope', 'tooOften', 'invalid', 'notFound', 'notAllowed', 'conflict'].map((name) => all[name]),
    shownBy: [`${web}/lib/call/call-refusals.test.ts#with code %i shows its message as a toast and rejects`],
  },
  'code of a timeout and of a network error': {
    in: codes,
    is: 'transportCodes.network',
    shownBy: [
      `${web}/lib/call/transport.test.ts#times out with code 5 and says so; the dialog shows the network text`,
      `${web}/lib/call/transport.test.ts#shows the network text in a dialog (%s) and rejects with code 5`,
    ],
  },
  'code of an abort': {
    in: codes,
    is: 'transportCodes.abort',
    shownBy: [`${web}/lib/call/transport.test.ts#rejects with 600003 and no dialog`],
  },
  'code of a failed transfer': {
    in: codes,
    is: 'transportCodes.transfer',
    shownBy: [
      `${web}/lib/call/upload-and-download.test.ts#without network rejects with 602001`,
      `${web}/lib/call/upload-and-download.test.ts#without network rejects with 602001, too late with 5`,
    ],
  },
};
