import { beforeEach, expect, test, vi } from 'vitest';
import { language } from '../../lib/language.ts';
import { capital, green, meeting, openAt, usual } from './index.testing.tsx';

beforeEach(() => language.set('en'));

test('what is on with the time left, what comes with its hall and the way there, and the whole agenda', async () => {
  const screen = await openAt('22T10:12');
  await expect.element(screen.getByText('48 min left')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Green Growth' })).toBeVisible();
  await expect.element(screen.getByText('11:15')).toBeVisible();
  await expect.element(screen.getByText('Qingyun Hall, 4 min walk')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Full agenda' }))
    .toHaveAttribute('href', '/pages/meeting/meeting');
});

test('one’s own part is said in words', async () => {
  const meetings = [
    { ...green, role: 'chair' as const },
    { ...capital, role: 'speaker' as const },
  ];
  const screen = await openAt('22T10:12', { meetings });
  await expect.element(screen.getByText('You are chairing')).toBeVisible();
  await expect.element(screen.getByText('You are speaking')).toBeVisible();
});

test('one’s own meeting of the afternoon stands there in the morning', async () => {
  const own = meeting('Rivers', '22T16:00', '22T17:00', 'Songhe', { role: 'speaker' });
  const screen = await openAt('22T10:12', { meetings: [...usual, own] });
  await expect.element(screen.getByText('Your meeting')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Rivers' })).toBeVisible();
});

test('of several at the same time it shows the first, the name of the second, and how many more', async () => {
  const others = ['Science', 'Trade', 'Health'].map((title) => meeting(title, '22T10:00', '22T11:00', 'Songhe'));
  const screen = await openAt('22T10:12', { meetings: [...usual, ...others] });
  await expect.element(screen.getByRole('link', { name: 'Science Songhe Hall' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'and 2 more in progress' }))
    .toHaveAttribute('href', '/pages/meeting/meeting?status=ongoing');
  // The user may be in any of these halls, so the walk names the hall where it begins.
  await expect.element(screen.getByText('Qingyun Hall, 4 min walk from Hehe Hall')).toBeVisible();
});

test('a seminar at the same time of which only the time is known shows its type, and leads to the agenda', async () => {
  const seminar = { type: 'closed', details: 'time only', title: null, hall: null } as const;
  const closed = meeting('closed', '22T11:15', '22T12:00', '', seminar);
  const screen = await openAt('22T10:12', { meetings: [...usual, closed] });
  await expect
    .element(screen.getByRole('link', { name: 'Closed-door seminar By invitation' }))
    .toHaveAttribute('href', '/pages/meeting/meeting?day=2027-03-22&status=upcoming');
  expect(screen.getByRole('link', { name: /more/ }).elements()).toHaveLength(0);
});

test('a moved meeting says so, also beside another', async () => {
  const from = { fromStartsAt: '2027-03-22T14:00:00+08:00', fromEndsAt: '2027-03-22T15:00:00+08:00' };
  const change = { kind: 'moved', reason: '', fromHall: 'Mudan Hall', ...from } as const;
  const beside = meeting('Science', '22T11:15', '22T12:00', 'Songhe', { change });
  const screen = await openAt('22T10:12', { meetings: [green, { ...capital, change }, beside] });
  await expect.element(screen.getByRole('link', { name: 'Science Songhe Hall Moved' })).toBeVisible();
  expect(screen.getByText('Moved').elements()).toHaveLength(2);
});

test('what goes on all day has no time left', async () => {
  const press = meeting('Press Centre', '22T00:00', '23T00:00', 'Press', { role: 'speaker' });
  const screen = await openAt('22T10:12', { meetings: [...usual, press] });
  await expect.element(screen.getByRole('link', { name: 'Press Centre' })).toBeVisible();
  await expect.element(screen.getByText('All day')).toBeVisible();
  expect(screen.getByRole('progressbar').elements()).toHaveLength(0);
});

test.each([
  ['in a break', '22T11:05', 'at 11:15'],
  ['in the night', '21T23:00', 'tomorrow at 09:50'],
  ['days before', '19T10:00', 'on 21 March 2027 at 18:00'],
])('%s it says when the next begins', async (_, time, when) => {
  const screen = await openAt(time);
  await expect.element(screen.getByText(`No meeting at the moment. The next one begins ${when}.`)).toBeVisible();
});

test('what is open in a break says so', async () => {
  const press = meeting('Press Centre', '22T00:00', '23T00:00', 'Press');
  const screen = await openAt('22T11:05', { meetings: [...usual, press] });
  await expect.element(screen.getByRole('link', { name: /^Press Centre/ })).toBeVisible();
  await expect.element(screen.getByText('Open now')).toBeVisible();
});

test.each([
  ['abroad', 0, 1],
  ['in Beijing', -480, 0],
])('%s the zone of the times is said as often as it has to be', async (_where, offset, times) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  const screen = await openAt('22T10:12');
  await expect.element(screen.getByRole('region', { name: 'Now and next' })).toBeVisible();
  expect(screen.getByText('All times are Beijing time.').elements()).toHaveLength(times);
  vi.restoreAllMocks();
});

test('days before, the next meeting has its date', async () => {
  const screen = await openAt('19T10:00');
  await expect.element(screen.getByText('21 Mar 18:00')).toBeVisible();
});

test('when all is over it says so', async () => {
  const screen = await openAt('23T10:00');
  await expect.element(screen.getByText('All meetings have concluded. Thank you for attending.')).toBeVisible();
});

test.each([
  ['en', 'All meetings have concluded. Thank you for attending.'],
  ['zh', '全部会议已结束，感谢您的参与。'],
] as const)('on the last evening it says so above what is still open, in %s', async (shown, sentence) => {
  language.set(shown);
  const press = meeting('Press Centre', '22T00:00', '23T00:00', 'Press');
  const screen = await openAt('22T21:00', { meetings: [...usual, press] });
  await expect.element(screen.getByText(sentence)).toBeVisible();
  const rows = screen.getByText(sentence).element().parentElement?.children ?? [];
  expect(Array.from(rows, ({ textContent }) => textContent)).toEqual([
    sentence,
    shown === 'en' ? 'Open nowPress CentrePress Hall' : '正在开放Press CentrePress Hall',
    shown === 'en' ? 'Messages' : '消息',
    shown === 'en' ? 'Full agenda' : '查看全部日程',
  ]);
});

test('a forum without meetings is over, too, and the rest of Home is there', async () => {
  const screen = await openAt('22T10:12', { meetings: [], paths: ['/pages/meeting/meeting'] });
  await expect.element(screen.getByText(/All meetings have concluded/)).toBeVisible();
  await expect.element(screen.getByRole('navigation', { name: 'Services' })).toBeVisible();
});
