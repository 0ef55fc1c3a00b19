import { comeForTheFirstTime } from '../../screens/first-visit.ts';
import { photo, scanScreen } from '../../screens/scan.ts';
import { badgeCheckScreen } from '../../screens/badge-check.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { photoOfCode } from '../../support/qr-picture.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  signedIn: false,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 ' +
    'XWEB/1260059 MMWEBSDK/20240404 Mobile Safari/537.36 MicroMessenger/8.0.49.2600 WeChat/arm64 Language/zh_CN',
});

for (const [how, beginsIn, hide] of [
  ['there is no camera to ask for', 'zh', () => void Reflect.deleteProperty(Navigator.prototype, 'mediaDevices')],
  [
    'the camera is refused',
    'en',
    () => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    },
  ],
] as const)
  test.describe(how, () => {
    test.use({ beginsIn });

    test('the page says what to do', async ({ page, say, localOrigin }) => {
      const [signIn, scan] = [signInScreen(page, say, localOrigin), scanScreen(page, say)];
      await page.addInitScript(hide);
      await comeForTheFirstTime(page, say);
      await signIn.choose('badge');
      await signIn.scan.tap();
      await expect(scan.troubleTitle).toHaveText(
        say({ zh: '微信内无法使用相机', en: 'The camera cannot be used in WeChat' }),
      );
      await expect(scan.trouble).toContainText(
        say({
          zh: '请点击右上角“···”，选择在浏览器中打开。您也可以选择二维码照片，或手动输入登录码。',
          en: 'Please tap “···” at the top right and open the page in your browser. You can also choose a photo of the code or enter it by hand.',
        }),
      );

      const { badgeCode } = spareForThisTry(108);
      await scan.photo.setInputFiles(photo(photoOfCode(badgeCode)));
      await expect(badgeCheckScreen(page, say).title).toBeVisible();
    });
  });
