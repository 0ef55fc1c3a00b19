import { codeTooSoon, notVerified, wrongCode } from 'contract/refusals/sign-in';
import { signInAs } from '../../../server/demo/people.ts';
import { agendaScreen } from '../../screens/agenda.ts';
import { comeForTheFirstTime } from '../../screens/first-visit.ts';
import { homeScreen } from '../../screens/home.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { demoDelegate, spareForThisTry } from '../../support/demo-people.ts';
import { allThatLeftBefore } from '../../support/outbox.ts';
import { expect, test } from '../../support/test.ts';
import { toastsOn } from '../../support/toasts.ts';

test.use({ signedIn: false });

const agreement = { zh: '《用户服务协议》', en: 'User Service Agreement' };

test('sign in by email and reach the page that was opened', async ({ page, say, inBothLanguages, localOrigin }) => {
  const signIn = signInScreen(page, say, localOrigin);
  const { email } = spareForThisTry(50);
  await comeForTheFirstTime(page, say, '/cdfH5/pages/meeting/meeting');

  await signIn.choose('email');
  await signIn.email.fill('somebody@@wrong');
  await signIn.characters.fill('ABCD');
  await inBothLanguages(async () => {
    // Each language shows its own method first until the user chooses one.
    await signIn.choose('email');
    await signIn.askForCode();
    await expect(signIn.email).toHaveAccessibleDescription(
      say({ zh: '请输入正确的电子邮箱', en: 'Please enter the correct email address' }),
    );
  });
  await expect(signIn.email).toHaveValue('somebody@@wrong');

  await signIn.email.fill(email);
  await signIn.characters.fill('');
  await inBothLanguages(async () => {
    await signIn.askForCode();
    await expect(signIn.characters).toHaveAccessibleDescription(
      say({ zh: '请输入图中字符', en: 'Please enter the characters in the picture' }),
    );
  });

  const code = await signIn.receiveCode(email);
  await signIn.code.fill(code);
  await signIn.text(agreement).tap();
  await expect(page).toHaveURL(/\/pages\/other\/agreement\?kind=agreement$/);
  await page.goBack();
  await expect(signIn.email).toHaveValue(email);
  await expect(signIn.code).toHaveValue(code);

  await signIn.tick.check();
  await signIn.signIn();
  await expect(agendaScreen(page, say).title).toBeVisible();
  await expect(page).toHaveURL(/\/cdfH5\/pages\/meeting\/meeting$/);
});

test('the wait goes on after a reload, and in another tab', async ({ page, context, say, localOrigin }) => {
  const { email } = spareForThisTry(51);
  const signIn = signInScreen(page, say, localOrigin);
  await comeForTheFirstTime(page, say);
  await signIn.choose('email');
  await signIn.email.fill(email);
  const code = await signIn.receiveCode(email);

  await page.reload();
  await expect(signIn.method('email')).toBeChecked();
  await expect(signIn.countdown).toBeVisible();
  await expect(signIn.getCode).toHaveCount(0);

  const otherTab = await context.newPage();
  const there = signInScreen(otherTab, say, localOrigin);
  await otherTab.goto('/cdfH5/');
  await there.choose('email');
  await there.email.fill(email);
  await there.characters.fill(await there.readPicture());
  await there.askForCode();
  await expect(there.code).toHaveAccessibleDescription(say(codeTooSoon.says));
  await expect.poll(() => toastsOn(otherTab)).toContain(say(codeTooSoon.says));
  await expect(there.countdown).toBeVisible();
  await expect(there.email).toHaveValue(email);

  // The first code is still valid.
  await signIn.code.fill(code);
  await signIn.tick.check();
  await signIn.signIn();
  await expect(homeScreen(page, say).nowAndNext).toBeVisible();
});

test('an unknown address gets the same screen, and help', async ({
  page,
  say,
  inBothLanguages,
  origin,
  localOrigin,
}) => {
  const signIn = signInScreen(page, say, localOrigin);
  const nobody = 'nobody@nowhere.example';
  await comeForTheFirstTime(page, say);
  await signIn.choose('email');
  await signIn.email.fill(nobody);
  await signIn.characters.fill(await signIn.readPicture());
  await signIn.askForCode();
  await inBothLanguages(async () => {
    await expect(signIn.code).toHaveAccessibleDescription(
      say({
        zh: '已发送至no****@nowhere.example，10分钟内有效。',
        en: 'Sent to no****@nowhere.example. Valid for 10 minutes.',
      }),
    );
    await expect(signIn.countdown).toBeVisible();
  });

  await signIn.code.fill('123456');
  await signIn.tick.check();
  await inBothLanguages(async () => {
    await signIn.signIn();
    await expect(signIn.code).toHaveAccessibleDescription(say(wrongCode.says));
    await expect(signIn.email).toHaveValue(nobody);
    await expect(
      page.getByText(
        say({
          zh: '未收到验证码？请核对号码或邮箱，使用证件登录，或联系组委会秘书处',
          en: 'No code? Please check the number or address, log in with your badge, or ask the Secretariat',
        }),
      ),
    ).toBeVisible();
  });
  await expect(page.getByRole('link', { name: /^\+86 10 / })).toHaveAttribute('href', /^tel:\+8610/);
  expect(await allThatLeftBefore({ origin, localOrigin }, spareForThisTry(101), nobody)).toEqual([]);
});

test('a person whose registration is not verified yet reads that in the current language', async ({
  page,
  say,
  switchLanguage,
  localOrigin,
}) => {
  const signIn = signInScreen(page, say, localOrigin);
  const { email } = demoDelegate(signInAs.unverified);
  await comeForTheFirstTime(page, say);
  await switchLanguage();
  await signIn.enterByEmail(email);
  await expect(page.getByRole('alert')).toHaveText(say(notVerified.says));
  await expect(signIn.email).toHaveValue(email);
});
