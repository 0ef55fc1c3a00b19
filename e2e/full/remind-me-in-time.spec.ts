import { homeScreen } from '../screens/home.ts';
import { messagesScreen } from '../screens/messages.ts';
import { spareForThisTry } from '../support/demo-people.ts';
import { serverNow } from '../support/signed-in.ts';
import { soon } from '../support/soon.ts';
import { expect, test } from '../support/test.ts';

// The reminder is due at a full minute and the server looks once a minute, so it comes within three.
const whenDue = { timeout: 200_000 };

const at = (moment: number) => {
  const [date, time] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(moment)
    .split(' ');
  return { date: date ?? '', time: time ?? '' };
};

test('remind me in time of my own entry, on Home and in Messages, on both of my screens', async ({
  page,
  context,
  say,
  signedInAs,
  switchLanguage,
  axe,
  origin,
}) => {
  await signedInAs(spareForThisTry(56));
  const [home, messages] = [homeScreen(page, say), messagesScreen(page, say)];
  const now = (await serverNow(origin))().getTime();
  const [from, to] = [at(now + 32 * 60_000), at(now + 62 * 60_000)];
  await page.goto('/cdfH5/pages/collection/collection');
  await page
    .getByRole('button', { name: say({ zh: '添加个人日程', en: 'Add to my schedule' }) })
    .first()
    .tap();
  const sheet = page.getByRole('dialog');
  const field = (zh: string, en: string) => sheet.getByLabel(say({ zh, en }), { exact: true });
  await field('内容', 'Content').fill('Call with the office');
  await field('日程详情', 'Schedule details').fill('Prepare the afternoon');
  await field('日期', 'Date').fill(from.date);
  await field('开始', 'From').fill(from.time);
  await field('结束', 'To').fill(to.time);
  await field('地点', 'Location').fill('Lobby');
  await field('会场', 'Conference venue').selectOption('other');
  await sheet.getByRole('button', { name: say({ zh: '保存', en: 'Save' }) }).tap();
  await expect(sheet).toBeHidden();

  await home.open();
  await expect(messages.bell).toBeVisible();
  const second = await context.newPage();
  const other = messagesScreen(second, say);
  await other.open('reminder');
  // Nothing is touched until the reminder is here, on both screens.
  const reminder = say({ zh: `您的个人日程：${from.time}`, en: `Your own schedule: ${from.time}` });
  await expect(home.nowAndNext).toContainText(reminder, whenDue);
  await expect(messages.ringing).toBeVisible();
  await expect(other.message(new RegExp(from.time))).toBeVisible(soon);
  await axe();

  await switchLanguage();
  await messages.ringing.tap();
  await expect(messages.reminders).toBeChecked();
  await expect(messages.message(new RegExp(from.time))).toBeVisible();
  await messages.readAll.tap();
  await expect(messages.allRemindersRead).toBeChecked();
  await axe();
});
