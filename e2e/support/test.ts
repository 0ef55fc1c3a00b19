import { test as base, expect } from '@playwright/test';
import type { ConsoleMessage } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { tapCalmly } from './calm.ts';
import { type DemoDelegate, spareDelegate } from './demo-people.ts';
import { signIn, storageOf } from './signed-in.ts';
import type { SignedIn } from './signed-in.ts';
import { recordToasts } from './toasts.ts';

export type Language = 'zh' | 'en';
/** Picks the words in the current language of the page. */
export type Say = <Words>(words: Record<Language, Words>) => Words;

type Worker = {
  /** Each worker signs in once, as a person of its own. */
  session: SignedIn;
};
export type Options = {
  /** Most journeys begin signed in; others say `test.use({ signedIn: false })`. */
  signedIn: boolean;
  /** A journey begins in Chinese unless it says `test.use({ beginsIn: 'en' })`, and switches the language midway. */
  beginsIn: Language;
  /** `npm run test:full` repeats every journey with the two languages swapped. */
  swapped: boolean;
  /** It also checks every screen in every look by all rules of axe, in both languages. */
  everyLook: boolean;
  /**
   * A phone that saves data does not load the pages that it does not show. Loading all of them after each start takes
   * two fifths of a journey, so `npm test` does that only where a journey says `test.use({ savesData: false })`.
   */
  savesData: boolean;
};
type Tools = {
  /** The language of the phone, which the app follows until the user chooses one. */
  language: Language;
  /** The current language of the page. */
  spoken: { now: Language };
  say: Say;
  /** Taps the page's language switch; from then on `say` and the screens use the other language. */
  switchLanguage: () => Promise<void>;
  /** Takes the steps, switches the language, and takes them again. */
  inBothLanguages: (steps: () => Promise<void>) => Promise<void>;
  /** Signs a person in on this phone, beginning with the next page that it opens. */
  signedInAs: (person: DemoDelegate) => Promise<SignedIn>;
  axe: () => Promise<void>;
  origin: string;
  /** Here the demo shows the codes and emails that it would have sent. */
  localOrigin: string;
  /** Names an error that a journey causes on purpose from here on, such as a call without a network. */
  expectError: (pattern: RegExp) => void;
};

export const otherThan = (language: Language): Language => (language === 'zh' ? 'en' : 'zh');

/** Every journey uses this test. It fails on an error in the console, on the page or against the content policy. */
export const test = base.extend<Options & Tools, Worker>({
  beginsIn: ['zh', { option: true }],
  swapped: [false, { option: true }],
  everyLook: [false, { option: true }],
  savesData: [true, { option: true }],
  signedIn: [true, { option: true }],
  session: [
    async ({}, lend, { workerIndex }) => lend(await signIn(mainOrigin(), spareDelegate(workerIndex))),
    { scope: 'worker' },
  ],
  locale: async ({ language }, lend) => lend(language === 'zh' ? 'zh-CN' : 'en-GB'),
  origin: async ({}, lend) => lend(mainOrigin()),
  baseURL: async ({ origin }, lend) => lend(origin),
  storageState: async ({ signedIn, language, session }, lend) =>
    lend(signedIn ? storageOf(session, mainOrigin(), language) : undefined),
  language: async ({ beginsIn, swapped }, lend) => lend(swapped ? otherThan(beginsIn) : beginsIn),
  spoken: async ({ language }, lend) => lend({ now: language }),
  say: async ({ spoken }, lend) => lend((words) => words[spoken.now]),
  switchLanguage: async ({ page, say, spoken }, lend) =>
    lend(async () => {
      await tapCalmly(page.getByRole('button', { name: say({ zh: 'Switch to English', en: '切换到中文' }) }));
      spoken.now = otherThan(spoken.now);
      await expect(page.locator('html')).toHaveAttribute('lang', say({ zh: 'zh-CN', en: 'en' }));
    }),
  inBothLanguages: async ({ switchLanguage }, lend) =>
    lend(async (steps) => {
      await steps();
      await switchLanguage();
      await steps();
    }),
  localOrigin: async ({}, lend) => lend(process.env['FORUM_TEST_LOCAL_ORIGIN'] ?? ''),
  signedInAs: async ({ context, origin, language }, lend) =>
    lend(async (person) => {
      const signedIn = await signIn(origin, person);
      await context.setStorageState(storageOf(signedIn, origin, language));
      return signedIn;
    }),
  axe: async ({ page }, lend) => lend(() => expectAccessible(page)),
  expectError: [
    async ({ context, savesData }, lend) => {
      const errors: string[] = [];
      const expected: { pattern: RegExp; from: number }[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console: ${textOf(message)}`);
      });
      context.on('weberror', (problem) => errors.push(`page: ${problem.error().message}`));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`content policy: ${violatedDirective} blocked ${blockedURI}`);
        });
      });
      await recordToasts(context);
      if (savesData) await context.addInitScript(saveData);
      // The clock runs normally, and a journey that would have to wait moves it on.
      await context.clock.install();
      await lend((pattern) => expected.push({ pattern, from: errors.length }));
      const isExpected = (error: string, at: number) =>
        expected.some(({ pattern, from }) => at >= from && pattern.test(error));
      expect(errors.filter((error, at) => !isExpected(error, at))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the page, before its own scripts; in a new window twice, so it can be set again. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

const mainOrigin = () => process.env['FORUM_TEST_ORIGIN'] ?? '';

function textOf(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}

export { expect };
