import { agendaScreen } from '../../screens/agenda.ts';
import { homeScreen } from '../../screens/home.ts';
import { meetingScreen } from '../../screens/meeting.ts';
import { tapCalmly } from '../../support/calm.ts';
import { expect, test } from '../../support/test.ts';

const greenGrowth = { zh: '绿色增长与新型能源体系', en: 'Green Growth and the Next Energy System' };

test('see on the first screen what is on now, and open it', async ({ page, say, inBothLanguages, axe }) => {
  const [home, meeting] = [homeScreen(page, say), meetingScreen(page, say)];
  await home.open();
  await inBothLanguages(async () => {
    await expect(home.nowAndNext).toContainText(say({ zh: '和合厅', en: 'Hehe Hall' }));
    await expect(home.meeting(say(greenGrowth))).toBeVisible();
  });
  await axe();

  await home.meeting(say(greenGrowth)).tap();
  await inBothLanguages(() => expect(meeting.heading(say(greenGrowth))).toBeVisible());
  await expect(page).toHaveURL(/\/pages\/meeting\/detail\?id=/);
  await axe();

  await tapCalmly(meeting.back);
  await expect(home.nowAndNext).toBeVisible();
});

test('find a meeting of another day in the whole agenda', async ({ page, say, inBothLanguages, axe }) => {
  const [home, agenda] = [homeScreen(page, say), agendaScreen(page, say)];
  await home.open();
  await home.wholeAgenda.tap();
  await inBothLanguages(async () => {
    await expect(agenda.title).toBeVisible();
    await expect(agenda.chosenDay).toHaveText(new RegExp(say({ zh: '今天', en: 'Today' })));
    await expect(agenda.row(say(greenGrowth))).toContainText('09:50');
  });
  await axe();

  await agenda.days.last().tap();
  await expect(agenda.days.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(agenda.row(say(greenGrowth))).toHaveCount(0);
});
