import { cardsScreen } from '../../screens/cards.ts';
import { favouritesScreen } from '../../screens/favourites.ts';
import { infoScreen } from '../../screens/info.ts';
import { messagesScreen } from '../../screens/messages.ts';
import { modesScreen } from '../../screens/modes.ts';
import { profileScreen } from '../../screens/profile.ts';
import { settingsScreen } from '../../screens/settings.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { test, whenChecked } from '../../support/readable-screens.ts';
import { secretariat } from '../../support/staff.ts';
import { expect } from '../../support/test.ts';

for (const beginsIn of ['zh', 'en'] as const)
  test.describe(beginsIn, whenChecked(beginsIn), () => {
    test.use({ beginsIn });

    test('Info can be read and used by everybody', async ({ page, say, expectGood }) => {
      const info = infoScreen(page, say);
      await info.open();
      await expect(info.code).toBeVisible();
      await expectGood();
      await tapCalmly(info.code);
      await expect(info.sheet.getByRole('img')).toBeVisible();
      await expectGood();
    });

    test('the settings and their sheets can be read and used by everybody', async ({ page, say, expectGood }) => {
      const settings = settingsScreen(page, say);
      await settings.open();
      await expect(settings.signOut).toBeVisible();
      await expectGood();
      for (const row of [settings.theme, settings.camera, settings.sessions, settings.support]) {
        await tapCalmly(row);
        await expect(settings.sheet).toBeVisible();
        await expectGood();
        await tapCalmly(settings.close);
      }
    });

    test('business cards and modes can be read and used by everybody', async ({ page, say, expectGood }) => {
      const [cards, modes] = [cardsScreen(page, say), modesScreen(page, say)];
      await cards.open();
      await expect(cards.showFriends).toBeVisible();
      await expectGood();
      await tapCalmly(cards.showFriends);
      await expectGood();
      await modes.open();
      await expect(modes.chosen('social')).toBeVisible();
      await expectGood();
      await page.goto('/cdfH5/pages/other/scanH5');
      await expect(page.getByRole('img').first()).toBeVisible();
      await expectGood();
    });

    test('favourites and an own entry can be read and used by everybody', async ({ page, say, expectGood }) => {
      const mine = favouritesScreen(page, say);
      await mine.open();
      await expect(mine.add).toBeVisible();
      await expectGood();
      await tapCalmly(mine.add);
      await tapCalmly(mine.save);
      await expect(mine.content).toHaveAttribute('aria-invalid', 'true');
      await expectGood();
      await mine.content.fill(say({ zh: '茶叙', en: 'Tea' }));
      await mine.details.fill(say({ zh: '青年交流', en: 'Youth exchange' }));
      await mine.location.fill(say({ zh: '园林茶舍', en: 'Garden Tea House' }));
      await mine.venue.selectOption('other');
      await tapCalmly(mine.save);
      await expect(mine.sheet).toHaveCount(0);
      await expectGood();
      await mine.tab('嘉宾', 'Delegates').tap();
      await expect(mine.entries).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectGood();
      await mine.tab('会议', 'Meetings').tap();
      await expectGood();
    });

    test('messages and one message can be read and used by everybody', async ({
      page,
      say,
      signedInAs,
      expectGood,
    }) => {
      const person = spareForThisTry(beginsIn === 'zh' ? 64 : 67);
      await signedInAs(person);
      const messages = messagesScreen(page, say);
      await messages.open('reminder');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectGood();
      const shuttle = say({ zh: '班车时间', en: 'Shuttle buses' });
      const text = '18:00自东门发车，请携带证件。 | They leave the East Gate at 18:00. Please bring your badge.';
      await secretariat('send-message', `person:${person.id}`, '班车时间 | Shuttle buses', text, '--link', 'map');
      await messages.open('notification');
      await expect(messages.message(shuttle)).toBeVisible();
      await expectGood();
      await messages.message(shuttle).tap();
      await expect(page.getByRole('link', { name: say({ zh: '查看会场地图', en: 'Open the map' }) })).toBeVisible();
      await expectGood();
    });

    test('the record of the profile can be read and used by everybody', async ({ page, say, expectGood }) => {
      const profile = profileScreen(page, say);
      await profile.open();
      await expect(profile.submitted).toBeVisible();
      await expectGood();
      await tapCalmly(profile.ask);
      await expect(profile.askedText).toBeVisible();
      await expectGood();
    });

    test('the profile can be filled in by everybody', async ({ page, say, signedInAs, expectGood }) => {
      await signedInAs(spareForThisTry(beginsIn === 'zh' ? 107 : 109));
      const profile = profileScreen(page, say);
      await profile.open();
      await profile.otherLanguage.tap();
      await profile.mobile.fill('139 0000 1111');
      await profile.email.fill('nobody@nowhere');
      await tapCalmly(profile.submit);
      await expect(profile.email).toHaveAttribute('aria-invalid', 'true');
      await expectGood();
    });
  });
