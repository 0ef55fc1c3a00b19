import { partnersScreen } from '../../screens/partners.ts';
import { tapCalmly } from '../../support/calm.ts';
import { expect, test } from '../../support/test.ts';
import { toastsOn } from '../../support/toasts.ts';

const chronicle = { zh: '舰队巷纪事', en: 'Fleet Lane Chronicle' };
const desk = { zh: '外交编辑部', en: 'Diplomatic Desk' };
const addressCopied = {
  zh: '微信内无法打开邮件，邮箱地址已复制',
  en: 'WeChat cannot open email. The address has been copied',
};
const unknownPartner = '/cdfH5/pages/partner/detail?id=00000000000000000000';
const weChat =
  'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 ' +
  'XWEB/1260059 MMWEBSDK/20240404 Mobile Safari/537.36 MicroMessenger/8.0.49.2600 WeChat/arm64 Language/zh_CN';

test('find a newspaper’s contact, and go on in the other language', async ({
  page,
  context,
  say,
  inBothLanguages,
  axe,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const screen = partnersScreen(page, say);
  await screen.open('partner');
  await expect(screen.title).toBeVisible();
  await screen.choose('media');
  await screen.newspapers.tap();
  await expect(screen.outlets).toHaveCount(10);
  await axe();

  await screen.search.fill('伦敦');
  await inBothLanguages(async () => {
    await expect(screen.title).toBeVisible();
    await expect(page).toHaveURL(/kind=media&type=print/);
    await expect(screen.search).toHaveValue('伦敦');
    await expect(screen.outlets).toHaveCount(1);
    await expect(screen.outlet(say(chronicle))).toContainText(say(desk));
    await expect(screen.call(say(chronicle))).toHaveAttribute('href', 'tel:+442079460403');
    await expect(screen.mail(say(chronicle))).toHaveAttribute('href', 'mailto:desk@fleet-lane.example');
  });
  await axe();

  await screen.search.fill('atlantis');
  await expect(screen.noMatch).toBeVisible();
  await screen.showAll.tap();
  await expect(screen.outlets).toHaveCount(40);

  await screen.copy(say(chronicle)).tap();
  await expect.poll(() => toastsOn(page)).toEqual([say({ zh: '已复制', en: 'Copied' })]);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${say(chronicle)}\n${say(desk)}\n+44 20 7946 0403\ndesk@fleet-lane.example`,
  );
});

test.describe(() => {
  test.use({ beginsIn: 'en' });

  test('from a partner’s press office to its organisation and the media list', async ({
    page,
    say,
    inBothLanguages,
    axe,
  }) => {
    const screen = partnersScreen(page, say);
    const meridian = { zh: '子午电网', en: 'Meridian Grid' };
    await screen.open('patron');
    await inBothLanguages(() =>
      expect(screen.level(say({ zh: '首席支持单位', en: 'Principal patrons' }))).toBeVisible(),
    );
    await screen.choose('partner');
    await screen.partner(say(meridian)).tap();
    await inBothLanguages(() => expect(page.getByRole('heading', { level: 2, name: say(meridian) })).toBeVisible());
    await expect(page.getByRole('link', { name: '+46 8 465 004 12' })).toHaveAttribute('href', 'tel:+46846500412');
    await axe();

    await screen.organisation.tap();
    await expect(page.getByRole('link', { name: 'www.meridian-grid.example' })).toBeVisible();
    await inBothLanguages(() =>
      expect(page.getByRole('link', { name: say({ zh: '海伦娜·索恩奎斯特', en: 'Helena Thornquist' }) })).toBeVisible(),
    );
    await axe();

    await tapCalmly(screen.back);
    await screen.mediaList.tap();
    await expect(screen.outlets).toHaveCount(40);
    await tapCalmly(screen.back);
    await tapCalmly(screen.back);
    await expect(screen.partner(say(meridian))).toBeVisible();
  });

  test('an old link to a partner that is gone leads to those that are there', async ({
    page,
    say,
    inBothLanguages,
  }) => {
    const screen = partnersScreen(page, say);
    await page.goto(unknownPartner);
    await inBothLanguages(() => expect(screen.missing).toBeVisible());
    await screen.openList.tap();
    await expect(screen.title).toBeVisible();
    await expect(page).toHaveURL(/partner\/partner\?kind=partner$/);
  });
});

test.describe('in WeChat', () => {
  test.use({ userAgent: weChat });

  test('a tap on the mail copies the address, also without the clipboard API', async ({ page, say }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
    const screen = partnersScreen(page, say);
    await screen.open('media');
    await screen.mail(say(chronicle)).tap();
    await expect.poll(() => toastsOn(page)).toEqual([say(addressCopied)]);
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Control+V');
    await expect(screen.search).toHaveValue('desk@fleet-lane.example');
    await expect(screen.outlets).toHaveCount(1);
  });
});
