import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import config, { wholeChromium } from '../../playwright.config.ts';
import { badgeCheckScreen } from '../../screens/badge-check.ts';
import { comeForTheFirstTime } from '../../screens/first-visit.ts';
import { homeScreen } from '../../screens/home.ts';
import { scanScreen } from '../../screens/scan.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { filmOfCode } from '../../support/qr-picture.ts';
import { expect, test } from '../../support/test.ts';

// The browser belongs to this worker, and so does the film that its camera shows.
const film = join(tmpdir(), `forum-journeys-camera-${process.pid}.y4m`);
const holder = () => spareForThisTry(72);
test.beforeEach(() => filmOfCode(film, `https://forum.example/cdfH5/#${holder().badgeCode}`));
test.afterEach(() => rmSync(film));

const usual = config.use?.launchOptions;
test.use({
  signedIn: false,
  launchOptions: {
    ...usual,
    executablePath: wholeChromium,
    args: [...(usual?.args ?? []), '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`],
  },
});

test('hold the badge before the camera', async ({ page, context, say, switchLanguage, localOrigin }) => {
  // The badge is looked for twice.
  test.slow();
  const person = holder();
  await context.grantPermissions(['camera']);
  const [signIn, check] = [signInScreen(page, say, localOrigin), badgeCheckScreen(page, say)];
  async function scanTheBadge() {
    await tapCalmly(signIn.scan);
    await expect(check.title).toBeVisible({ timeout: 20_000 });
    await expect(check.badge).toContainText(say(person.name).charAt(0));
    await expect(page.locator('video')).toHaveCount(0);
  }

  await comeForTheFirstTime(page, say);
  await signIn.choose('badge');
  await scanTheBadge();
  await check.notMe.tap();
  await switchLanguage();
  await scanTheBadge();
  await check.setDate(person.birthDate);
  await check.tick.check();
  await tapCalmly(check.confirm);
  await expect(homeScreen(page, say).nowAndNext).toBeVisible();
});

test('a person who does not allow the camera reads what to do', async ({
  page,
  context,
  say,
  switchLanguage,
  localOrigin,
}) => {
  const [signIn, scan] = [signInScreen(page, say, localOrigin), scanScreen(page, say)];
  const browser = await context.browser()?.newBrowserCDPSession();
  async function tryToScan() {
    await signIn.scan.tap();
    await expect(scan.troubleTitle).toHaveText(say({ zh: '未获得相机权限', en: 'Camera access is off' }));
    await expect(scan.trouble).toContainText(
      say({
        zh: '请在地址栏旁的网站设置或手机系统设置中允许本页面使用相机，然后重试。',
        en: 'Please allow the camera for this page, in the browser’s site settings beside the address',
      }),
    );
    await expect(scan.photo).toBeEnabled();
    await expect(scan.enterCode).toBeVisible();
  }

  await comeForTheFirstTime(page, say);
  await browser?.send('Browser.setPermission', { permission: { name: 'camera' }, setting: 'denied' });
  await signIn.choose('badge');
  await tryToScan();
  await scan.enterCode.tap();
  await switchLanguage();
  await tryToScan();
});
