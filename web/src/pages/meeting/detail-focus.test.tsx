import { getMeetings } from 'contract/calls/agenda';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answers } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { meeting, open } from './detail.testing.tsx';

afterEach(() => page.viewport(390, 844));

const longer = answers(getMeetings, ({ language: spoken }) => ({
  timeZone: 'Asia/Shanghai',
  meetings: [{ ...meeting, summary: spoken === 'zh' ? '技能、数据与规则。'.repeat(40) : meeting.summary }],
}));

/** By how much the focus lies below the upper edge of the bar at the foot of the page. */
function belowBar(): number {
  const bar = document.querySelector('.meeting-actions')!.getBoundingClientRect();
  return Math.max(0, document.activeElement!.getBoundingClientRect().bottom - bar.top);
}

test('what has the focus does not slip under the bar when the words in the other language arrive', async () => {
  await page.viewport(320, 640);
  const screen = await open(longer);
  const link = screen.getByRole('link', { name: 'Shen Yanzhi' });
  await expect.element(link).toBeInTheDocument();
  for (let stops = 0; stops < 20 && document.activeElement !== link.element(); stops += 1) await userEvent.tab();
  language.set('zh');
  await expect.element(screen.getByText(/技能/)).toBeInTheDocument();
  expect(document.activeElement).toBe(link.element());
  await expect.poll(belowBar).toBe(0);
});
