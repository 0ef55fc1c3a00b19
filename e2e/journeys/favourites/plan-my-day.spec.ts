import { writeFile } from 'node:fs/promises';
import { agendaScreen } from '../../screens/agenda.ts';
import { delegatesScreen } from '../../screens/delegates.ts';
import { favouritesScreen } from '../../screens/favourites.ts';
import { homeScreen } from '../../screens/home.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { anotherPhone } from '../../support/devices.ts';
import { signIn, storageOf } from '../../support/signed-in.ts';
import { secretariat } from '../../support/staff.ts';
import { soon } from '../../support/soon.ts';
import { expect, test } from '../../support/test.ts';
import { toastsOn } from '../../support/toasts.ts';

const intelligence = { zh: '人工智能与包容发展', en: 'Artificial Intelligence for Inclusive Development' };
const trade = { zh: '小型经济体与贸易规则', en: 'Trade Rules for Smaller Economies' };
const tea = '与浅本精密茶叙';
const laterTea = `${tea}（改期）`;
const inWeChat = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140 Mobile MicroMessenger/8.0.50';

test.use({ signedIn: false });

test('plan my day: bookmark, add an entry of my own, see what overlaps, and have it on both screens', async ({
  page,
  say,
  switchLanguage,
  signedInAs,
  browser,
  origin,
  language,
  axe,
}, testInfo) => {
  test.slow();
  const person = spareForThisTry(96);
  // Everybody in the demo has cars, and this day is to begin empty.
  const nothing = testInfo.outputPath('nothing.json');
  await writeFile(nothing, '[]');
  await secretariat('set-arrangements', person.id, nothing);
  const [home, agenda, delegates] = [homeScreen(page, say), agendaScreen(page, say), delegatesScreen(page, say)];
  const mine = favouritesScreen(page, say);

  // The same person has the app open in WeChat, too; both logins live side by side.
  const second = await anotherPhone(browser);
  await second.context().setStorageState(storageOf(await signIn(origin, person, inWeChat), origin, language));
  const there = favouritesScreen(second, (words) => words[language]);
  await signedInAs(person);

  await test.step('nothing is planned yet, and the page says what to do', async () => {
    await home.open();
    await home.entry(say({ zh: '我的收藏', en: 'Favourites' })).tap();
    await expect(
      page.getByRole('heading', { name: say({ zh: '当天暂无安排', en: 'Nothing planned on this day' }) }),
    ).toBeVisible();
    await axe();
    await there.open();
    // The login in the browser is told to this screen.
    await second.getByRole('button', { name: { zh: '是本人操作', en: 'It was me' }[language] }).tap();
    await expect(second.getByRole('alertdialog')).toHaveCount(0);
    await page.getByRole('button', { name: say({ zh: '查看会议日程', en: 'Open the agenda' }) }).tap();
    await expect(agenda.title).toBeVisible();
  });

  await test.step('bookmarked in the agenda, it is on the other screen within seconds', async () => {
    const bookmark = mine.bookmark(say(intelligence));
    await tapCalmly(bookmark);
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await expect(there.entries).toHaveText([intelligence[language]], soon);
  });

  await test.step('what overlaps is pointed out and never forbidden; a tap on the toast undoes it', async () => {
    const bookmark = mine.bookmark(say(trade));
    await tapCalmly(bookmark);
    await expect
      .poll(() => toastsOn(page))
      .toContainEqual(expect.stringContaining(say({ zh: '重叠', en: 'Overlaps' })));
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await expect(there.entries).toHaveCount(2, soon);
    await tapCalmly(bookmark);
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
    await mine.undo.tap();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await expect(there.entries).toHaveCount(2, soon);
  });

  await switchLanguage();

  await test.step('a delegate stands beside the day', async () => {
    await delegates.open();
    await expect(delegates.rows.first()).toBeVisible();
    const name = (await delegates.rows.first().locator('.directory-row__name').textContent()) ?? '';
    const bookmark = delegates.rows.first().getByRole('button', { name: say({ zh: /^收藏：/, en: /^Bookmark: / }) });
    // The page is left at once, perhaps before the server has the bookmark.
    await tapCalmly(bookmark);
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await mine.open();
    await mine.tab('嘉宾', 'Delegates').tap();
    await expect(mine.delegate(name)).toBeVisible();
    await mine.tab('我的日程', 'My day').tap();
  });

  await test.step('an entry of my own says while I type what it overlaps, and is on the other screen', async () => {
    await tapCalmly(mine.add);
    await mine.save.tap();
    await expect(mine.content).toHaveAccessibleDescription(say({ zh: '请输入内容', en: 'Please enter content' }));
    await mine.content.fill(tea);
    await mine.details.fill('青年交流项目');
    await mine.from.fill('11:30');
    await mine.to.fill('12:00');
    await mine.location.fill('园林茶舍');
    await mine.venue.selectOption('other');
    await expect(mine.sheet.getByText(say({ zh: /重叠.*仍可保存/, en: /Overlaps.*You can still save/ }))).toBeVisible();
    await axe();
    await tapCalmly(mine.save);
    await expect(mine.sheet).toHaveCount(0);
    await expect(mine.entry(tea)).toContainText(say({ zh: '重叠30分钟', en: 'by 30 minutes' }));
    await expect(there.entry(tea)).toBeVisible(soon);
  });

  await test.step('changed, deleted and brought back, both screens follow', async () => {
    await tapCalmly(mine.edit(tea));
    await mine.content.fill(laterTea);
    await tapCalmly(mine.save);
    await expect(mine.entry(laterTea)).toBeVisible();
    await expect(there.entry(laterTea)).toBeVisible(soon);
    await tapCalmly(mine.edit(laterTea));
    await tapCalmly(mine.remove);
    await expect(mine.entry(laterTea)).toHaveCount(0);
    await mine.undo.tap();
    await expect(mine.entry(laterTea)).toBeVisible();
    await expect(there.entry(laterTea)).toBeVisible(soon);
    await expect(mine.entries).toHaveCount(3);
  });

  await test.step('a bookmark removed on the other screen is gone here', async () => {
    await tapCalmly(there.bookmark(trade[language]));
    await expect(there.entries).toHaveCount(2);
    await expect(mine.entry(say(trade))).toHaveCount(0, soon);
  });
});
