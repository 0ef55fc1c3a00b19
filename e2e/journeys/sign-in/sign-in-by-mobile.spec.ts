import { agreementMissing } from 'contract/refusals/consent';
import { wrongCode, wrongImage } from 'contract/refusals/sign-in';
import { comeForTheFirstTime, firstVisit } from '../../screens/first-visit.ts';
import { homeScreen } from '../../screens/home.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { tapCalmly } from '../../support/calm.ts';
import { watchCalls } from '../../support/calls.ts';
import { delegateWho } from '../../support/demo-people.ts';
import { keptOn, nothingKept } from '../../support/kept.ts';
import { expect, test } from '../../support/test.ts';
import { toastsOn } from '../../support/toasts.ts';

test.use({ signedIn: false });

// In Chinese +86 is chosen already; in English the country code has to be chosen.
const chinese = delegateWho.hasChineseMobile.mobile;
const german = delegateWho.hasGermanMobile.mobile;
const first = {
  zh: { mobile: chinese, region: 'CN', national: chinese.slice(3), sentTo: `+86 129****${chinese.slice(-4)}` },
  en: { mobile: german, region: 'DE', national: `0${german.slice(3)}`, sentTo: `+491****${german.slice(-3)}` },
};
const sent = (to: string) => ({ zh: `已发送至${to}，10分钟内有效。`, en: `Sent to ${to}. Valid for 10 minutes.` });

test('on a first visit choose the language, agree, get a code and arrive', async ({
  page,
  language,
  say,
  inBothLanguages,
  localOrigin,
}) => {
  const [visit, signIn, home] = [firstVisit(page, say), signInScreen(page, say, localOrigin), homeScreen(page, say)];
  const calls = watchCalls(page);
  const { mobile, region, national, sentTo } = first[language];

  await page.goto('/cdfH5/');
  await visit.chooseLanguage();
  await expect(page).toHaveURL(/\/pages\/login\/login$/);
  expect(await keptOn(page)).toEqual(nothingKept);
  expect(calls.all).toEqual([]);

  await tapCalmly(visit.agree);
  await signIn.choose('mobile');
  if (language === 'en') await signIn.country.selectOption(region);
  await expect(signIn.country).toHaveValue(region);
  await signIn.mobile.fill(national);
  await signIn.code.fill(await signIn.receiveCode(mobile));
  await inBothLanguages(() => expect(signIn.code).toHaveAccessibleDescription(say(sent(sentTo))));
  await signIn.tick.check();
  await signIn.signIn();

  await expect(home.nowAndNext).toBeVisible();
  await expect(page).toHaveURL(/\/cdfH5\/$/);
  expect(Object.keys((await keptOn(page)).local).toSorted()).toEqual([
    ...['conferenceInfo', 'isShowLangGuide', 'knownDevice', 'language', 'token', 'uniqueId', 'userObj'],
  ]);
});

test('each problem shows beside its field, and what was typed stays', async ({
  page,
  say,
  inBothLanguages,
  localOrigin,
}) => {
  const signIn = signInScreen(page, say, localOrigin);
  const person = delegateWho.hasAnotherChineseMobile;
  const calls = watchCalls(page);
  await comeForTheFirstTime(page, say);
  await signIn.choose('mobile');
  await signIn.country.selectOption('CN');

  await signIn.mobile.fill('1052053856');
  await signIn.characters.fill('ABCD');
  await inBothLanguages(async () => {
    // Each language shows its own method first until the user chooses one.
    await signIn.choose('mobile');
    await signIn.askForCode();
    await expect(signIn.mobile).toHaveAccessibleDescription(
      say({ zh: '请输入正确的手机号码', en: 'Please enter the correct mobile number' }),
    );
    await expect(signIn.mobile).toHaveValue('1052053856');
    await expect(signIn.characters).toHaveValue('ABCD');
  });

  await signIn.mobile.fill(person.mobile.slice(3));
  const spent = await signIn.picture.getAttribute('src');
  // No picture has a 0 in it.
  await signIn.characters.fill('0000');
  await signIn.askForCode();
  await expect(signIn.characters).toHaveAccessibleDescription(say(wrongImage.says));
  await expect.poll(() => toastsOn(page)).toContain(say(wrongImage.says));
  await expect(signIn.mobile).toHaveValue(grouped(person.mobile));
  await expect(signIn.picture).not.toHaveAttribute('src', spent ?? '');

  const code = await signIn.receiveCode(person.mobile);
  await signIn.signIn();
  await expect(signIn.code).toHaveAccessibleDescription(say(wrongCode.says));
  await expect(signIn.tick).toHaveAccessibleDescription(say(agreementMissing.says));

  await signIn.tick.check();
  await signIn.code.fill(other(code));
  await signIn.signIn();
  await expect.poll(() => calls.to('/api/login/signInByCode').map((call) => call.code)).toEqual([-1]);
  await expect(signIn.code).toHaveAccessibleDescription(say(wrongCode.says));
  await expect.poll(() => toastsOn(page)).toContain(say(wrongCode.says));
  await expect(signIn.mobile).toHaveValue(grouped(person.mobile));
  await expect(signIn.code).toHaveValue(other(code));

  await signIn.code.fill(code);
  await signIn.signIn();
  await expect(homeScreen(page, say).nowAndNext).toBeVisible();
});

/** Groups the digits as people read them out: 129 2053 8562. */
const grouped = (mobile: string) => mobile.slice(3).replace(/^(\d{3})(\d{4})/, '$1 $2 ');
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
