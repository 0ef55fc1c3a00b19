import type { Page } from '@playwright/test';
import { stopClock } from '../../support/clock.ts';
import { loadedScripts } from '../../support/loaded-scripts.ts';
import { expect, test } from '../../support/test.ts';

test.use({ beginsIn: 'en', savesData: false });

const agenda = {
  path: '/cdfH5/pages/meeting/meeting',
  code: 'src/pages/meeting/meeting.tsx',
  // Before this rule it was 25 files.
  files: 9,
  kb: 100,
  // What every page has a moment after it is painted, and what this one shows in its list.
  soon: ['for-trouble', 'background', 'marks', 'src/features/agenda/list/now-jump.tsx'],
};
const home = {
  path: '/cdfH5/',
  code: 'src/pages/index/index.tsx',
  files: 9,
  kb: 108,
  soon: ['for-trouble', 'background', 'marks', 'home-parts', 'article', 'src/shell/refreshing/pulling.tsx'],
};
// The drawings for an empty page contain the forum's mark, which Home and the login share.
const small = [
  'src/kit/empty-state/empty-state-art.tsx',
  'home-and-sign-in',
  'src/features/consent/new-terms/new-terms-needed.tsx',
];

/** Opens a page whose agenda has not arrived yet, on a phone whose time only the test moves. */
async function openWaiting(page: Page, path: string) {
  const scripts = loadedScripts(page);
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/agenda/getAgenda', async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await stopClock(page);
  await page.goto(path);
  await asked.promise;
  return { scripts, answer: answered.resolve };
}

type Scripts = ReturnType<typeof loadedScripts>;

/** Files arrive in real time, so the page's time stands still until they are here. */
async function pass(page: Page, scripts: Scripts, ms: number) {
  for (let passed = 0; passed < ms; passed += 100) {
    await page.clock.runFor(100);
    await expect.poll(scripts.allAreHere).toBe(true);
  }
}

/** Passes a moment until the list is on the screen. */
async function listStands(page: Page, scripts: Scripts) {
  const meeting = page.locator('main a[href*="/pages/meeting/detail"]').first();
  await expect
    .poll(async () => {
      await pass(page, scripts, 100);
      return meeting.isVisible();
    })
    .toBe(true);
}

for (const first of [agenda, home])
  test(`until ${first.path} is painted its own code comes, then nothing of another page while anything happens`, async ({
    page,
  }) => {
    const { scripts, answer } = await openWaiting(page, first.path);
    await pass(page, scripts, 3_000);
    expect(scripts.names().length).toBeLessThanOrEqual(first.files);
    expect(scripts.kb()).toBeLessThan(first.kb);
    expect(scripts.pages()).toEqual([first.code]);
    const needed = scripts.names();

    answer();
    await listStands(page, scripts);
    await pass(page, scripts, 2_900);
    const soon = scripts.names().filter((name) => !needed.includes(name));
    expect(soon.filter((name) => ![...first.soon, ...small].includes(name))).toEqual([]);
    expect(scripts.pages()).toEqual([first.code]);
  });

test('afterwards the other pages come one at a time, so that they open in a hall without reception', async ({
  page,
}) => {
  const { scripts, answer } = await openWaiting(page, agenda.path);
  answer();
  await listStands(page, scripts);
  // A busy machine has long tasks, and each of them puts it off.
  await expect
    .poll(
      async () => {
        await pass(page, scripts, 1_000);
        return scripts.pages().length;
      },
      { timeout: 60_000 },
    )
    .toBe(2);
  // Where one goes from a list comes first.
  expect(scripts.pages()).toEqual([agenda.code, 'src/pages/meeting/detail.tsx']);
  for (let more = 0; more < 5; more += 1) {
    const before = scripts.pages().length;
    await pass(page, scripts, 2_000);
    expect(scripts.pages().length - before).toBeLessThanOrEqual(1);
  }
});

test.describe('on a phone that saves data', () => {
  test.use({ savesData: true });

  test('nothing of another page comes', async ({ page }) => {
    const { scripts, answer } = await openWaiting(page, agenda.path);
    answer();
    await listStands(page, scripts);
    await pass(page, scripts, 30_000);
    expect(scripts.pages()).toEqual([agenda.code]);
  });
});
