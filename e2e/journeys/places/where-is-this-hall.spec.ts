import { homeScreen } from '../../screens/home.ts';
import { mapScreen } from '../../screens/map.ts';
import { meetingScreen } from '../../screens/meeting.ts';
import { idFromKey } from '../../../server/src/platform/ids.ts';
import { tapCalmly } from '../../support/calm.ts';
import { expect, test } from '../../support/test.ts';

const greenGrowth = { zh: '绿色增长与新型能源体系', en: 'Green Growth and the Next Energy System' };
const hehe = { zh: '和合厅', en: 'Hehe Hall' };
const qingyun = { zh: '青云厅', en: 'Qingyun Hall' };
const guesthouse = { zh: '玉澄国宾馆', en: 'Yucheng State Guesthouse' };

test('see from a meeting where its hall is', async ({ page, say, inBothLanguages, axe }) => {
  const [home, meeting, map] = [homeScreen(page, say), meetingScreen(page, say), mapScreen(page, say)];
  await home.open();
  await home.meeting(say(greenGrowth)).tap();
  await expect(meeting.heading(say(greenGrowth))).toBeVisible();
  await page.getByRole('link', { name: say({ zh: '在平面图中查看', en: 'Show on floor plan' }) }).tap();
  await inBothLanguages(async () => {
    await expect(map.place(say(guesthouse))).toBeVisible();
    await expect(map.mark(say(hehe))).toHaveAttribute('aria-pressed', 'true');
    await expect(map.mark(say(hehe))).toBeInViewport();
    await expect(page.getByText(say({ zh: '从和合厅步行所需时间', en: 'Walking times from Hehe Hall' }))).toBeVisible();
  });
  await axe();
  await tapCalmly(meeting.back);
  await expect(meeting.heading(say(greenGrowth))).toBeVisible();
});

test('find a hall by its floor, zoom in on it, and come back to it by its address', async ({
  page,
  say,
  inBothLanguages,
  axe,
}) => {
  const map = mapScreen(page, say);
  await map.open();
  await map.halls(say(guesthouse)).tap();
  await inBothLanguages(() => expect(map.mark(say(hehe))).toBeVisible());
  await axe();
  await page
    .getByRole('list')
    .getByRole('button', { name: say(qingyun) })
    .tap();
  await expect(map.mark(say(qingyun))).toHaveAttribute('aria-pressed', 'true');
  await expect(map.mark(say(qingyun))).toBeInViewport();
  const picture = map.plan.locator('img');
  // The plan of another floor is loaded when it is chosen.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
  const before = await picture.evaluate(({ clientWidth }) => clientWidth);
  await map.zoomIn.tap();
  await expect.poll(() => picture.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(before);

  await page.reload();
  await inBothLanguages(() => expect(map.mark(say(qingyun))).toHaveAttribute('aria-pressed', 'true'));
});

test('an old link to a hall that is gone leads to the venues there are', async ({ page, say, inBothLanguages }) => {
  const map = mapScreen(page, say);
  await map.open(`?hall=${idFromKey('hall', 'torn down')}`);
  await inBothLanguages(async () => {
    await expect(map.place(say(guesthouse))).toBeVisible();
    await expect(
      page.getByText(say({ zh: '您要查看的会场已不在列表中', en: 'The venue you were looking for' })),
    ).toBeVisible();
  });
});
