import { expect, test } from 'vitest';
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
