import { idFromKey } from '../../../server/src/platform/ids.ts';
import { agendaScreen } from '../../screens/agenda.ts';
import { meetingScreen } from '../../screens/meeting.ts';
import { serverNow } from '../../support/signed-in.ts';
import { soon } from '../../support/soon.ts';
import { secretariat } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const title = { zh: '女性、就业与平台经济', en: 'Women, Work and the Platform Economy' };
const id = idFromKey('meeting', 'women-and-work');
const late = { zh: '讲者航班延误', en: 'A speaker’s flight is late' };
const gone = { zh: '讲者未能到会', en: 'The speaker could not come' };
const cancelled = { zh: '已取消', en: 'Cancelled' };

test('the meeting moved while I looked at it, then it was cancelled, and no reload was needed', async ({
  page,
  say,
  switchLanguage,
  axe,
  origin,
}) => {
  const meeting = meetingScreen(page, say);
  const third = new Date((await serverNow(origin))().getTime() + 86_400_000);
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(third);
  // The stream begins late, as in a hall with poor reception. Changes before that must reach the phone all the same.
  let letStream = () => {};
  const moved = new Promise<void>((resolve) => (letStream = resolve));
  await page.route('**/api/live/followChanges', async (route) => {
    await moved;
    await route.continue();
  });
  await page.goto(`/cdfH5/pages/meeting/detail?id=${id}`);
  await expect(meeting.heading(say(title))).toBeVisible();
  await expect(page.getByText('11:15').first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  try {
    const reason = `${late.zh} | ${late.en}`;
    await secretariat('move-meeting', id, `${day} 12:20`, '13:20', idFromKey('hall', 'mudan'), reason);
    letStream();
    await expect(page.getByText(say(late))).toBeVisible(soon);
    await expect(page.getByText('12:20').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(say({ zh: '牡丹厅', en: 'Mudan Hall' }));
    await axe();

    await switchLanguage();
    await expect(meeting.heading(say(title))).toBeVisible();
    await expect(page.getByText(say(late))).toBeVisible();
    await secretariat('restore-meeting', id);
    await expect(page.getByText(say(late))).toHaveCount(0, soon);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await secretariat('cancel-meeting', id, gone.zh, '|', gone.en);
    await expect(page.getByText(say(gone))).toBeVisible(soon);
    await expect(page.getByText(say(cancelled)).first()).toBeVisible();

    await page.goto('/cdfH5/pages/meeting/meeting');
    const agenda = agendaScreen(page, say);
    await agenda.days.last().tap();
    await expect(agenda.row(say(title))).toContainText(say(cancelled));
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await secretariat('restore-meeting', id);
    await expect(agenda.row(say(title))).not.toContainText(say(cancelled), soon);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  } finally {
    // The next journey needs the agenda as it was published, even if this one failed.
    await secretariat('restore-meeting', id).catch(() => {});
  }
});
