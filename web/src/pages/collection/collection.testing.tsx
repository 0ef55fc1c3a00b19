import { type AgendaDay, getAgenda } from 'contract/calls/agenda';
import {
  addOwnItem,
  deleteOwnItem,
  editOwnItem,
  getOwnItems,
  type OwnItem,
  restoreOwnItem,
  setBookmark,
} from 'contract/calls/favourites';
import { type DelegateRow, getDelegates } from 'contract/calls/delegates';
import { getMine, type Mine } from 'contract/calls/mine';
import { getPlaces } from 'contract/calls/places';
import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { delegateRow } from '../../features/delegates/delegates.testing.ts';
import { agendaDay, agendaRow, moment, ownItem } from '../../features/favourites/favourites.testing.ts';
import { allPlaces } from '../../features/places/place.testing.ts';
import { type Answering, answers, serve } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { openPage } from '../../shell/page.testing.tsx';
import { Screens } from '../../shell/router/router.testing.tsx';
import FavouritesPage from './collection.tsx';

const qingyun = { id: 'qingyun', placeId: 'yucheng', name: 'Qingyun Hall', building: 'Yucheng', floor: 'Level 2' };

type World = {
  days: AgendaDay[];
  mine: Mine;
  items: OwnItem[];
  delegates: DelegateRow[];
  now: string;
};

function usual(): World {
  return {
    days: [
      agendaDay('2027-03-21', [agendaRow('Welcome', '21T18:00', '21T20:00', { type: 'reception' })]),
      agendaDay('2027-03-22', [
        agendaRow('Green Growth', '22T09:50', '22T11:00', { type: 'plenary' }),
        agendaRow('Not mine', '22T11:15', '22T12:15'),
        agendaRow('Inclusive AI', '22T11:02', '22T12:15', { hall: qingyun, role: 'speaker' }),
        agendaRow('Healthy Ageing', '22T14:00', '22T15:30', { change: { kind: 'cancelled', reason: 'No chair.' } }),
      ]),
      agendaDay('2027-03-23', [agendaRow('Closing', '23T16:00', '23T17:15')]),
    ],
    mine: {
      bookmarks: {
        version: '1',
        meetings: ['Green Growth', 'Healthy Ageing'],
        delegates: ['Thornquist', 'gone'],
        news: [],
        files: [],
      },
      roles: { version: '1', meetings: [{ id: 'Inclusive AI', role: 'speaker' }] },
      unread: { version: '1', reminders: 0, notifications: 0 },
      arrangements: {
        version: '1',
        all: [
          {
            ...{ kind: 'car', id: 'car', name: 'Car 12', plate: '京A·00012', startsAt: moment('22T18:30') },
            ...{ from: 'State House', to: 'Hotel' },
          },
        ],
      },
    },
    items: [ownItem('Tea with Asamoto', '22T11:45', '22T12:30', { venue: 'hehe' })],
    delegates: [delegateRow('Thornquist', { nameOrder: 2 }), delegateRow('Adebarika', { nameOrder: 1 })],
    now: '22T10:12',
  };
}

/** What a test may change. */
export const world = usual();
export let server: ReturnType<typeof serve>;

beforeEach(async () => {
  await page.viewport(390, 844);
  language.set('en');
  letTapsPass();
  Object.assign(world, usual());
});

const stored = ({ content, details, location, venue, date, from, to }: Record<string, string>): OwnItem => ({
  ...{ id: content ?? '', version: 2, content: content ?? '', details: details ?? '', location: location ?? '' },
  venue: venue === 'other' ? null : (venue ?? null),
  ...{ startsAt: `${date}T${from}:00+08:00`, endsAt: `${date}T${to}:00+08:00` },
});

export async function open(search = '', { answering = [] as Answering[], inHostApp = false } = {}) {
  server = serve(
    [
      answers(getAgenda, () => ({
        forum: { name: 'Forum', theme: '', place: 'Beijing', timeZone: 'Asia/Shanghai' },
        days: world.days,
      })),
      answers(getMine, () => world.mine),
      answers(getOwnItems, () => ({ items: world.items })),
      answers(getPlaces, allPlaces),
      answers(getDelegates, () => ({ version: '1', delegates: world.delegates })),
      answers(setBookmark, ({ body }) => ({ bookmarked: body.bookmarked })),
      answers(addOwnItem, ({ body }) => stored(body)),
      answers(editOwnItem, ({ body }) => ({ ...stored({ ...body, version: '' }), id: body.id })),
      answers(deleteOwnItem, {}),
      answers(restoreOwnItem, ({ body }) => world.items.find(({ id }) => id === body.id) as OwnItem),
      ...answering,
    ],
    { headers: () => ({ 'server-time': String(Date.parse(moment(world.now))) }) },
  );
  const screens = {
    '/pages/collection/collection': <FavouritesPage />,
    '/pages/meeting/meeting': <p>The agenda</p>,
    '/pages/guest/guest': <p>The delegates</p>,
  };
  return openPage(`/pages/collection/collection${search}`, <Screens at={screens} />, { inHostApp });
}
export type Screen = Awaited<ReturnType<typeof open>>;

/** What stands in the timeline, each with its time. */
export const rows = (screen: Screen) =>
  screen
    .getByRole('list', { name: /^(My day|我的日程)$/ })
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
