import axe from 'axe-core';
import { getMeetings } from 'contract/calls/agenda';
import { notFound } from 'contract/refusals/wire';
import { describe, expect, test, vi } from 'vitest';
import { answers, refused } from '../../lib/call/answers.testing.ts';
import { registerCallEvents } from '../../lib/call/call-events.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { found, hidden, meeting, open } from './detail.testing.tsx';

test('time, hall, channels, press, entry, chair and speakers', async () => {
  const screen = await open(found());
  await expect.element(screen.getByRole('heading', { level: 2, name: meeting.title ?? '' })).toBeVisible();
  await expect.element(screen.getByText('11:15–12:15')).toBeVisible();
  await expect.element(screen.getByText('Monday 22 March 2027 · starts in 1 h 3 min')).toBeVisible();
  await expect.element(screen.getByText('Level 2, Yucheng House')).toBeVisible();
  await expect.element(screen.getByText('Channel 2: English')).toBeVisible();
  await expect.element(screen.getByText('Press admitted to the opening only')).toBeVisible();
  await expect.element(screen.getByText('Please be seated by 11:00')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Speaker 1' })).toBeVisible();
  await expect.element(screen.getByText('Topic: Grids that learn')).toBeVisible();
  // A detail that is copied ends with its last word.
  const details = Array.from(document.querySelectorAll('.meeting-facts .list-row__detail'), (row) => row.textContent);
  expect(details).toContain('Monday 22 March 2027 · starts in 1 h 3 min');
});

test('a dot between two items is seen only if both stand on one line', async () => {
  const channels = ['Chinese', 'English', 'French', 'Russian'].map((name, at) => ({ number: at + 1, language: name }));
  const screen = await open(found({ channels }));
  const first = screen.getByText('Channel 1: Chinese');
  await expect.element(first).toBeVisible();
  const items = first.element().parentElement!;
  const hidden = Number.parseFloat(getComputedStyle(items).clipPath.split(' ').at(-1) ?? '');
  for (let width = 100; width <= 500; width += 20) {
    items.style.width = `${width}px`;
    const seenFrom = items.getBoundingClientRect().left + hidden;
    for (const item of Array.from(items.children).slice(1)) {
      const [before, dot] = [item.previousElementSibling!, item.firstElementChild!];
      const together = item.getBoundingClientRect().top === before.getBoundingClientRect().top;
      expect(dot.getBoundingClientRect().right > seenFrom).toBe(together);
    }
  }
});

test.each([
  ['an open meeting', {}, 'Artificial Intelligence for Inclusive Development'],
  ['a closed-door seminar', { type: 'closed' }, 'Meeting'],
] as const)('the browser’s tab names %s as it may be passed on', async (_, more, title) => {
  const screen = await open(found(more));
  await expect.element(screen.getByRole('heading', { level: 2, name: meeting.title ?? '' })).toBeVisible();
  await expect.poll(() => document.title).toBe(title);
});

test('several speakers stand in the order of speaking, and the page says so', async () => {
  const [first] = meeting.speakers;
  const screen = await open(found({ speakers: [first!, { ...first!, id: 'second' }] }));
  await expect.element(screen.getByRole('heading', { name: 'Speakers (in order of speaking) 2' })).toBeVisible();
});

test('a red badge has its words, and other badges are not marked', async () => {
  const screen = await open(found());
  const rows = screen.getByRole('listitem');
  await expect.element(rows.filter({ hasText: 'Shen Yanzhi' }).getByText('Red-badge delegate')).toBeVisible();
  expect(rows.filter({ hasText: 'Helena Thornquist' }).getByText('Red-badge delegate').elements()).toHaveLength(0);
});

test('a person in the directory is a link to their page; others are a name', async () => {
  const screen = await open(found());
  await expect
    .element(screen.getByRole('link', { name: 'Shen Yanzhi' }))
    .toHaveAttribute('href', '/pages/guest/detail?id=p1');
  expect(screen.getByRole('link', { name: 'Helena Thornquist' }).elements()).toHaveLength(0);
});

test('people have their photo, or their initials if there is none', async () => {
  const screen = await open(found({ chair: { ...meeting.chair!, photo: 3 } }));
  const rows = screen.getByRole('listitem');
  await expect.element(rows.filter({ hasText: 'Shen Yanzhi' })).toBeVisible();
  const shown = (name: string) => rows.filter({ hasText: name }).element().querySelector('.avatar');
  expect(shown('Shen Yanzhi')?.querySelector('img')?.getAttribute('src')).toBe(`/media/${meeting.chair!.id}.3`);
  expect(shown('Helena Thornquist')?.textContent).toBe('HT');
});

test('the viewer’s own name and part are marked', async () => {
  storage.userObj.set({ id: 'p2' });
  const screen = await open(found({ role: 'speaker' }));
  await expect.element(screen.getByText('You are speaking')).toBeVisible();
  const row = screen.getByRole('listitem').filter({ hasText: 'Helena Thornquist' });
  await expect.element(row.getByText('You', { exact: true })).toBeVisible();
  expect(screen.getByText('You', { exact: true }).elements()).toHaveLength(1);
  storage.userObj.clear();
});

test('the hall leads to its place on the plan', async () => {
  const screen = await open(found());
  await expect
    .element(screen.getByRole('link', { name: 'Show on floor plan' }))
    .toHaveAttribute('href', '/pages/map/map?place=p&hall=h');
});

test('a cancelled meeting offers no way to its hall and asks nobody to come', async () => {
  const screen = await open(found({ change: { kind: 'cancelled', reason: 'A new date follows.' } }));
  await expect.element(screen.getByText('Qingyun Hall')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show on floor plan' }).elements()).toHaveLength(0);
  expect(screen.getByText('Please be seated by 11:00').elements()).toHaveLength(0);
});

test.each([
  ['abroad', 0, 1],
  ['in Beijing', -480, 0],
])('%s the zone of the times is said as often as it has to be', async (_where, offset, times) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  const screen = await open(found());
  await expect.element(screen.getByText('11:15–12:15')).toBeVisible();
  expect(screen.getByText('All times are Beijing time.').elements()).toHaveLength(times);
  vi.restoreAllMocks();
});

test('one that moved updates the calendar', async () => {
  const from = { fromStartsAt: '2027-03-22T14:00:00+08:00', fromEndsAt: '2027-03-22T15:00:00+08:00' };
  const screen = await open(found({ change: { kind: 'moved', reason: '', fromHall: '', ...from } }));
  await expect.element(screen.getByRole('button', { name: 'Update my calendar' })).toBeVisible();
});

test('a meeting that lasts all day says so, without a countdown', async () => {
  const screen = await open(found({ startsAt: '2027-03-22T00:00:00+08:00', endsAt: '2027-03-23T00:00:00+08:00' }));
  await expect.element(screen.getByText('All day')).toBeVisible();
  await expect.element(screen.getByText('Monday 22 March 2027', { exact: true })).toBeVisible();
  expect(screen.getByText(/left|starts in/).elements()).toHaveLength(0);
});

test('in Chinese the channels are a list', async () => {
  language.set('zh');
  const channels = [
    { number: 1, language: '中文' },
    { number: 2, language: '英语' },
  ];
  const screen = await open(found({ channels }));
  await expect.element(screen.getByText('频道1：中文；频道2：英语')).toBeVisible();
  // Otherwise a line of WebKit would begin with the mark.
  await expect.element(screen.getByText('频道1：中文；', { exact: true })).toBeVisible();
});

describe('of a closed-door seminar one may only know', () => {
  const seminar = { ...hidden, press: null, summary: null, channels: [], entry: null };

  test('its time, that it is by invitation, and whom to ask', async () => {
    const screen = await open(found(seminar));
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Closed-door seminar' })).toBeVisible();
    await expect.element(screen.getByText('11:15–12:15')).toBeVisible();
    await expect
      .element(screen.getByText('By invitation. Details are shown only to those invited, the chair and the speakers.'))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Open the agenda' })).toBeVisible();
  });

  test('there is nothing to share or to add to a calendar', async () => {
    const screen = await open(found(seminar));
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Closed-door seminar' })).toBeVisible();
    for (const name of ['Share', 'Add to calendar'])
      expect(screen.getByRole('button', { name }).elements()).toHaveLength(0);
  });
});

test('a meeting that is not there has a friendly way back to the agenda, and no toast besides', async () => {
  const toasts: string[] = [];
  const nothing = () => {};
  const unregister = registerCallEvents({
    ...{ overlayBegins: nothing, overlayEnds: nothing, confirm: async () => false, sessionLost: nothing },
    toast: (text) => void toasts.push(text),
  });
  const screen = await open(answers(getMeetings, refused(notFound)));
  await expect.element(screen.getByRole('heading', { name: 'This meeting is no longer on the agenda' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Open the agenda' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share' }).elements()).toHaveLength(0);
  expect(toasts).toEqual([]);
  unregister();
});

test('a name of 120 characters stays within the page', async () => {
  const screen = await open(found({ title: 'Donaudampfschifffahrtsgesellschaft'.repeat(4).slice(0, 120) }));
  await expect.element(screen.getByRole('heading', { name: /Donaudampf/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

test.each([
  [
    'a cancelled meeting',
    { change: { kind: 'cancelled', reason: 'A new date follows.' } } as const,
    'A new date follows.',
  ],
  [
    'a seminar one may only know of',
    { ...hidden, press: null, summary: null, channels: [], entry: null },
    'Open the agenda',
  ],
])('%s: nothing that axe would object to', async (_, more, text) => {
  const screen = await open(found(more));
  await expect.element(screen.getByText(text)).toBeVisible();
  // The toast of an earlier test may still lie over the page.
  await expect.poll(() => document.querySelector('.toast__box'), { timeout: 5000 }).toBeNull();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});
