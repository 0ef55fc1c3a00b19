import { idFromKey } from '../../../server/src/platform/ids.ts';
import { homeScreen } from '../../screens/home.ts';
import { meetingScreen } from '../../screens/meeting.ts';
import { messagesScreen } from '../../screens/messages.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { serverNow } from '../../support/signed-in.ts';
import { soon } from '../../support/soon.ts';
import { secretariat } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const id = idFromKey('meeting', 'forests-that-pay');
const title = { zh: '以林养林', en: 'Forests that Pay Their Way' };
const bookmark = { zh: /^收藏/, en: /^Bookmark/ };

test('the meeting moved and I know it in seconds, on both of my screens and without a reload', async ({
  page,
  context,
  say,
  signedInAs,
  switchLanguage,
  axe,
  origin,
}) => {
  await signedInAs(spareForThisTry(55));
  const [home, messages, meeting] = [homeScreen(page, say), messagesScreen(page, say), meetingScreen(page, say)];
  const tomorrow = new Date((await serverNow(origin))().getTime() + 86_400_000);
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(tomorrow);

  await page.goto(`/cdfH5/pages/meeting/detail?id=${id}`);
  // A page that is left at once may take an unsent bookmark with it.
  const stored = page.waitForResponse(/setBookmark/);
  await page
    .getByRole('button', { name: say(bookmark) })
    .first()
    .tap();
  await stored;
  await expect(page.getByRole('button', { name: say(bookmark) }).first()).toHaveAttribute('aria-pressed', 'true');
  await home.open();
  await expect(messages.bell).toBeVisible();
  const second = await context.newPage();
  const other = messagesScreen(second, say);
  await other.open('notification');
  // The demo has welcomed everybody already.
  await other.readAll.tap();
  await expect(other.notifications(0)).toBeChecked();
  for (const one of [page, second]) await one.evaluate(() => Object.assign(window, { sameDocument: true }));

  try {
    await secretariat('move-meeting', id, `${day} 16:40`, '17:40', idFromKey('hall', 'mudan'), '场地调整 | Other hall');
    await expect(messages.ringing).toBeVisible(soon);
    await expect(other.notifications(1)).toBeChecked(soon);
    await expect(other.message(new RegExp(say(title)))).toBeVisible(soon);

    await messages.ringing.tap();
    await page.getByText(say({ zh: /^通知/, en: /^Notifications/ })).tap();
    await expect(messages.notifications(1)).toBeChecked();
    await axe();
    await messages.message(new RegExp(say(title))).tap();
    await expect(page.getByRole('main').locator('del').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('16:40');
    await expect(page.getByRole('main')).toContainText(say({ zh: '牡丹厅', en: 'Mudan Hall' }));
    await axe();
    // It was read on one screen, and the other one knows.
    await expect(other.notifications(0)).toBeChecked(soon);
    for (const one of [page, second]) expect(await one.evaluate(() => 'sameDocument' in window)).toBe(true);

    await switchLanguage();
    await expect(page.getByRole('main')).toContainText(say({ zh: '牡丹厅', en: 'Mudan Hall' }));
    await messages.openMeeting.tap();
    await expect(meeting.heading(say(title))).toBeVisible();
    await messages.open('notification');
    await expect(messages.notifications(0)).toBeChecked();
  } finally {
    // The next journey needs the agenda as it was published, even if this one failed.
    await secretariat('restore-meeting', id).catch(() => {});
  }
});
