import { getAgenda } from 'contract/calls/agenda';
import { getOwnItems, setBookmark } from 'contract/calls/favourites';
import { getMine } from 'contract/calls/mine';
import { getPlaces } from 'contract/calls/places';
import { notFound } from 'contract/refusals/wire';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answering, answers, lost, refused, serve } from '../../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../../lib/double-tap.testing.ts';
import { language } from '../../../lib/language.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { openPage } from '../../../shell/page.testing.tsx';
import { agendaDay, agendaRow, ownItem } from '../favourites.testing.ts';
import { meetingBookmark } from './in-lists.tsx';

const hall = (id: string) => ({ id, placeId: 'p', name: id, building: 'Yucheng', floor: '1' });
const green = agendaRow('Green Growth', '22T09:50', '22T11:00');
const capital = agendaRow('Patient Capital', '22T11:02', '22T12:00', { hall: hall('mudan') });
const health = agendaRow('Health', '22T14:00', '22T15:00');

function Rows() {
  return [green, capital, health].map((row) => <p key={row.id}>{meetingBookmark(row)}</p>);
}

const usual = [
  answers(getMine, { bookmarks: { version: '1', meetings: ['Green Growth'], delegates: [], news: [], files: [] } }),
  answers(setBookmark, ({ body }) => ({ bookmarked: body.bookmarked })),
  answers(getAgenda, {
    forum: { name: 'Forum', theme: '', place: 'Beijing', timeZone: 'Asia/Shanghai' },
    days: [agendaDay('2027-03-22', [green, capital, health])],
  }),
  answers(getPlaces, { places: [], walks: [{ fromId: 'hehe', toId: 'mudan', minutes: 9 }] }),
  answers(getOwnItems, { items: [ownItem('茶叙', '22T14:30', '22T15:30')] }),
];

async function open(...other: Answering[]) {
  const server = serve([...usual, ...other]);
  const screen = await openPage('/', <Rows />);
  await expect.poll(() => server.of(getMine)).toHaveLength(1);
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return { server, screen, button };
}

beforeEach(() => {
  language.set('en');
  letTapsPass();
});

test('what is bookmarked is marked, and a tap answers at once and is stored', async () => {
  const answer = Promise.withResolvers<{ bookmarked: boolean }>();
  const { server, button } = await open(answers(setBookmark, () => answer.promise));
  await expect.element(button('Bookmark: Green Growth')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Bookmark: Health')).toHaveAttribute('aria-pressed', 'false');
  await button('Bookmark: Health').click();
  await expect.element(button('Bookmark: Health')).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => server.of(setBookmark))
    .toMatchObject([{ kind: 'meeting', itemId: 'Health', bookmarked: true }]);
  answer.resolve({ bookmarked: true });
});

test('the browser sends it although the page is left in the same moment', async () => {
  const { button } = await open();
  const sent = vi.spyOn(window, 'fetch');
  await button('Bookmark: Health').click();
  const bookmarks = () =>
    sent.mock.calls.filter(([address]) => typeof address === 'string' && address.endsWith(setBookmark.path));
  await expect.poll(() => bookmarks().map(([, request]) => request?.keepalive)).toEqual([true]);
});

test('the toast undoes it', async () => {
  const { server, screen, button } = await open();
  await button('Bookmark: Green Growth').click();
  await expect.element(screen.getByText('Removed from your favourites')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Undone')).toBeVisible();
  await expect.element(button('Bookmark: Green Growth')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => server.of(setBookmark).map(({ bookmarked }) => bookmarked)).toEqual([false, true]);
});

test('a double tap does one thing', async () => {
  const { server, button } = await open();
  await button('Bookmark: Health').dblClick();
  await expect.poll(() => server.of(setBookmark).map(({ bookmarked }) => bookmarked)).toEqual([true]);
  await expect.element(button('Bookmark: Health')).toHaveAttribute('aria-pressed', 'true');
});

test('a bookmark that got lost turns back and says so; the next tap is a request of its own', async () => {
  const { server, screen, button } = await open(
    answers(setBookmark, ({ times, body }) => (times === 1 ? lost : { bookmarked: body.bookmarked })),
  );
  await button('Bookmark: Health').click();
  await expect.element(screen.getByText('Your bookmark could not be saved. Please try again')).toBeVisible();
  await expect.element(button('Bookmark: Health')).toHaveAttribute('aria-pressed', 'false');
  letTapsPass();
  await button('Bookmark: Health').click();
  await expect.element(button('Bookmark: Health')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => new Set(server.of(setBookmark).map(({ requestId }) => requestId)).size).toBe(2);
});

test('what was hidden meanwhile turns back with the server’s words', async () => {
  const { screen, button } = await open(answers(setBookmark, refused(notFound)));
  await button('Bookmark: Health').click();
  await expect.element(screen.getByText(notFound.says.en)).toBeVisible();
  await expect.element(button('Bookmark: Health')).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  [
    'en',
    'Bookmark: Patient Capital',
    'Added to your favourites. The walk from “Green Growth” takes 9 minutes: you would need to leave 7 minutes early',
  ],
  ['zh', '收藏：Patient Capital', '已加入收藏。从“Green Growth”步行过来需9分钟，您需提前7分钟离开'],
  ['en', 'Bookmark: Health', 'Added to your favourites. Overlaps “茶叙” by 30 minutes'],
  ['zh', '收藏：Health', '已加入收藏。与“茶叙”重叠30分钟'],
] as const)('%s: what overlaps is pointed out: %s', async (spoken, name, words) => {
  language.set(spoken);
  const { screen, button } = await open();
  await button(name).click();
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true');
});

test('without the viewer’s own data nothing is marked, no message disturbs, and a tap still counts', async () => {
  let known = false;
  const { button } = await open(
    answers(getMine, () =>
      known ? { bookmarks: { version: '2', meetings: ['Health'], delegates: [], news: [], files: [] } } : lost,
    ),
  );
  await expect.element(button('Bookmark: Green Growth')).toHaveAttribute('aria-pressed', 'false');
  expect(overlay.toasts.get()).toBeUndefined();
  known = true;
  await button('Bookmark: Health').click();
  await expect.element(button('Bookmark: Health')).toHaveAttribute('aria-pressed', 'true');
  await vi.waitFor(() => expect(button('Bookmark: Green Growth').element().ariaPressed).toBe('false'));
});
