import { readFile } from 'node:fs/promises';
import { idFromKey } from '../../../server/src/platform/ids.ts';
import { calendarSheet } from '../../screens/calendar.ts';
import { dialogs } from '../../screens/dialog.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { codeAskedFor, messageTo } from '../../support/outbox.ts';
import { serverNow } from '../../support/signed-in.ts';
import { secretariat } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const id = idFromKey('meeting', 'women-and-work');

test.use({ signedIn: false });

/** What a calendar app makes of the address: the entries by their id. */
async function calendarAt(address: string) {
  const answer = await fetch(address, { headers: { accept: 'text/calendar' } });
  const text = (await answer.text()).replaceAll('\r\n ', '');
  const entries = text.split('BEGIN:VEVENT').slice(1);
  const entry = entries.find((one) => one.includes(`UID:${id}@`)) ?? '';
  const valueOf = (name: string) => new RegExp(`^${name}[^:]*:(.*)$`, 'm').exec(entry)?.[1]?.trim();
  return { status: answer.status, start: valueOf('DTSTART'), sequence: Number(valueOf('SEQUENCE')) };
}

test('my calendar app follows', async ({ page, say, switchLanguage, axe, origin, localOrigin, signedInAs }) => {
  const person = spareForThisTry(119);
  await signedInAs(person);
  const calendar = calendarSheet(page, say);
  await page.goto(`/cdfH5/pages/meeting/detail?id=${id}`);
  // A page that is left at once may take an unsent bookmark with it.
  await Promise.all([
    page.waitForResponse(/setBookmark/),
    tapCalmly(page.getByRole('button', { name: say({ zh: '收藏', en: 'Bookmark' }) }).first()),
  ]);
  await page.goto('/cdfH5/pages/collection/collection');
  await tapCalmly(calendar.open);
  await expect(calendar.sheet).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), tapCalmly(calendar.download)]);
  expect(await readFile(await file.path(), 'utf8')).toContain(`UID:${id}@`);
  await expect(page.locator('.toast__box')).toHaveCount(0);
  await axe();

  await tapCalmly(calendar.email);
  await calendar.code.fill(await codeAskedFor(localOrigin, person.email, () => tapCalmly(calendar.getCode)));
  await tapCalmly(calendar.openAddress);
  await expect(calendar.address).toBeVisible();
  const shown = (await calendar.address.textContent()) ?? '';
  expect(await calendar.subscribe.getAttribute('href')).toBe(shown.replace(/^https?:/, 'webcal:'));
  const address = origin + new URL(shown).pathname;
  await axe();

  const first = await calendarAt(address);
  expect(first.start).toMatch(/T111500$/);
  try {
    const third = new Date((await serverNow(origin))().getTime() + 86_400_000);
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(third);
    await secretariat('move-meeting', id, `${day} 12:20`, '13:20', '讲者航班延误 | A speaker’s flight is late');
    const moved = await calendarAt(address);
    expect(moved.start).toMatch(/T122000$/);
    expect(moved.sequence).toBeGreaterThan(first.sequence);
  } finally {
    await secretariat('restore-meeting', id).catch(() => {});
  }

  await tapCalmly(calendar.close);
  await page.goto('/cdfH5/pages/meeting/meeting');
  await switchLanguage();
  await page.goto('/cdfH5/pages/collection/collection');
  await tapCalmly(calendar.open);
  await expect(calendar.openAddress).toBeVisible();
  await expect(calendar.address).toHaveCount(0);
  await tapCalmly(calendar.revoke);
  await tapCalmly(
    dialogs(page, say).all.getByRole('button', { name: say({ zh: '撤销订阅地址', en: 'Revoke the address' }) }),
  );
  await expect(calendar.revoke).toHaveCount(0);
  const answers = await Promise.all(
    [address, `${origin}/calendar/${'A'.repeat(43)}.ics`].map(async (one) => {
      const answer = await fetch(one);
      return [answer.status, await answer.text()];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.[0]).toBe(404);
});

test.describe('in WeChat', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile MicroMessenger/8.0.50' });

  test('the address comes by email', async ({ page, say, origin, localOrigin, signedInAs }) => {
    const person = spareForThisTry(120);
    await signedInAs(person);
    const calendar = calendarSheet(page, say);
    await page.goto('/cdfH5/pages/collection/collection');
    await tapCalmly(calendar.open);
    await expect(calendar.mailAddress).toBeVisible();
    await expect(calendar.download).toHaveCount(0);
    await tapCalmly(calendar.email);
    await calendar.code.fill(await codeAskedFor(localOrigin, person.email, () => tapCalmly(calendar.getCode)));
    await tapCalmly(calendar.mailAddress);
    const mail = await messageTo(localOrigin, { to: person.email, purpose: 'calendar address' });
    const address = origin + new URL(/http\S+\.ics/.exec(mail)?.[0] ?? '').pathname;
    expect((await fetch(address)).status).toBe(200);
  });
});
