import { notABadge } from 'contract/refusals/sign-in';
import { badgeCheckScreen } from '../../screens/badge-check.ts';
import { comeForTheFirstTime } from '../../screens/first-visit.ts';
import { homeScreen } from '../../screens/home.ts';
import { photo, scanScreen } from '../../screens/scan.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { photoOfCode, photoWithoutCode } from '../../support/qr-picture.ts';
import { expect, test } from '../../support/test.ts';
import { toastsOn } from '../../support/toasts.ts';

test.use({ signedIn: false });

test('without a camera, a photo of the badge is enough', async ({ page, say, switchLanguage, localOrigin, origin }) => {
  const person = spareForThisTry(70);
  const [signIn, scan] = [signInScreen(page, say, localOrigin), scanScreen(page, say)];
  const check = badgeCheckScreen(page, say);
  async function showOtherPictures() {
    await signIn.scan.tap();
    await expect(scan.troubleTitle).toHaveText(say({ zh: '未找到相机', en: 'No camera was found' }));
    await expect(scan.trouble).toContainText(
      say({
        zh: '请选择二维码照片，或输入印在二维码旁的16位登录码。',
        en: 'Please choose a photo of the code, or enter the 16 characters printed with it.',
      }),
    );

    await scan.photo.setInputFiles(photo(photoWithoutCode()));
    await expect(scan.problem).toBeVisible();
    await expect.poll(() => toastsOn(page)).toContain(say({ zh: '无法识别', en: 'Unscannable' }));

    await scan.photo.setInputFiles(photo(photoOfCode('https://weather.example/today')));
    await expect.poll(() => toastsOn(page)).toContain(say(notABadge.says));
    await expect(scan.problem).toHaveCount(0);
  }

  await comeForTheFirstTime(page, say);
  await signIn.choose('badge');
  await showOtherPictures();
  await scan.enterCode.tap();
  await switchLanguage();
  await showOtherPictures();
  await scan.photo.setInputFiles(photo(photoOfCode(`${origin}/cdfH5/#${person.badgeCode}`)));
  await expect(check.title).toBeVisible();
  await check.setDate(person.birthDate);
  await check.tick.check();
  await tapCalmly(check.confirm);
  await expect(homeScreen(page, say).nowAndNext).toBeVisible();
});

test('the code can always be typed instead', async ({ page, say, localOrigin }) => {
  const [signIn, scan] = [signInScreen(page, say, localOrigin), scanScreen(page, say)];
  await comeForTheFirstTime(page, say);
  await scan.open();
  await expect(scan.title).toBeVisible();
  await scan.enterCode.tap();
  await expect(signIn.badgeCode).toBeVisible();
});
