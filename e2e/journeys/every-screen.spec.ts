import { badgeCheckScreen } from '../screens/badge-check.ts';
import { agendaScreen } from '../screens/agenda.ts';
import { cardsScreen } from '../screens/cards.ts';
import { modesScreen } from '../screens/modes.ts';
import { delegateScreen, delegatesScreen } from '../screens/delegates.ts';
import { favouritesScreen } from '../screens/favourites.ts';
import { firstVisit } from '../screens/first-visit.ts';
import { homeScreen } from '../screens/home.ts';
import { infoScreen } from '../screens/info.ts';
import { introductionScreen } from '../screens/introduction.ts';
import { mapScreen } from '../screens/map.ts';
import { meetingScreen } from '../screens/meeting.ts';
import { messagesScreen } from '../screens/messages.ts';
import { articleAddress, articleScreen, newsScreen } from '../screens/news.ts';
import { partnersScreen } from '../screens/partners.ts';
import { privacyScreen } from '../screens/privacy.ts';
import { profileScreen } from '../screens/profile.ts';
import { questionsScreen } from '../screens/questions.ts';
import { scanScreen } from '../screens/scan.ts';
import { settingsScreen } from '../screens/settings.ts';
import { signInScreen } from '../screens/sign-in.ts';
import { tapCalmly } from '../support/calm.ts';
import { demoDelegate, spareForThisTry } from '../support/demo-people.ts';
import { allChecks, problemsIn, quickChecks } from '../support/looks.ts';
import { secretariat } from '../support/staff.ts';
import { expect, test as journey } from '../support/test.ts';

const greenGrowth = { zh: '绿色增长与新型能源体系', en: 'Green Growth and the Next Energy System' };

/** Expects that axe finds no problem and that nothing is wider than the screen. */
const test = journey.extend<{ expectGood: () => Promise<void> }>({
  expectGood: async ({ page, beginsIn, everyLook }, lend) => {
    if (everyLook) journey.slow();
    const checks = everyLook ? allChecks : quickChecks[beginsIn];
    await lend(async () => expect.soft(await problemsIn(page, checks), new URL(page.url()).pathname).toEqual([]));
  },
});

