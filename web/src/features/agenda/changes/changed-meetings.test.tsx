import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { language } from '../../../lib/language.ts';
import { days } from '../agenda-days.testing.ts';
import { ChangedMeetings, useChangedMeetings } from './changed-meetings.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const first = days[1]!.meetings[0]!;
const cancelled = days.map((day) => ({
  ...day,
  meetings: day.meetings.map((one) =>
    one.id === first.id ? { ...one, change: { kind: 'cancelled' as const, reason: '' } } : one,
  ),
}));

function Said({ shown }: { shown: typeof days }) {
  return <ChangedMeetings changed={useChangedMeetings(shown)} timeZone="Asia/Shanghai" />;
}

test.each([
  ['en', / will take place as originally scheduled: 22 Mar, /],
  ['zh', /”恢复举行：3月22日，/],
] as const)('a meeting that is restored is said for a minute, in %s', async (spoken, words) => {
  language.set(spoken);
  const screen = await render(<Said shown={cancelled} />);
  const status = screen.getByText(words);
  expect(status.query()).toBeNull();
  await screen.rerender(<Said shown={days} />);
  await expect.element(status).toBeInTheDocument();
  vi.advanceTimersByTime(59_000);
  await expect.element(status).toBeInTheDocument();
  vi.advanceTimersByTime(1_000);
  await expect.element(status).not.toBeInTheDocument();
});
