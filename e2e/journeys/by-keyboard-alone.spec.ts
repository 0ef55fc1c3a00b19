import { places } from '../../server/demo/places/places.ts';
import { agendaScreen } from '../screens/agenda.ts';
import { albumScreen } from '../screens/album.ts';
import { badgeCheckScreen } from '../screens/badge-check.ts';
import { delegateScreen, delegatesScreen } from '../screens/delegates.ts';
import { dialogs } from '../screens/dialog.ts';
import { fileScreen, filesScreen } from '../screens/files.ts';
import { findScreen } from '../screens/find.ts';
import { firstVisit } from '../screens/first-visit.ts';
import { homeScreen } from '../screens/home.ts';
import { infoScreen } from '../screens/info.ts';
import { introductionScreen } from '../screens/introduction.ts';
import { mapScreen } from '../screens/map.ts';
import { meetingScreen } from '../screens/meeting.ts';
import { articleScreen, newsScreen } from '../screens/news.ts';
import { partnersScreen } from '../screens/partners.ts';
import { privacyScreen } from '../screens/privacy.ts';
import { questionsScreen } from '../screens/questions.ts';
import { scanScreen } from '../screens/scan.ts';
import { signInScreen } from '../screens/sign-in.ts';
import { tabs } from '../screens/tabs.ts';
import { spareForThisTry } from '../support/demo-people.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

const guesthouse = places[0]!.name;
const typeWords = { zh: '类型', en: 'Type' };
const otherFilters = [
  { zh: '状态', en: 'Status' },
  { zh: '会议厅', en: 'Hall' },
];

