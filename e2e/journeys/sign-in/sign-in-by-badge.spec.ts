import { agreementMissing } from 'contract/refusals/consent';
import { badgeRestricted, notABadge, wrongBirthDate } from 'contract/refusals/sign-in';
import { badgeCheckScreen } from '../../screens/badge-check.ts';
import { comeForTheFirstTime, firstVisit } from '../../screens/first-visit.ts';
import { homeScreen } from '../../screens/home.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { tapCalmly } from '../../support/calm.ts';
import { watchCalls } from '../../support/calls.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { historyOf, keptOn, nothingKept } from '../../support/kept.ts';
import { allThatLeftBefore, messageTo } from '../../support/outbox.ts';
import { secretariat } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';
import { toastsOn } from '../../support/toasts.ts';

test.use({ signedIn: false });

const triesLeft = (tries: number) => ({
  zh: `还可尝试${tries}次`,
  en: tries === 1 ? '1 attempt left' : `${tries} attempts left`,
});
const checkTheCharacters = {
  zh: '。如为手动输入，请核对16位登录码。',
  en: '. If you typed the code, please check its 16 characters.',
};

const readAgain = { zh: '请重新扫描证件', en: 'Please scan your badge again' };
const firstAndStars = (text: string) => text.charAt(0) + text.slice(1).replace(/[^ ]/g, '*');

test('type the code of the badge and confirm the date of birth', async ({ page, say, switchLanguage, localOrigin }) => {
  const person = spareForThisTry(60);
  const [signIn, check] = [signInScreen(page, say, localOrigin), badgeCheckScreen(page, say)];
  const calls = watchCalls(page);
  await comeForTheFirstTime(page, say);
  await signIn.choose('badge');
  await signIn.badgeCode.pressSequentially(person.badgeCode.toLowerCase());
  await expect(signIn.badgeCode).toHaveValue(person.badgeCode.replace(/(.{4})(?=.)/g, '$1 '));
  await tapCalmly(signIn.goOn);

  async function seeWhoseBadgeItIs() {
    await expect(check.title).toBeVisible();
    await expect(check.badge).toContainText(firstAndStars(say(person.name)));
    await expect(check.badge).toContainText(firstAndStars(say(person.title)));
    await expect(page.locator('body')).not.toContainText(say(person.name));
  }
  await seeWhoseBadgeItIs();
  await check.notMe.tap();
  await switchLanguage();
  await tapCalmly(signIn.goOn);
  await seeWhoseBadgeItIs();

  // The date on which the wheels start does not count as an answer.
  await expect(check.chosen('year')).toHaveText(/^1970/);
  await expect(check.chooseFirst).toBeDisabled();
  await check.tick.press('Enter');
  await check.setDate('1971-02-03');
  await tapCalmly(check.confirm);
  await expect(check.tick).toHaveAccessibleDescription(say(agreementMissing.says));
  expect(calls.to('/api/login/signInByBadge')).toEqual([]);

  await check.tick.check();
  await tapCalmly(check.confirm);
  await expect(check.problem).toHaveText([`${say(wrongBirthDate.says)} ${say(triesLeft(5))}`]);
  await expect(check.chosen('year')).toHaveText(/^1971/);

  await check.setDate(person.birthDate);
  await tapCalmly(check.confirm);
  await expect(homeScreen(page, say).nowAndNext).toBeVisible();
  expect(calls.to('/api/login/signInByBadge').map(({ body }) => body['birthDate'])).toEqual([
    '1971-02-03',
    person.birthDate,
  ]);
  // The owner gets a notice, so that a finder of the badge cannot use it secretly.
  for (const to of [person.email, person.mobile]) expect(await messageTo(localOrigin, { to })).toContain('/notice/');
});

test('a code that is on no badge is refused, and stays to be corrected', async ({
  page,
  say,
  inBothLanguages,
  localOrigin,
}) => {
  const signIn = signInScreen(page, say, localOrigin);
  const calls = watchCalls(page);
  await comeForTheFirstTime(page, say);
  await signIn.choose('badge');
  await inBothLanguages(async () => {
    await signIn.badgeCode.fill('7K2M');
    await tapCalmly(signIn.goOn);
    await expect(signIn.badgeCode).toHaveAccessibleDescription(
      say({ zh: '已输入4位，共16位', en: '4 of 16 characters' }),
    );
  });
  expect(calls.to('/api/login/readBadge')).toEqual([]);

  await signIn.badgeCode.fill('0000 0000 0000 0000');
  await tapCalmly(signIn.goOn);
  await expect.poll(() => calls.to('/api/login/readBadge').map(({ code }) => code)).toEqual([-1]);
  await expect(signIn.badgeCode).toHaveAccessibleDescription(say(notABadge.says) + say(checkTheCharacters));
  await expect.poll(() => toastsOn(page)).toContain(say(notABadge.says));
  await expect(signIn.badgeCode).toHaveValue('0000 0000 0000 0000');
});

