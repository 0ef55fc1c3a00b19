import { agendaScreen } from '../../screens/agenda.ts';
import { homeScreen } from '../../screens/home.ts';
import { meetingScreen } from '../../screens/meeting.ts';
import { expect, inBothLanguages, test } from '../../support/test.ts';

const greenGrowth = { zh: '绿色增长与新型能源体系', en: 'Green Growth and the Next Energy System' };

inBothLanguages(() => {
  test('see on the first screen what is on now, and open it', async ({ page, say, axe }) => {
    const home = homeScreen(page, say);
    const meeting = meetingScreen(page, say);
    await home.open();
    await expect(home.nowAndNext).toContainText(say({ zh: '和合厅', en: 'Hehe Hall' }));
    await axe();

    await home.meeting(say(greenGrowth)).tap();
    await expect(meeting.heading(say(greenGrowth))).toBeVisible();
    await expect(page).toHaveURL(/\/pages\/meeting\/detail\?id=/);
    await axe();

    await meeting.back.tap();
    await expect(home.nowAndNext).toBeVisible();
  });

  test('find a meeting of another day in the whole agenda', async ({ page, say, axe }) => {
    const home = homeScreen(page, say);
    const agenda = agendaScreen(page, say);
    await home.open();
    await home.wholeAgenda.tap();
    await expect(agenda.title).toBeVisible();
    await expect(agenda.chosenDay).toHaveText(new RegExp(say({ zh: '今天', en: 'Today' })));
    await expect(agenda.row(say(greenGrowth))).toContainText('09:50');
    await axe();

    await agenda.days.last().tap();
    await expect(agenda.days.last()).toHaveAttribute('aria-pressed', 'true');
    await expect(agenda.row(say(greenGrowth))).toHaveCount(0);
  });
});

test('the other language is one tap away, and stays on the same screen', async ({ page, say }) => {
  const home = homeScreen(page, say);
  await home.open();
  await expect(home.meeting(greenGrowth.zh)).toBeVisible();
  await home.otherLanguage.tap();
  const english = homeScreen(page, (words) => words.en);
  await expect(english.meeting(greenGrowth.en)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
