import { expect, test } from '../../support/test.ts';

for (const signedIn of [false, true]) {
  test.describe(signedIn ? 'on Home' : 'on the first visit', () => {
    test.use({ signedIn });

    test('the emblem is shown until the app is there, and gives way to it', async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/assets\/(?!entry-).*\.js$/, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('/cdfH5/', { waitUntil: 'commit' });
      const emblem = page.locator('.emblem-before-app');
      await expect(emblem).toBeVisible();
      // The style sheet may be on its way; the browser paints nothing before it is there.
      await expect.poll(() => emblem.boundingBox()).toEqual({ x: 151, y: 378, width: 88, height: 88 });
      release();
      // Files that load later, when the phone is idle, must not be held at the end.
      await page.unrouteAll({ behavior: 'wait' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(emblem).toHaveCount(0);
    });
  });
}

test('when a file is lost, both languages say what to do and whom to call, but not before eight seconds', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_FAILED|Failed to fetch/);
  await page.route(/\/assets\/(?!entry-).*\.js$/, (route) => route.abort());
  await page.goto('/cdfH5/', { waitUntil: 'commit' });
  const words = page.locator('.not-started');
  await expect(page.locator('.emblem-before-app')).toBeVisible();
  // The animation is asked for its own times, so that nobody waits for them.
  const begins = () => words.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().delay);
  await expect.poll(begins).toBe(8_000);
  await expect(words).toBeHidden();
  await words.evaluate((element) => element.getAnimations()[0]?.finish());
  await expect(words).toBeVisible();
  await expect(words).toContainText('应用未能启动。');
  await expect(words.locator('[lang=en]')).toContainText('The app could not start.');
  await expect(words.getByRole('link', { name: '+86 10 1555 0180' })).toHaveCount(2);
});
