import { test as base, expect } from '@playwright/test';
import type { ConsoleMessage } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { type DemoDelegate, spareDelegate } from './demo-people.ts';
import { signIn, storageOf } from './signed-in.ts';
import type { SignedIn } from './signed-in.ts';
import { recordToasts } from './toasts.ts';

export type Language = 'zh' | 'en';
/** Picks the words of the language that the page shows at the moment. */
export type Say = <Words>(words: Record<Language, Words>) => Words;

type Worker = {
  /** Signed in once a worker, as somebody that no other worker is. */
  session: SignedIn;
};
export type Options = {
  /** Most journeys begin signed in; those about signing in do not. `test.use({ signedIn: false })` */
  signedIn: boolean;
  /** A journey runs once and switches the language midway; some begin in English. `test.use({ beginsIn: 'en' })` */
  beginsIn: Language;
  /** `npm run test:full` repeats every journey with the two languages swapped. */
  swapped: boolean;
};
type Tools = {
  /** The language that the journey begins in: the phone's, which the app follows until somebody chooses. */
  language: Language;
  /** What the page speaks at the moment. */
  spoken: { now: Language };
  say: Say;
  /** Taps the page's own language switch; from then on `say` and the screens speak the other language. */
  switchLanguage: () => Promise<void>;
  /** What holds in both languages: the steps, the switch, and the steps again. */
  inBothLanguages: (steps: () => Promise<void>) => Promise<void>;
  /** Makes this phone one on which somebody is signed in: the next page that it opens finds that. */
  signedInAs: (person: DemoDelegate) => Promise<SignedIn>;
  axe: () => Promise<void>;
  /** Where the server answers. */
  origin: string;
  /** Where the demo shows the codes and e-mails that it would have sent. */
  localOrigin: string;
  /** Names an error that a journey causes on purpose, such as a call without a network. */
  expectError: (pattern: RegExp) => void;
};

export const otherThan = (language: Language): Language => (language === 'zh' ? 'en' : 'zh');

/** The test of every journey. An error in the console, on the page or against the content policy fails it. */
export const test = base.extend<Options & Tools, Worker>({
  beginsIn: ['zh', { option: true }],
  swapped: [false, { option: true }],
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
      await page.getByRole('button', { name: say({ zh: 'Switch to English', en: '切换到中文' }) }).tap();
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
    async ({ context }, lend) => {
      const errors: string[] = [];
      const expected: RegExp[] = [];
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
      // It runs like any clock, and a journey that would have to wait moves it on.
      await context.clock.install();
      await lend((pattern) => expected.push(pattern));
      expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

const mainOrigin = () => process.env['FORUM_TEST_ORIGIN'] ?? '';

function textOf(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}

export { expect };
