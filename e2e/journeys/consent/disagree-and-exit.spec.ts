import { firstVisit } from '../../screens/first-visit.ts';
import { tapCalmly } from '../../support/calm.ts';
import { watchCalls } from '../../support/calls.ts';
import { keptOn, nothingKept } from '../../support/kept.ts';
import { expect, otherThan, test } from '../../support/test.ts';

test.use({ signedIn: false });

test('a visitor who disagrees leaves nothing behind and may start again', async ({ page, say, spoken, axe }) => {
  const visit = firstVisit(page, say);
  const calls = watchCalls(page);
  let asked = 0;
  await page.exposeFunction('askedToClose', () => void (asked += 1));
  await page.addInitScript(() => {
    const { askedToClose } = window as unknown as { askedToClose: () => void };
    Object.assign(window, { forumHost: { close: askedToClose }, close: askedToClose });
  });
  async function disagree() {
    await visit.chooseLanguage();
    // Neither Escape nor a tap beside the popup closes it, because the visitor has to decide.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(visit.popup).toBeVisible();
    expect(await keptOn(page)).toEqual(nothingKept);

    asked = 0;
    await tapCalmly(visit.disagree);
    await expect(visit.goodbye).toBeVisible();
    await expect.poll(() => asked, 'the host app and the window are asked to close').toBe(2);
    expect(await keptOn(page)).toEqual(nothingKept);
    expect(calls.all).toEqual([]);
  }

  await page.goto('/cdfH5/pages/meeting/meeting');
  await disagree();
  await axe();
  await tapCalmly(visit.startAgain);
  spoken.now = otherThan(spoken.now);
  await disagree();
});
