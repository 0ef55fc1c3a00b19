import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import './agenda-list.css';
import { language } from '../../../lib/language.ts';
import { openPage } from '../../../shell/page.testing.tsx';
import { at, meeting, zone } from '../agenda-days.testing.ts';
import { MeetingCard } from './meeting-card.tsx';

afterEach(async () => {
  delete document.documentElement.dataset['textSize'];
  await page.viewport(390, 844);
});

/** How many characters the last line has. */
function inLastLine({ firstChild: text }: Element): number {
  const range = document.createRange();
  const tops = Array.from(text?.textContent ?? '', (_, place) => {
    range.setStart(text!, place);
    range.setEnd(text!, place + 1);
    return range.getBoundingClientRect().top;
  });
  return tops.filter((top) => top === tops.at(-1)).length;
}

test.each([320, 390])('no Chinese title ends with a single character on a screen of %s px', async (width) => {
  language.set('zh');
  document.documentElement.dataset['textSize'] = 'x-large';
  await page.viewport(width, 844);
  const meetings = Array.from({ length: 40 }, (_, more) => meeting('会'.repeat(2 + more), '22T09:00', '22T09:45'));
  const cards = meetings.map((one) => <MeetingCard key={one.id} meeting={one} now={at('22T08:00')} timeZone={zone} />);
  const screen = await openPage('/', <div style={{ paddingLeft: 64 }}>{cards}</div>);
  const titles = screen.getByRole('link');
  await expect.element(titles.first()).toBeVisible();
  expect(titles.elements().filter((title) => inLastLine(title) < 2)).toEqual([]);
  expect(titles.elements()).toHaveLength(40);
});