test.describe('by keyboard alone', () => {
  test.use({ signedIn: false });

  test('one comes in, logs in by badge and logs out', async ({ page, say, localOrigin, expectError }) => {
    const person = spareForThisTry(139);
    const keys = keyboardOf(page);
    const [visit, signIn] = [firstVisit(page, say), signInScreen(page, say, localOrigin)];
    const [scan, check] = [scanScreen(page, say), badgeCheckScreen(page, say)];
    const [home, privacy, dialog] = [homeScreen(page, say), privacyScreen(page, say), dialogs(page, say)];
    const info = infoScreen(page, say);
    const policy = { zh: '《隐私政策》', en: 'Privacy Policy' };
    const legalText = page.getByRole('dialog', { name: say({ zh: '隐私政策', en: 'Privacy' }), exact: true });

    // Whoever disagrees lets the window close itself, which would end the journey.
    await page.addInitScript(() => Object.assign(window, { close() {} }));
    await page.goto('/cdfH5/');
    await keys.follow(visit.goOn, visit.popup);
    await keys.follow(visit.disagree, visit.goodbye);
    await keys.follow(visit.startAgain, visit.goOn);
    await keys.follow(visit.goOn, visit.popup);
    await keys.lookInto(visit.text('privacy'), legalText);
    await keys.follow(visit.agree, signIn.welcome);
    await keys.follow(signIn.text(policy), page.getByRole('main').getByRole('heading', { level: 2 }).first());
    await keys.goBackTo(signIn.welcome);
    const [first, ...others] = say({ zh: ['mobile', 'email', 'badge'], en: ['email', 'mobile', 'badge'] } as const);
    await keys.reach(signIn.method(first));
    for (const method of others) {
      await keys.press('ArrowRight');
      await expect(signIn.method(method)).toBeChecked();
    }
    await keys.follow(signIn.scan, scan.trouble);
    await keys.follow(scan.enterCode, signIn.badgeCode);
    await keys.reach(signIn.badgeCode);
    await page.keyboard.insertText(person.badgeCode);
    await keys.follow(signIn.goOn, check.badge);
    const rows = check.rowsOf(person.birthDate);
    const wheels = say({ zh: ['year', 'month', 'day'], en: ['day', 'month', 'year'] } as const);
    for (const part of wheels) await keys.turnTo(check.wheels[part], rows[part]);
    await keys.reach(check.tick);
    await keys.press('Space');
    await keys.follow(check.confirm, home.nowAndNext);

    await keys.follow(tabs(page, say).tab('info'), info.code);
    await keys.lookInto(info.code, info.sheet);
    await keys.follow(info.privacy, privacy.signOut);
    await keys.lookInto(privacy.signOut, dialog.all);
    await keys.reach(privacy.withdraw, 'Shift+Tab');
    await keys.lookInto(privacy.withdraw, dialog.all);
    await keys.follow(privacy.signOut, dialog.all);
    // Pictures of Home may still be on their way when the session ends.
    expectError(/404 .*\/media\//);
    await keys.follow(dialog.confirm, signIn.welcome);
  });
});

test('by keyboard alone one reads the agenda, a meeting and the maps', async ({ page, say }) => {
  const keys = keyboardOf(page);
  const [home, agenda] = [homeScreen(page, say), agendaScreen(page, say)];
  const [meeting, map] = [meetingScreen(page, say), mapScreen(page, say)];
  const filter = (words: { zh: string; en: string }) =>
    page.getByRole('button', { name: `${say(words)}${say({ zh: '：全部', en: ': All' })}` });
  const choices = (words: { zh: string; en: string }) => page.getByRole('dialog', { name: say(words), exact: true });
  const [type, types] = [filter(typeWords), choices(typeWords)];

  await page.goto('/cdfH5/pages/nowhere');
  await keys.follow(page.getByRole('button', { name: say({ zh: '返回首页', en: 'Go to Home' }) }), home.nowAndNext);
  await keys.follow(home.wholeAgenda, agenda.days.last());
  await keys.reach(agenda.days.last());
  await keys.press('Enter');
  await expect(agenda.days.last()).toHaveAttribute('aria-pressed', 'true');
  await keys.lookInto(type, types);
  for (const words of otherFilters) await keys.lookInto(filter(words), choices(words));
  await keys.reach(type, 'Shift+Tab');
  await keys.follow(type, types);
  await keys.reach(types.getByRole('radio', { checked: true }));
  await keys.press('ArrowDown');
  await keys.press('Space');
  await expect(types).toHaveCount(0);
  await keys.expectFocusKept();
  await keys.reach(page.getByRole('button', { name: say({ zh: '搜索', en: 'Search' }), exact: true }), 'Shift+Tab');
  await keys.press('Enter');
  await expect(agenda.search).toBeFocused();
  await page.keyboard.insertText('zzz');
  await keys.follow(agenda.showAll, agenda.meetings.first());
  await keys.follow(agenda.meetings.first(), meeting.addToCalendar);
  await keys.lookInto(page.getByRole('button', { name: say({ zh: '导航', en: 'Directions' }) }), map.chooser);
  await keys.reach(meeting.hallOnPlan, 'Shift+Tab');
  await keys.press('Enter');
  await keys.reach(map.marks.first());
  await keys.press('Space');
  await keys.reach(map.zoomIn);
  await keys.press('Enter');
  for (const shown of [meeting.addToCalendar, agenda.title, home.nowAndNext]) await keys.goBackTo(shown);

  await keys.follow(home.entry(say({ zh: '会场地图', en: 'Map' })), map.place(say(guesthouse)));
  await keys.lookInto(map.navigate(say(guesthouse)), map.chooser);
  await keys.lookInto(map.showDriver(say(guesthouse)), map.driverCard);
  await keys.goBackTo(home.nowAndNext);
});

test('by keyboard alone one reads the news and looks at pictures', async ({ page, say }) => {
  const keys = keyboardOf(page);
  const [home, news, article] = [homeScreen(page, say), newsScreen(page, say), articleScreen(page, say)];
  const report = {
    zh: '论坛发布年度报告《转型时代的信心》',
    en: 'The Forum publishes its Annual Report, Confidence in an Age of Transition',
  };
  await home.open();
  await keys.follow(home.entry(say({ zh: '新闻资讯', en: 'News' })), news.titles.first());
  await keys.reach(page.getByRole('radio', { checked: true }));
  await keys.press('ArrowRight');
  await keys.reach(news.category('文化', 'Culture'));
  await keys.press('Enter');
  await keys.follow(news.showAll, news.titles.first());
  // With the button its focus is gone, so that the title has it.
  await keys.reach(page.getByRole('radio', { checked: true }));
  await keys.press('ArrowLeft');
  await keys.follow(news.row(say(report)), article.cover);
  await keys.follow(article.cover, article.pictures);
  await keys.press('ArrowRight');
  await expect(article.pictures).toContainText('2 / 3');
  await keys.press('Escape');
  await expect(article.pictures).toHaveCount(0);
  await expect(article.cover).toBeFocused();
  await keys.reach(
    page.getByRole('button', {
      name: say({ zh: '下载 论坛年度报告摘要', en: 'Download Summary of the Annual Report' }),
    }),
  );
  for (const shown of [news.titles.first(), home.nowAndNext]) await keys.goBackTo(shown);
});

test('by keyboard alone one finds a sentence, a name and a photo', async ({ page, say }) => {
  const keys = keyboardOf(page);
  const [home, find, one] = [homeScreen(page, say), findScreen(page, say), delegateScreen(page, say)];
  const [files, file, album] = [filesScreen(page, say), fileScreen(page, say), albumScreen(page, say)];
  const bar = tabs(page, say);
  const report = { zh: '港口韧性工作组报告', en: 'Report of the Working Group on Port Resilience' };
  await home.open();
  await keys.follow(find.opener, find.start);
  await expect(find.box).toBeFocused();
  await page.keyboard.insertText('syz');
  await keys.follow(find.found(say({ zh: '沈彦志', en: 'SHEN Yanzhi' })), one.meetings.first());
  for (const shown of [find.box, home.nowAndNext]) await keys.goBackTo(shown);

  await keys.follow(bar.tab('search'), files.titles.first());
  await keys.reach(files.search);
  await page.keyboard.insertText(say({ zh: '预测联络员', en: 'forecast liaison officer' }));
  await keys.follow(files.file(say(report)), file.marks.first());
  await keys.reach(page.getByRole('region').first());
  await keys.press('ArrowLeft');
  await expect(file.marks).toHaveCount(0);
  await keys.reach(file.asText);
  await keys.reach(file.download);
  await keys.goBackTo(files.titles.first());

  await keys.follow(bar.tab('album'), album.photos.first());
  await keys.follow(album.photos.first(), album.viewer);
  await keys.press('ArrowRight');
  await expect(album.viewer).toContainText('2 / ');
  await keys.follow(album.hide, album.reason);
  await keys.press('Escape');
  await expect(album.reason).toHaveCount(0);
  await keys.press('Escape');
  await expect(album.viewer).toHaveCount(0);
  await keys.expectFocusKept();
  await keys.reach(album.select, 'Shift+Tab');
  await keys.press('Enter');
  await keys.reach(album.photos.first());
  await keys.press('Space');
  await keys.follow(album.downloadOne, album.chosen(1));
});

test.describe('in English', () => {
  test.use({ beginsIn: 'en' });

  test('by keyboard alone one finds people, answers and partners', async ({ page, say }) => {
    const keys = keyboardOf(page);
    const [home, about, questions] = [homeScreen(page, say), introductionScreen(page, say), questionsScreen(page, say)];
    const [list, one, partners] = [delegatesScreen(page, say), delegateScreen(page, say), partnersScreen(page, say)];
    const website = page.getByRole('link', { name: 'www.chilversley-foundation.example' });
    const question = page.getByRole('main').locator('[aria-expanded]').first();

    await home.open();
    await keys.follow(home.entry(say({ zh: '参会嘉宾', en: 'Delegates' })), list.rows.first());
    await keys.reach(list.search);
    await page.keyboard.insertText('qqqq');
    await keys.follow(list.showAll, list.rows.first());
    await keys.reach(list.letters);
    await keys.press('ArrowDown');
    await expect(list.letters).toHaveAttribute('aria-valuetext', 'B');
    await expect(list.under('B')).toBeInViewport();
    await keys.reach(list.search, 'Shift+Tab');
    await page.keyboard.insertText('syz');
    await keys.follow(list.row(say({ zh: '沈彦志', en: 'SHEN Yanzhi' })), one.meetings.first());
    for (const shown of [list.title, home.nowAndNext]) await keys.goBackTo(shown);

    await keys.follow(home.entry(say({ zh: '论坛简介', en: 'About' })), about.call);
    await keys.follow(about.questions, questions.search);
    await keys.reach(question);
    await keys.press('Enter');
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    for (const shown of [about.title, home.nowAndNext]) await keys.goBackTo(shown);

    await keys.follow(home.entry(say({ zh: '支持单位', en: 'Patrons' })), partners.title);
    await keys.reach(partners.chosenTab);
    await keys.press('ArrowRight');
    await keys.reach(partners.newspapers);
    await keys.press('Space');
    await expect(partners.outlets).toHaveCount(10);
    await keys.reach(partners.chosenTab, 'Shift+Tab');
    await keys.press('ArrowLeft');
    const foundation = partners.partner(say({ zh: '奇尔弗斯利基金会', en: 'Chilversley Foundation' }));
    await keys.follow(foundation, partners.organisation);
    await keys.follow(partners.organisation, website);
    for (const shown of [partners.organisation, partners.title, home.nowAndNext]) await keys.goBackTo(shown);
  });
});
