import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Timeline, TimelineItem } from './timeline.tsx';

test('a timeline is a list whose entries begin with their time', async () => {
  const screen = await render(
    <Timeline label="Meetings">
      <TimelineItem from="22:00" until="00:30" note="next day" mark="upcoming">
        Evening reception
      </TimelineItem>
    </Timeline>,
  );
  await expect.element(screen.getByRole('list', { name: 'Meetings' })).toBeVisible();
  expect(screen.getByRole('listitem').element().textContent).toBe('22:00–00:30 next dayEvening reception');
});

test('what goes on all day has no end', async () => {
  const screen = await render(
    <Timeline label="Meetings">
      <TimelineItem from="All day" mark="ongoing">
        Press Centre
      </TimelineItem>
    </Timeline>,
  );
  expect(screen.getByRole('listitem').element().textContent).toBe('All dayPress Centre');
});

afterEach(() => page.viewport(390, 844));

test.each([
  [390, [0, 0, 0, 0]],
  [820, [0, 0, 1, 0]],
  [1120, [0, 0, 1, 0]],
])('on %i px the entries stand in the columns %o', async (width, columns) => {
  await page.viewport(width, 844);
  const screen = await render(
    <Timeline label="Meetings">
      <TimelineItem from="09:00" mark="upcoming">
        Opening
      </TimelineItem>
      <TimelineItem from="10:00" mark="upcoming">
        Trade
      </TimelineItem>
      <TimelineItem from="10:00" mark="upcoming" beside>
        Health
      </TimelineItem>
      <TimelineItem from="11:00" mark="upcoming">
        Closing
      </TimelineItem>
    </Timeline>,
  );
  const boxes = screen
    .getByRole('listitem')
    .elements()
    .map((entry) => entry.getBoundingClientRect());
  const lefts = [...new Set(boxes.map(({ left }) => left))];
  expect(boxes.map(({ left }) => lefts.indexOf(left))).toEqual(columns);
  const sideBySide = boxes[1]?.top === boxes[2]?.top;
  expect(sideBySide).toBe(width > 760);
});
