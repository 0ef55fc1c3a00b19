import { test as base, expect } from '@playwright/test';
import type { ConsoleMessage } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { spareDelegate } from './demo-people.ts';
import { keptBy, signIn } from './signed-in.ts';
import type { SignedIn } from './signed-in.ts';
import { recordToasts } from './toasts.ts';

export type Language = 'zh' | 'en';
/** Picks the words of the test's language. */
export type Say = (words: Record<Language, string>) => string;

type Worker = {
  /** Signed in once a worker, as somebody that no other worker is. */
  session: SignedIn;
};
type Options = {
  /** Most journeys begin signed in; those about signing in do not. `test.use({ signedIn: false })` */
  signedIn: boolean;
  /** The phone's language, which the app follows until somebody chooses. `test.use({ language: 'en' })` */
  language: Language;
};
type Tools = {
  say: Say;
  axe: () => Promise<void>;
  /** Where the demo shows the codes and e-mails that it would have sent. */
  localOrigin: string;
  /** Names an error that a journey causes on purpose, such as a call without a network. */
  expectError: (pattern: RegExp) => void;
};

/** The test of every journey. An error in the console, on the page or against the content policy fails it. */
export const test = base.extend<Options & Tools, Worker>({
  language: ['zh', { option: true }],
  signedIn: [true, { option: true }],
  session: [
    async ({}, lend, { workerIndex }) => lend(await signIn(origin(), localOrigin(), spareDelegate(workerIndex))),
    { scope: 'worker' },
  ],
  locale: async ({ language }, lend) => lend(language === 'zh' ? 'zh-CN' : 'en-GB'),
  baseURL: async ({}, lend) => lend(origin()),
  storageState: async ({ signedIn, language, session }, lend) => {
    const localStorage = Object.entries(keptBy(session, language)).map(([name, value]) => ({ name, value }));
    await lend(signedIn ? { cookies: [], origins: [{ origin: origin(), localStorage }] } : undefined);
  },
  say: async ({ language }, lend) => lend((words) => words[language]),
  localOrigin: async ({}, lend) => lend(localOrigin()),
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
      await lend((pattern) => expected.push(pattern));
      expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

const origin = () => process.env['FORUM_TEST_ORIGIN'] ?? '';
const localOrigin = () => process.env['FORUM_TEST_LOCAL_ORIGIN'] ?? '';

function textOf(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}

/** The same journey in both languages of the product. */
export function inBothLanguages(journey: (language: Language) => void): void {
  for (const language of ['zh', 'en'] as const)
    test.describe(language, () => {
      test.use({ language });
      journey(language);
    });
}

export { expect };