test('the badge’s own address opens it, and keeps no code', async ({ page, say, switchLanguage, localOrigin }) => {
  const person = spareForThisTry(61);
  const [visit, check] = [firstVisit(page, say), badgeCheckScreen(page, say)];
  const calls = watchCalls(page);
  await page.goto(`/cdfH5/#${person.badgeCode}`);
  await visit.chooseLanguage();
  expect(await keptOn(page)).toEqual(nothingKept);
  expect(calls.all).toEqual([]);
  expect((await historyOf(page)).join()).not.toContain(person.badgeCode);

  await tapCalmly(visit.agree);
  await expect(check.badge).toContainText(firstAndStars(say(person.name)));
  expect((await historyOf(page)).join()).not.toContain(person.badgeCode);
  await check.notMe.tap();
  await expect(signInScreen(page, say, localOrigin).badgeCode).toBeVisible();
  await switchLanguage();
  await tapCalmly(signInScreen(page, say, localOrigin).goOn);
  await check.setDate(person.birthDate);
  await check.tick.check();
  await tapCalmly(check.confirm);
  await expect(homeScreen(page, say).nowAndNext).toBeVisible();
  expect((await historyOf(page)).join()).not.toContain(person.badgeCode);
});

test('the sixth wrong date locks the badge until the secretariat opens it', async ({
  page,
  say,
  switchLanguage,
  origin,
  localOrigin,
}) => {
  const person = spareForThisTry(62);
  const [signIn, check] = [signInScreen(page, say, localOrigin), badgeCheckScreen(page, say)];
  const calls = watchCalls(page);
  await comeForTheFirstTime(page, say, `/cdfH5/#${person.badgeCode}`);
  await check.tick.check();
  for (const day of [1, 2, 3, 4, 5, 6]) {
    await check.setDate(`1930-05-0${day}`);
    await tapCalmly(check.confirm);
    await expect
      .poll(() => calls.to('/api/login/signInByBadge').filter(({ code }) => code !== undefined))
      .toHaveLength(day);
    const problem = day < 6 ? `${say(wrongBirthDate.says)} ${say(triesLeft(6 - day))}` : say(badgeRestricted.says);
    await expect(check.problem).toHaveText([problem]);
  }

  // Nothing more can be tried, and the other ways are offered; whoever reads the badge again learns why.
  await expect(check.confirm).toHaveCount(0);
  await tapCalmly(check.otherWays);
  await expect(signIn.characters).toBeVisible();
  await signIn.choose('badge');
  await switchLanguage();
  await tapCalmly(signIn.goOn);
  await expect(signIn.badgeCode).toHaveAccessibleDescription(say(badgeRestricted.says));

  await secretariat('reset-badge', person.id);
  await tapCalmly(signIn.goOn);
  await check.setDate(person.birthDate);
  await tapCalmly(check.confirm);
  await expect(homeScreen(page, say).nowAndNext).toBeVisible();
  // A wrong date sends the owner nothing.
  const left = await allThatLeftBefore({ origin, localOrigin }, spareForThisTry(82), person.email);
  expect(left).toEqual(['badge notice']);
});

test('a reload on the way keeps the badge that was read, and a new tab asks for it again', async ({
  page,
  context,
  say,
}) => {
  const check = badgeCheckScreen(page, say);
  await comeForTheFirstTime(page, say, `/cdfH5/#${spareForThisTry(66).badgeCode}`);
  await expect(check.badge).toBeVisible();
  await page.reload();
  await expect(check.badge).toContainText(firstAndStars(say(spareForThisTry(66).name)));

  const otherTab = await context.newPage();
  await otherTab.goto('/cdfH5/pages/login/check');
  await expect(otherTab.getByRole('heading', { level: 2, name: say(readAgain) })).toBeVisible();
});
