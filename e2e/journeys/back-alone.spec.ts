import type { Locator } from '@playwright/test';
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
import { tapCalmly } from '../support/calm.ts';
import { spareForThisTry } from '../support/demo-people.ts';
import { expect, test } from '../support/test.ts';

const guesthouse = places[0]!.name;

test('Back leads out of every screen to Home, and closes what lies over a page first', async ({
  page,
  say,
  switchLanguage,
}) => {
  // It goes through every screen, which takes a busy machine long.
  test.slow();
  const [home, agenda, meeting] = [homeScreen(page, say), agendaScreen(page, say), meetingScreen(page, say)];
  const [list, one, map] = [delegatesScreen(page, say), delegateScreen(page, say), mapScreen(page, say)];
  const [about, questions] = [introductionScreen(page, say), questionsScreen(page, say)];
  const [partners, privacy, dialog] = [partnersScreen(page, say), privacyScreen(page, say), dialogs(page, say)];
  const [news, article] = [newsScreen(page, say), articleScreen(page, say)];
  const [files, file, find] = [filesScreen(page, say), fileScreen(page, say), findScreen(page, say)];
  const album = albumScreen(page, say);
  const [bar, info] = [tabs(page, say), infoScreen(page, say)];
  const website = page.getByRole('link', { name: 'www.chilversley-foundation.example' });

  async function open(target: Locator, shown: Locator) {
    await tapCalmly(target);
    await expect(shown).toBeVisible();
  }
  async function backTo(...screens: Locator[]) {
    for (const shown of screens) {
      await page.goBack();
      await expect(shown).toBeVisible();
    }
  }
  /** What lies over the page goes, and the page stays. */
  async function openAndClose(opener: Locator, layer: Locator) {
    await open(opener, layer);
    await page.goBack();
    await expect(layer).toHaveCount(0);
    await expect(opener).toBeVisible();
  }

  await home.open();
  await open(home.wholeAgenda, agenda.days.first());
  for (const [button, sheet] of [
    [
      { zh: '类型：全部', en: 'Type: All' },
      { zh: '类型', en: 'Type' },
    ],
    [
      { zh: '状态：全部', en: 'Status: All' },
      { zh: '状态', en: 'Status' },
    ],
    [
      { zh: '会议厅：全部', en: 'Hall: All' },
      { zh: '会议厅', en: 'Hall' },
    ],
  ] as const)
    await openAndClose(
      page.getByRole('button', { name: say(button) }),
      page.getByRole('dialog', { name: say(sheet), exact: true }),
    );
  await open(agenda.meetings.first(), meeting.addToCalendar);
  await openAndClose(page.getByRole('button', { name: say({ zh: '导航', en: 'Directions' }) }), map.chooser);
  await open(meeting.hallOnPlan, map.zoomIn);
  await backTo(meeting.addToCalendar, agenda.days.first(), home.nowAndNext);

  await open(home.entry(say({ zh: '会场地图', en: 'Map' })), map.place(say(guesthouse)));
  await openAndClose(map.showDriver(say(guesthouse)), map.driverCard);
  await openAndClose(map.navigate(say(guesthouse)), map.chooser);
  await backTo(home.nowAndNext);

  await switchLanguage();
  await open(home.entry(say({ zh: '参会嘉宾', en: 'Delegates' })), list.rows.first());
  await open(list.rows.first().getByRole('link'), one.details);
  await backTo(list.rows.first(), home.nowAndNext);

  await open(home.entry(say({ zh: '论坛简介', en: 'About' })), about.call);
  await open(about.questions, questions.search);
  await backTo(about.call, home.nowAndNext);

  await open(home.entry(say({ zh: '支持单位', en: 'Patrons' })), partners.title);
  const foundation = partners.partner(say({ zh: '奇尔弗斯利基金会', en: 'Chilversley Foundation' }));
  await open(foundation, partners.organisation);
  await open(partners.organisation, website);
  await backTo(partners.organisation, foundation, home.nowAndNext);

  const report = {
    zh: '论坛发布年度报告《转型时代的信心》',
    en: 'The Forum publishes its Annual Report, Confidence in an Age of Transition',
  };
  await open(home.entry(say({ zh: '新闻资讯', en: 'News' })), news.row(say(report)));
  await open(news.row(say(report)), article.cover);
  await openAndClose(article.cover, article.pictures);
  await backTo(news.row(say(report)), home.nowAndNext);

  await open(bar.tab('search'), files.titles.first());
  await open(files.titles.first().getByRole('link'), file.download);
  await backTo(files.titles.first());
  await open(files.toEverything, find.start);
  await backTo(files.titles.first());
  await open(bar.tab('album'), album.photos.first());
  await openAndClose(album.photos.first(), album.viewer);
  await backTo(files.titles.first(), home.nowAndNext);

  await open(bar.tab('info'), info.code);
  await openAndClose(info.code, info.sheet);
  await open(info.privacy, privacy.signOut);
  await openAndClose(privacy.signOut, dialog.all);
  await openAndClose(privacy.withdraw, dialog.all);
  await backTo(info.code, home.nowAndNext);
});

test.describe('on a first visit', () => {
  test.use({ signedIn: false });

  test('Back leads from each step to the one before, and after logging in to none of them', async ({
    page,
    say,
    localOrigin,
  }) => {
    const person = spareForThisTry(140);
    const [visit, signIn] = [firstVisit(page, say), signInScreen(page, say, localOrigin)];
    const [scan, check] = [scanScreen(page, say), badgeCheckScreen(page, say)];
    const [home, agenda] = [homeScreen(page, say), agendaScreen(page, say)];
    const legalText = page.getByRole('dialog', { name: say({ zh: '隐私政策', en: 'Privacy' }), exact: true });
    await page.goto('/cdfH5/pages/meeting/meeting');
    await visit.chooseLanguage();
    await visit.text('privacy').tap();
    await expect(legalText).toBeVisible();
    await page.goBack();
    await expect(legalText).toHaveCount(0);
    await expect(visit.popup).toBeVisible();
    await tapCalmly(visit.agree);
    await expect(visit.popup).toHaveCount(0);

    await signIn.text({ zh: '《隐私政策》', en: 'Privacy Policy' }).tap();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.goBack();
    await expect(signIn.welcome).toBeVisible();
    await signIn.choose('badge');
    await signIn.scan.tap();
    await expect(scan.trouble).toBeVisible();
    await page.goBack();
    await expect(signIn.scan).toBeVisible();
    await signIn.badgeCode.fill(person.badgeCode);
    await tapCalmly(signIn.goOn);
    await expect(check.badge).toBeVisible();
    await page.goBack();
    await expect(signIn.badgeCode).toBeVisible();
    await tapCalmly(signIn.goOn);
    await check.tick.check();
    await check.setDate(person.birthDate);
    await tapCalmly(check.confirm);
    await expect(agenda.days.first()).toBeVisible();

    await meetingScreen(page, say).back.tap();
    await expect(home.nowAndNext).toBeVisible();
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
});
