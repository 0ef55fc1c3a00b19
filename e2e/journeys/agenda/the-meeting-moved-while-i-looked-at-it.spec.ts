import { idFromKey } from '../../../server/src/platform/ids.ts';
import { agendaScreen } from '../../screens/agenda.ts';
import { meetingScreen } from '../../screens/meeting.ts';
import { serverNow } from '../../support/signed-in.ts';
import { secretariat } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const title = { zh: '女性、就业与平台经济', en: 'Women, Work and the Platform Economy' };
const id = idFromKey('meeting', 'women-and-work');
const inEnglish = (words: { en: string }) => words.en;
/** The hint, the phone's own moment of patience, and the fetch, on a busy machine. */
const soon = { timeout: 15_000 };

test('the meeting moved while I looked at it, then it was cancelled, and no reload was needed', async ({
  page,
  say,
  axe,
  baseURL,
}) => {
  const meeting = meetingScreen(page, say);
  const third = new Date((await serverNow(baseURL ?? ''))().getTime() + 86_400_000);
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(third);
  // The stream comes late, as in a hall with poor reception: what changed before it began is told all the same.
  let letStream = () => {};
  const moved = new Promise<void>((resolve) => (letStream = resolve));
  await page.route('**/api/live/followChanges', async (route) => {
    await moved;
    await route.continue();
  });
  await page.goto(`/cdfH5/pages/meeting/detail?id=${id}`);
  await expect(meeting.heading(title.zh)).toBeVisible();
  await expect(page.getByText('11:15').first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  try {
    const reason = '讲者航班延误 | A speaker’s flight is late';
    await secretariat('move-meeting', id, `${day} 12:20`, '13:20', idFromKey('hall', 'mudan'), reason);
    letStream();
    await expect(page.getByText('讲者航班延误')).toBeVisible(soon);
    await expect(page.getByText('12:20').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('牡丹厅');
    await axe();

    await page.getByRole('button', { name: 'Switch to English' }).tap();
    const english = meetingScreen(page, inEnglish);
    await expect(english.heading(title.en)).toBeVisible();
    await expect(page.getByText('A speaker’s flight is late')).toBeVisible();
    await secretariat('restore-meeting', id);
    await expect(page.getByText('A speaker’s flight is late')).toHaveCount(0, soon);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await secretariat('cancel-meeting', id, '会议取消', '|', 'The speaker could not come');
    await expect(page.getByText('The speaker could not come')).toBeVisible(soon);
    await expect(page.getByText('Cancelled').first()).toBeVisible();

    await page.goto('/cdfH5/pages/meeting/meeting');
    const agenda = agendaScreen(page, inEnglish);
    await agenda.days.last().tap();
    await expect(agenda.row(title.en)).toContainText('Cancelled');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await secretariat('restore-meeting', id);
    await expect(agenda.row(title.en)).not.toContainText('Cancelled', soon);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  } finally {
    // Whatever happened on the way, the next journey finds the agenda as it was published.
    await secretariat('restore-meeting', id).catch(() => {});
  }
});
