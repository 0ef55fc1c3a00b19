import { routes } from '../../../checks/specification/as-written.ts';
import { type Route, routeCases } from '../../../checks/specification/routes.ts';
import { idFromKey } from '../../../server/src/platform/ids.ts';
import { messagesScreen } from '../../screens/messages.ts';
import { demoDelegate, spareForThisTry } from '../../support/demo-people.ts';
import { secretariat } from '../../support/staff.ts';
import { expect, type Language, test as journey } from '../../support/test.ts';

/** These pages are for somebody who is not logged in. */
const beforeLogin = new Set<Route>([
  '/pages/login/login',
  '/pages/login/check',
  '/pages/choseLanguage/choseLanguage',
  '/pages/other/agreement',
  '/pages/other/scanH5',
]);

type About = { query: string; name?: Record<Language, string> };
const shuttle = { zh: '班车时间', en: 'Shuttle buses' };
const foundation: About = {
  query: `id=${idFromKey('partner', 'chilversley-foundation')}`,
  name: { zh: '奇尔弗斯利基金会', en: 'Chilversley Foundation' },
};
/** A page about one thing has its id in the address, and its name in the title of the browser's tab. */
const details: Partial<Record<Route, About>> = {
  '/pages/meeting/detail': {
    query: `id=${idFromKey('meeting', 'green-growth')}`,
    name: { zh: '绿色增长与新型能源体系', en: 'Green Growth and the Next Energy System' },
  },
  '/pages/guest/detail': {
    query: `id=${demoDelegate('amadou-kouressy').id}`,
    name: { ...demoDelegate('amadou-kouressy').name, en: 'Amadou KOURESSY' },
  },
  '/pages/forum/detail': {
    query: `id=${idFromKey('news', 'annual-report')}`,
    name: {
      zh: '论坛发布年度报告《转型时代的信心》',
      en: 'The Forum publishes its Annual Report, Confidence in an Age of Transition',
    },
  },
  '/pages/partner/detail': foundation,
  '/pages/partner/company': foundation,
  '/pages/search/detail': {
    query: `id=${idFromKey('forum file', 'guide-handbook')}`,
    name: { zh: '参会手册', en: 'Delegates’ Handbook' },
  },
  // Without an address it leads to the album; what an allowed one shows is not ours.
  '/pages/webview/webview': { query: `url=${encodeURIComponent('https://photos.example/')}` },
};

type Tools = {
  /** Opens a page as a link from outside does, and expects its words in the language of the phone. */
  expectOpens: (path: Route, about?: About) => Promise<void>;
};
const test = journey.extend<Tools>({
  expectOpens: async ({ page, say, spoken }, lend) =>
    lend((path, about = details[path] ?? { query: '' }) =>
      test.step(path, async () => {
        // A deep link is the first that the app sees, so it must not be a move inside the app.
        await page.goto('about:blank');
        await page.goto(`/cdfH5${path}?${about.query}`);
        await expect(
          page.getByText(say(routeCases[path].shows), { exact: true }).filter({ visible: true }).first(),
        ).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', spoken.now === 'zh' ? 'zh-CN' : 'en');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
        expect(new URL(page.url()).pathname).toBe(`/cdfH5${path}`);
        if (about.name) await expect(page).toHaveTitle(say(about.name));
      }),
    ),
});

for (const beginsIn of ['zh', 'en'] as const)
  test.describe(beginsIn, () => {
    test.use({ beginsIn, signedIn: false });

    test('every page of a person who is logged in opens by its address', async ({
      page,
      say,
      signedInAs,
      expectOpens,
    }) => {
      test.slow();
      const person = spareForThisTry(beginsIn === 'zh' ? 87 : 89);
      await signedInAs(person);
      const text = '18:00自东门发车。 | They leave the East Gate at 18:00.';
      await secretariat('send-message', `person:${person.id}`, `${shuttle.zh} | ${shuttle.en}`, text);
      const messages = messagesScreen(page, say);
      await messages.open('notification');
      await messages.message(say(shuttle)).tap();
      await expect(page).toHaveURL(/\/pages\/message\/detail\?id=/);
      const message = { query: new URL(page.url()).search.slice(1) };

      for (const path of routes.filter((route) => !beforeLogin.has(route))) {
        const isMessage = path === '/pages/message/detail';
        await expectOpens(path, isMessage ? message : undefined);
        if (isMessage) await expect(page.getByRole('heading', { name: say(shuttle) })).toBeVisible();
      }
      await page.goto('/cdfH5/pages/webview/webview');
      await expect(page).toHaveURL(/\/pages\/album\/album$/);
    });

    test('every page before the login opens by its address', async ({ context, origin, language, expectOpens }) => {
      const agreed = Object.entries({ language, isShowLangGuide: 'true' }).map(([name, value]) => ({ name, value }));
      await context.setStorageState({ cookies: [], origins: [{ origin, localStorage: agreed }] });
      for (const path of routes.filter((route) => beforeLogin.has(route))) await expectOpens(path);
    });
  });
