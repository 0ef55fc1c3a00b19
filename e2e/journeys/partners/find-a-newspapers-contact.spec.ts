import { partnersScreen } from '../../screens/partners.ts';
import { expect, inBothLanguages, test } from '../../support/test.ts';
import { toastsOn } from '../../support/toasts.ts';

const chronicle = { zh: '舰队街纪事', en: 'Fleet Lane Chronicle' };
const unknownPartner = '/cdfH5/pages/partner/detail?id=00000000000000000000';
const weChat =
  'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 ' +
  'XWEB/1260059 MMWEBSDK/20240404 Mobile Safari/537.36 MicroMessenger/8.0.49.2600 WeChat/arm64 Language/zh_CN';

test('find a newspaper’s contact, and go on in the other language', async ({ page, context, say, axe }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const chinese = partnersScreen(page, say);
  await chinese.open('partner');
  await expect(chinese.title).toBeVisible();
  await chinese.choose('media');
  await chinese.newspapers.tap();
  await expect(chinese.outlets).toHaveCount(10);
  await axe();

  await chinese.search.fill('伦敦');
  await expect(chinese.outlets).toHaveCount(1);
  await expect(chinese.outlet(chronicle.zh)).toContainText('外交编辑部');
  await expect(chinese.call(chronicle.zh)).toHaveAttribute('href', 'tel:+442079460403');

  await chinese.otherLanguage.tap();
  const english = partnersScreen(page, (words) => words.en);
  await expect(english.title).toBeVisible();
  await expect(page).toHaveURL(/kind=media&type=print/);
  await expect(english.search).toHaveValue('伦敦');
  await expect(english.outlets).toHaveCount(1);
  await expect(english.outlet(chronicle.en)).toContainText('Diplomatic Desk');
  await expect(english.mail(chronicle.en)).toHaveAttribute('href', 'mailto:desk@fleet-lane.example');
  await axe();

  await english.search.fill('atlantis');
  await expect(english.noMatch).toBeVisible();
  await english.showAll.tap();
  await expect(english.outlets).toHaveCount(40);

  await english.copy(chronicle.en).tap();
  await expect.poll(() => toastsOn(page)).toEqual(['Copied']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Fleet Lane Chronicle\nDiplomatic Desk\n+44 20 7946 0403\ndesk@fleet-lane.example',
  );
});

inBothLanguages(() => {
  test('from a partner’s press office to its organisation and the media list', async ({ page, say, axe }) => {
    const screen = partnersScreen(page, say);
    const meridian = say({ zh: '子午电网', en: 'Meridian Grid' });
    await screen.open('patron');
    await expect(screen.level(say({ zh: '首席支持单位', en: 'Principal patrons' }))).toBeVisible();
    await screen.choose('partner');
    await screen.partner(meridian).tap();
    await expect(page.getByRole('heading', { level: 2, name: meridian })).toBeVisible();
    await expect(page.getByRole('link', { name: '+46 8 465 004 12' })).toHaveAttribute('href', 'tel:+46846500412');
    await axe();

    await screen.organisation.tap();
    await expect(page.getByRole('link', { name: 'www.meridian-grid.example' })).toBeVisible();
    await expect(
      page.getByRole('link', { name: say({ zh: '海伦娜·索恩奎斯特', en: 'Helena Thornquist' }) }),
    ).toBeVisible();
    await axe();

    await screen.back.tap();
    await screen.mediaList.tap();
    await expect(screen.outlets).toHaveCount(40);
    await screen.back.tap();
    await screen.back.tap();
    await expect(screen.partner(meridian)).toBeVisible();
  });

  test('an old link to a partner that is gone leads to those that are there', async ({ page, say }) => {
    const screen = partnersScreen(page, say);
    await page.goto(unknownPartner);
    await expect(screen.missing).toBeVisible();
    await screen.openList.tap();
    await expect(screen.title).toBeVisible();
    await expect(page).toHaveURL(/partner\/partner\?kind=partner$/);
  });
});

test.describe('in WeChat', () => {
  test.use({ userAgent: weChat });

  test('a tap on the mail copies the address, also without the clipboard’s own door', async ({ page, say }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
    const screen = partnersScreen(page, say);
    await screen.open('media');
    await screen.mail(chronicle.zh).tap();
    await expect.poll(() => toastsOn(page)).toEqual(['微信内无法打开邮件，邮箱地址已复制']);
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Control+V');
    await expect(screen.search).toHaveValue('desk@fleet-lane.example');
    await expect(screen.outlets).toHaveCount(1);
  });
});
