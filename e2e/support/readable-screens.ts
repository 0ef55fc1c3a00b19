import { allChecks, problemsIn, quickChecks } from './looks.ts';
import { expect, type Language, test as journey } from './test.ts';

type Tools = {
  /** Expects that axe finds no problem and that nothing is wider than the screen. */
  expectGood: () => Promise<void>;
};

/**
 * Both languages have the same elements, and the texts of English are the longer ones: Chinese is checked in `test:full`.
 * That every screen opens in both is for `by-its-address.spec.ts`.
 */
export const whenChecked = (language: Language) => (language === 'zh' ? { tag: '@full' } : {});

/** A journey through screens that everybody can read and use. */
export const test = journey.extend<Tools>({
  // Otherwise axe would measure a colour during its transition from light to dark.
  contextOptions: { reducedMotion: 'reduce' },
  expectGood: async ({ page, everyLook }, lend) => {
    if (everyLook) journey.slow();
    const checks = everyLook ? allChecks : quickChecks;
    await lend(async () => expect.soft(await problemsIn(page, checks), new URL(page.url()).pathname).toEqual([]));
  },
});
