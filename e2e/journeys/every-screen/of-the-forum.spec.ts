import { agendaScreen } from '../../screens/agenda.ts';
import { albumScreen, webViewScreen } from '../../screens/album.ts';
import { delegateScreen, delegatesScreen } from '../../screens/delegates.ts';
import { fileAddress, fileScreen, filesScreen } from '../../screens/files.ts';
import { findScreen } from '../../screens/find.ts';
import { homeScreen } from '../../screens/home.ts';
import { introductionScreen } from '../../screens/introduction.ts';
import { mapScreen } from '../../screens/map.ts';
import { meetingScreen } from '../../screens/meeting.ts';
import { articleAddress, articleScreen, newsScreen } from '../../screens/news.ts';
import { partnersScreen } from '../../screens/partners.ts';
import { privacyScreen } from '../../screens/privacy.ts';
import { questionsScreen } from '../../screens/questions.ts';
import { tapCalmly } from '../../support/calm.ts';
import { demoDelegate } from '../../support/demo-people.ts';
import { test, whenChecked } from '../../support/readable-screens.ts';
import { expect } from '../../support/test.ts';

const greenGrowth = { zh: '绿色增长与新型能源体系', en: 'Green Growth and the Next Energy System' };

for (const beginsIn of ['zh', 'en'] as const)
  test.describe(beginsIn, whenChecked(beginsIn), () => {
    test.use({ beginsIn });

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

    test('files can be read and used by everybody', async ({ page, say, expectGood }) => {
      const [files, file] = [filesScreen(page, say), fileScreen(page, say)];
      await files.open();
      await expect(files.titles.nth(3)).toBeVisible();
      await expectGood();
      await files.search.fill(say({ zh: '岸电插座', en: 'forecast liaison officer' }));
      await expect(files.counted).toBeVisible();
      await expectGood();
      await files.search.fill('zzqq');
      await expect(files.noHit('zzqq')).toBeVisible();
      await expectGood();
      await page.goto(fileAddress('report-ports', `&q=${say({ zh: '岸电插座', en: 'forecast liaison officer' })}`));
      await expect(file.marks.first()).toBeVisible();
      await expectGood();
      await page.goto(fileAddress('report-skills', `&q=${say({ zh: '替工池', en: 'pool of stand-ins' })}`));
      await expect(file.markedText.first()).toBeVisible();
      await expectGood();
      await page.goto(fileAddress('guide-evacuation'));
      await expect(file.noPreview).toBeVisible();
      await expectGood();
    });

    test('the search of everything can be read and used by everybody', async ({ page, say, expectGood }) => {
      const find = findScreen(page, say);
      await find.open();
      await expect(find.start).toBeVisible();
      await expectGood();
      await find.box.fill(say({ zh: '港口', en: 'port' }));
      await expect(find.groups.nth(2)).toBeVisible();
      await expectGood();
      await find.box.fill('zzqq zzqq');
      await expect(find.nothing('zzqq zzqq')).toBeVisible();
      await expectGood();
    });

    test('the album and the web view can be read and used by everybody', async ({ page, say, expectGood }) => {
      const [album, webView] = [albumScreen(page, say), webViewScreen(page, say)];
      await album.open();
      await expect(album.photos.nth(3)).toBeVisible();
      await expectGood();
      await tapCalmly(album.photos.nth(1));
      await expect(album.viewer).toBeVisible();
      await tapCalmly(album.saveToAlbum);
      await expectGood();
      await tapCalmly(album.hide);
      await expect(album.reason).toBeVisible();
      await expectGood();
      await album.open();
      await tapCalmly(album.select);
      await tapCalmly(album.photos.first());
      await expect(album.chosen(1)).toBeVisible();
      await expectGood();
      await webView.open('https://elsewhere.example/');
      await expect(webView.notAllowed).toBeVisible();
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
