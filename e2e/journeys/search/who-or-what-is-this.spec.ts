import { forumFiles } from '../../../server/demo/files/files.ts';
import { delegateScreen } from '../../screens/delegates.ts';
import { findScreen } from '../../screens/find.ts';
import { homeScreen } from '../../screens/home.ts';
import { tapCalmly } from '../../support/calm.ts';
import { demoDelegate, spareForThisTry } from '../../support/demo-people.ts';
import { toastsOn } from '../../support/toasts.ts';
import { expect, test } from '../../support/test.ts';

const gu = { ...demoDelegate('gu-minglan').name, en: 'GU Minglan' };
const report = forumFiles.find(({ key }) => key === 'report-ports')!;

test.use({ signedIn: false });

test('who or what is this: one box', async ({ page, say, switchLanguage, signedInAs, axe }) => {
  await signedInAs(spareForThisTry(75));
  const [home, find, one] = [homeScreen(page, say), findScreen(page, say), delegateScreen(page, say)];
  await home.open();
  await tapCalmly(find.opener);
  await expect(find.start).toBeVisible();
  await expect(find.box).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => toastsOn(page)).toContain(say({ zh: '请输入搜索内容', en: 'Please enter your search' }));

  // A name by the first letters of its syllables.
  await find.box.fill('gml');
  await expect(find.group('嘉宾', 'Delegates').getByRole('link', { name: say(gu) })).toBeVisible();
  await tapCalmly(find.found(say(gu)));
  await expect(one.name(say(gu))).toBeVisible();
  await page.goBack();
  await expect(find.box).toHaveValue('gml');

  await find.box.fill(say({ zh: '港口', en: 'port' }));
  await expect(find.found(say(report.title))).toBeVisible();
  expect((await find.groups.allTextContents()).length).toBeGreaterThan(2);
  await axe();

  await switchLanguage();
  await find.box.fill(say({ zh: '港口', en: 'port' }));
  await expect(find.found(say(report.title))).toBeVisible();
  await tapCalmly(find.chip('资讯', 'News'));
  await expect(find.groups).toHaveCount(1);
  await tapCalmly(find.chip('全部', 'All'));
  await tapCalmly(find.found(say(report.title)));
  await expect(page).toHaveURL(/\/pages\/search\/detail\?id=/);
  await page.goBack();

  await tapCalmly(find.clear);
  await expect(find.recent('gml')).toBeVisible();
  await tapCalmly(find.forget('gml'));
  await expect(find.recent('gml')).toHaveCount(0);
  await tapCalmly(find.recent(say({ zh: '港口', en: 'port' })));
  await expect(find.found(say(report.title))).toBeVisible();
  await find.box.fill('zzqq zzqq');
  await expect(find.nothing('zzqq zzqq')).toBeVisible();
  await tapCalmly(find.cancel);
  await expect(home.nowAndNext).toBeVisible();
});