// Otherwise axe would measure a colour during its transition from light to dark.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const beginsIn of ['zh', 'en'] as const)
  test.describe(beginsIn, () => {
    test.use({ beginsIn });

    test.describe('before signing in', () => {
      test.use({ signedIn: false });

      test('the first visit can be read and used by everybody', async ({ page, say, expectGood }) => {
        const visit = firstVisit(page, say);
        await page.goto('/cdfH5/');
        await expect(visit.goOn).toBeVisible();
        await expectGood();
        await visit.chooseLanguage();
        await expectGood();
        await tapCalmly(visit.disagree);
        await expect(visit.goodbye).toBeVisible();
        await expectGood();
      });

      test('signing in can be read and used by everybody', async ({ page, say, localOrigin, expectGood }) => {
        const [visit, signIn] = [firstVisit(page, say), signInScreen(page, say, localOrigin)];
        await page.goto('/cdfH5/');
        await visit.chooseLanguage();
        await tapCalmly(visit.agree);
        for (const channel of ['mobile', 'email'] as const) {
          await signIn.choose(channel);
          await expect(signIn.picture).toBeVisible();
          await signIn.askForCode();
          await expect(signIn[channel]).toHaveAttribute('aria-invalid', 'true');
          await expectGood();
        }
        await signIn.signIn();
        await expect(signIn.tick).toHaveAttribute('aria-invalid', 'true');
        await expectGood();
        await signIn.text({ zh: '《隐私政策》', en: 'Privacy Policy' }).tap();
        await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectGood();
      });

      test('signing in by badge can be read and used by everybody', async ({ page, say, localOrigin, expectGood }) => {
        const [visit, signIn] = [firstVisit(page, say), signInScreen(page, say, localOrigin)];
        const [scan, check] = [scanScreen(page, say), badgeCheckScreen(page, say)];
        await page.goto('/cdfH5/');
        await visit.chooseLanguage();
        await tapCalmly(visit.agree);
        await signIn.choose('badge');
        await expectGood();
        await signIn.scan.tap();
        await expect(scan.trouble).toBeVisible();
        await expectGood();
        await scan.enterCode.tap();
        await signIn.badgeCode.fill(spareForThisTry(122).badgeCode);
        await signIn.goOn.tap();
        await expect(check.badge).toBeVisible();
        await expectGood();
      });
    });

    test('the screens after signing in can be read and used by everybody', async ({ page, say, expectGood }) => {
      const [home, agenda, meeting] = [homeScreen(page, say), agendaScreen(page, say), meetingScreen(page, say)];
      const privacy = privacyScreen(page, say);
      await home.open();
      await expect(home.nowAndNext).toBeVisible();
      await expectGood();
      await home.meeting(say(greenGrowth)).tap();
      await expect(meeting.heading(say(greenGrowth))).toBeVisible();
      await expectGood();
      await page.goto('/cdfH5/pages/meeting/meeting');
      await expect(agenda.days.first()).toBeVisible();
      await expectGood();
      await privacy.open();
      await expect(privacy.signOut).toBeVisible();
      await expectGood();
    });

    test('Info, files and album can be read and used by everybody', async ({ page, say, expectGood }) => {
      const info = infoScreen(page, say);
      await info.open();
      await expect(info.code).toBeVisible();
      await expectGood();
      await tapCalmly(info.code);
      await expect(info.sheet.getByRole('img')).toBeVisible();
      await expectGood();
      for (const path of ['search/search', 'album/album']) {
        await page.goto(`/cdfH5/pages/${path}`);
        await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
        await expectGood();
      }
    });

    test('the settings and their sheets can be read and used by everybody', async ({ page, say, expectGood }) => {
      const settings = settingsScreen(page, say);
      await settings.open();
      await expect(settings.signOut).toBeVisible();
      await expectGood();
      for (const row of [settings.theme, settings.camera, settings.sessions, settings.support]) {
        await tapCalmly(row);
        await expect(settings.sheet).toBeVisible();
        await expectGood();
        await tapCalmly(settings.close);
      }
    });

    test('the directory and a delegate can be read and used by everybody', async ({ page, say, expectGood }) => {
      const [list, one] = [delegatesScreen(page, say), delegateScreen(page, say)];
      await list.open();
      await expect(list.rows.first()).toBeVisible();
      await expectGood();
      await list.search.fill('gu');
      await expect(list.found).toContainText(/\d/);
      await expectGood();
      await list.search.fill('qqqq');
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
      await expectGood();
      await one.open(demoDelegate('amadou-kouressy').id);
      await expect(one.meetings.first()).toBeVisible();
      await expectGood();
    });

    test('business cards and modes can be read and used by everybody', async ({ page, say, expectGood }) => {
      const [cards, modes] = [cardsScreen(page, say), modesScreen(page, say)];
      await cards.open();
      await expect(cards.showFriends).toBeVisible();
      await expectGood();
      await tapCalmly(cards.showFriends);
      await expectGood();
      await modes.open();
      await expect(modes.chosen('social')).toBeVisible();
      await expectGood();
      await page.goto('/cdfH5/pages/other/scanH5');
      await expect(page.getByRole('img').first()).toBeVisible();
      await expectGood();
    });

    test('favourites and an own entry can be read and used by everybody', async ({ page, say, expectGood }) => {
      const mine = favouritesScreen(page, say);
      await mine.open();
      await expect(mine.add).toBeVisible();
      await expectGood();
      await tapCalmly(mine.add);
      await tapCalmly(mine.save);
      await expect(mine.content).toHaveAttribute('aria-invalid', 'true');
      await expectGood();
      await mine.content.fill(say({ zh: '茶叙', en: 'Tea' }));
      await mine.details.fill(say({ zh: '青年交流', en: 'Youth exchange' }));
      await mine.location.fill(say({ zh: '园林茶舍', en: 'Garden Tea House' }));
      await mine.venue.selectOption('other');
      await tapCalmly(mine.save);
      await expect(mine.sheet).toHaveCount(0);
      await expectGood();
      await mine.tab('嘉宾', 'Delegates').tap();
      await expect(mine.entries).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectGood();
      await mine.tab('会议', 'Meetings').tap();
      await expectGood();
    });

    test('the introduction and the questions can be read and used by everybody', async ({ page, say, expectGood }) => {
      const [about, questions] = [introductionScreen(page, say), questionsScreen(page, say)];
      await about.open();
      await expect(about.call).toBeVisible();
      await expectGood();
      await questions.open();
      await questions.search.fill(say({ zh: '证件', en: 'badge' }));
      await expect(questions.found).toContainText(/\d/);
      await expectGood();
      await questions.search.fill('zzz');
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
      await expectGood();
    });

    test('the venue map can be read and used by everybody', async ({ page, say, expectGood }) => {
      const map = mapScreen(page, say);
      const guesthouse = say({ zh: '玉澄国宾馆', en: 'Yucheng State Guesthouse' });
      await map.open();
      await map.showDriver(guesthouse).tap();
      await expect(map.driverCard).toBeVisible();
      await expectGood();
      await map.done.tap();
      await map.navigate(guesthouse).tap();
      await expect(map.chooser).toBeVisible();
      await expectGood();
      await map.cancel.tap();
      await expectGood();
      await map.halls(guesthouse).tap();
      await map.mark(say({ zh: '和合厅', en: 'Hehe Hall' })).tap();
      await expectGood();
    });

    test('news and an article can be read and used by everybody', async ({ page, say, expectGood }) => {
      const [news, article] = [newsScreen(page, say), articleScreen(page, say)];
      await news.open();
      await expect(news.titles.nth(3)).toBeVisible();
      await expectGood();
      await news.kind('观点', 'Talks').tap();
      await news.category('文化', 'Culture').tap();
      await expect(news.showAll).toBeVisible();
      await expectGood();
      await page.goto(articleAddress('annual-report'));
      await expect(article.related).toBeVisible();
      await expectGood();
      await tapCalmly(article.cover);
      await expect(article.pictures).toBeVisible();
      await expectGood();
      await tapCalmly(article.closePictures);
      await page.goto(articleAddress('supply-chains-call'));
      await expect(article.playVideo).toBeVisible();
      await expectGood();
    });

    test('messages and one message can be read and used by everybody', async ({
      page,
      say,
      signedInAs,
      expectGood,
    }) => {
      const person = spareForThisTry(beginsIn === 'zh' ? 64 : 67);
      await signedInAs(person);
      const messages = messagesScreen(page, say);
      await messages.open('reminder');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectGood();
      const shuttle = say({ zh: '班车时间', en: 'Shuttle buses' });
      const text = '18:00自东门发车，请携带证件。 | They leave the East Gate at 18:00. Please bring your badge.';
      await secretariat('send-message', `person:${person.id}`, '班车时间 | Shuttle buses', text, '--link', 'map');
      await messages.open('notification');
      await expect(messages.message(shuttle)).toBeVisible();
      await expectGood();
      await messages.message(shuttle).tap();
      await expect(page.getByRole('link', { name: say({ zh: '查看会场地图', en: 'Open the map' }) })).toBeVisible();
      await expectGood();
    });

    test('the record of the profile can be read and used by everybody', async ({ page, say, expectGood }) => {
      const profile = profileScreen(page, say);
      await profile.open();
      await expect(profile.submitted).toBeVisible();
      await expectGood();
      await tapCalmly(profile.ask);
      await expect(profile.askedText).toBeVisible();
      await expectGood();
    });

    test('the profile can be filled in by everybody', async ({ page, say, signedInAs, expectGood }) => {
      await signedInAs(spareForThisTry(beginsIn === 'zh' ? 107 : 109));
      const profile = profileScreen(page, say);
      await profile.open();
      await profile.otherLanguage.tap();
      await profile.mobile.fill('139 0000 1111');
      await profile.email.fill('nobody@nowhere');
      await tapCalmly(profile.submit);
      await expect(profile.email).toHaveAttribute('aria-invalid', 'true');
      await expectGood();
    });

    test('the media list can be read and used by everybody', async ({ page, say, expectGood }) => {
      const partners = partnersScreen(page, say);
      await partners.open('media');
      await partners.newspapers.tap();
      await expect(partners.outlets).toHaveCount(10);
      await expectGood();
    });

    test('partners and patrons can be read and used by everybody', async ({ page, say, expectGood }) => {
      const partners = partnersScreen(page, say);
      await partners.open('patron');
      await expect(partners.level(say({ zh: '首席支持单位', en: 'Principal patrons' }))).toBeVisible();
      await expectGood();
      await partners.partner(say({ zh: '奇尔弗斯利基金会', en: 'Chilversley Foundation' })).tap();
      await expect(partners.organisation).toBeVisible();
      await expectGood();
      await partners.organisation.tap();
      await expect(page.getByRole('link', { name: 'www.chilversley-foundation.example' })).toBeVisible();
      await expectGood();
    });
  });
