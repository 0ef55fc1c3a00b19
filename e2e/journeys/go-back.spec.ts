import { places } from '../../server/demo/places/places.ts';
import { agendaScreen } from '../screens/agenda.ts';
import { badgeCheckScreen } from '../screens/badge-check.ts';
import { comeForTheFirstTime } from '../screens/first-visit.ts';
import { homeScreen } from '../screens/home.ts';
import { mapScreen } from '../screens/map.ts';
import { meetingScreen } from '../screens/meeting.ts';
import { signInScreen } from '../screens/sign-in.ts';
import { tapCalmly } from '../support/calm.ts';
import { spareForThisTry } from '../support/demo-people.ts';
import { expect, test } from '../support/test.ts';

const guesthouse = places[0]!.name;

test('Back closes what lies over a page before it leaves the page', async ({ page, say, switchLanguage }) => {
  const [home, agenda, map] = [homeScreen(page, say), agendaScreen(page, say), mapScreen(page, say)];
  await home.open();
  await home.wholeAgenda.tap();
  await page.getByRole('button', { name: say({ zh: '类型：全部', en: 'Type: All' }) }).tap();
  const filter = page.getByRole('dialog', { name: say({ zh: '类型', en: 'Type' }) });
  await expect(filter).toBeVisible();
  await page.goBack();
  await expect(filter).toHaveCount(0);
  await expect(agenda.title).toBeVisible();
  await page.goBack();
  await expect(home.nowAndNext).toBeVisible();

  await switchLanguage();
  await home.entry(say({ zh: '地图', en: 'Map' })).tap();
  await map.showDriver(say(guesthouse)).tap();
  await expect(map.driverCard).toBeVisible();
  await page.goBack();
  await expect(map.driverCard).toHaveCount(0);
  await map.navigate(say(guesthouse)).tap();
  await expect(map.chooser).toBeVisible();
  await page.goBack();
  await expect(map.chooser).toHaveCount(0);
  await expect(map.place(say(guesthouse))).toBeVisible();
  await page.goBack();
  await expect(home.nowAndNext).toBeVisible();
});

test.describe('on a first visit', () => {
  test.use({ signedIn: false });

  test('the pages through which one logged in are not in the way back', async ({ page, say, localOrigin }) => {
    const person = spareForThisTry(140);
    const [signIn, check] = [signInScreen(page, say, localOrigin), badgeCheckScreen(page, say)];
    const [home, agenda] = [homeScreen(page, say), agendaScreen(page, say)];
    await comeForTheFirstTime(page, say, '/cdfH5/pages/meeting/meeting');
    await signIn.choose('badge');
    await signIn.badgeCode.fill(person.badgeCode);
    await tapCalmly(signIn.goOn);
    await check.tick.check();
    await check.setDate(person.birthDate);
    await tapCalmly(check.confirm);
    await expect(agenda.days.first()).toBeVisible();

    await meetingScreen(page, say).back.tap();
    await expect(home.nowAndNext).toBeVisible();
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
});
