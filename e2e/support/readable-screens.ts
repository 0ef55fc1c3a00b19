import { allChecks, problemsIn, quickChecks } from './looks.ts';
import { expect, test as journey } from './test.ts';

type Tools = {
  /** Expects that axe finds no problem and that nothing is wider than the screen. */
  expectGood: () => Promise<void>;
};

/** A journey through screens that everybody can read and use. */
export const test = journey.extend<Tools>({
  // Otherwise axe would measure a colour during its transition from light to dark.
  contextOptions: { reducedMotion: 'reduce' },
  expectGood: async ({ page, beginsIn, everyLook }, lend) => {
    if (everyLook) journey.slow();
    const checks = everyLook ? allChecks : quickChecks[beginsIn];
    await lend(async () => expect.soft(await problemsIn(page, checks), new URL(page.url()).pathname).toEqual([]));
  },
});
