import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { agendaScreen } from '../../screens/agenda.ts';
import { meetingScreen } from '../../screens/meeting.ts';
import { tapCalmly } from '../../support/calm.ts';
import { expect, test } from '../../support/test.ts';
import { toastsOn } from '../../support/toasts.ts';

const ai = { zh: '人工智能与包容发展', en: 'Artificial Intelligence for Inclusive Development' };
const concept = {
  zh: '概念文件：人工智能与包容发展',
  en: 'Concept Note: Artificial Intelligence for Inclusive Development',
};

/** Downloads by a tap, and expects that the page stays where it is. */
async function fileOf(page: Page, button: Locator): Promise<Download> {
  const address = page.url();
  const [file] = await Promise.all([page.waitForEvent('download'), tapCalmly(button)]);
  expect(page.url()).toBe(address);
  return file;
}

const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('add a meeting to the calendar and take its materials along', async ({ page, say, inBothLanguages, axe }) => {
  const [agenda, meeting] = [agendaScreen(page, say), meetingScreen(page, say)];
  await page.goto('/cdfH5/pages/meeting/meeting');
  await agenda.meeting(say(ai)).tap();
  await inBothLanguages(async () => {
    await expect(meeting.heading(say(ai))).toBeVisible();
    const calendar = await fileOf(page, meeting.addToCalendar);
    expect(calendar.suggestedFilename()).toBe(`${say(ai)}.ics`);
    const lines = linesOf(await readFile(await calendar.path(), 'utf8'));
    expect(lines).toContain(`SUMMARY:${say(ai)}`);
    expect(lines).toContain('BEGIN:VTIMEZONE');
    expect(lines).toContain('TRIGGER:-PT15M');
    expect(lines.find((line) => line.startsWith('DTSTART;TZID=Asia/Shanghai:'))).toMatch(/T111500$/);

    const paper = await fileOf(page, meeting.material(say(concept)));
    expect(paper.suggestedFilename()).toBe(`${say(concept).replace(': ', ' ')}.docx`);
    const bytes = await readFile(await paper.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });
  // A toast that fades would be measured.
  await expect(page.locator('.toast__box')).toHaveCount(0);
  await axe();
});

test('a download link that was used leads to a page that says so', async ({ page, say, expectError }) => {
  const meeting = meetingScreen(page, say);
  await page.goto('/cdfH5/pages/meeting/meeting');
  await agendaScreen(page, say).meeting(say(ai)).tap();
  const file = await fileOf(page, meeting.addToCalendar);
  expectError(/404/);
  await page.goto(file.url());
  await expect(page.getByRole('heading', { name: '下载链接已失效' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This download link is no longer valid' })).toBeVisible();
  await page.getByRole('link').tap();
  await expect(page).toHaveURL(/\/cdfH5\/$/);
});

test('pass a meeting on', async ({ page, say, inBothLanguages, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => void Object.assign(navigator, { canShare: undefined }));
  const meeting = meetingScreen(page, say);
  await page.goto('/cdfH5/pages/meeting/meeting?day=&type=symposium');
  await agendaScreen(page, say).meeting(say(ai)).tap();
  await inBothLanguages(async () => {
    await tapCalmly(meeting.share);
    await expect.poll(() => toastsOn(page)).toContain(say({ zh: '链接已复制', en: 'The link has been copied' }));
  });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  expect(new URL(copied).search).toMatch(/^\?id=[0-9a-z]{20}$/);
});
