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
