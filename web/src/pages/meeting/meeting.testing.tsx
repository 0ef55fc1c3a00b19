import { type Agenda, type AgendaRow, getAgenda } from 'contract/calls/agenda';
import { beforeEach } from 'vitest';
import { answers, serve } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { openPage } from '../../shell/page.testing.tsx';
import { Screens } from '../../shell/router/router.testing.tsx';
import AgendaPage from './meeting.tsx';

export const moment = (time: string) => `2027-03-${time}:00+08:00`;
const hall = { id: 'h', placeId: 'p', name: 'Hehe Hall', building: 'Yucheng', floor: 'Level 1' };
const mudan = { ...hall, id: 'm', name: 'Mudan Hall' };

function meeting(title: string, from: string, to: string, more: Partial<AgendaRow> = {}): AgendaRow {
  const times = { startsAt: moment(from), endsAt: moment(to) };
  return {
    id: title,
    version: 1,
    type: 'plenary',
    ...times,
    details: 'all',
    title,
    hall,
    change: null,
    role: null,
    otherTitle: null,
    people: [],
    ...more,
  };
}

const moved = {
  kind: 'moved',
  reason: 'A flight was changed.',
  fromHall: 'Mudan Hall',
  fromStartsAt: moment('22T13:00'),
  fromEndsAt: moment('22T14:00'),
} as const;
const agenda = (zh: boolean): Agenda => ({
  forum: { name: 'Forum', theme: 'Confidence', place: 'Beijing', timeZone: 'Asia/Shanghai' },
  days: [
    { date: '2027-03-21', meetings: [meeting('Welcome', '21T18:00', '21T20:00', { type: 'reception' })] },
    {
      date: '2027-03-22',
      meetings: [
        meeting(zh ? '绿色增长' : 'Green Growth', '22T09:50', '22T11:00', {
          otherTitle: zh ? 'Green Growth' : '绿色增长',
          people: [zh ? { name: '顾明澜', otherName: 'Gu Minglan' } : { name: 'Gu Minglan', otherName: '顾明澜' }],
        }),
        meeting('', '22T11:15', '22T12:00', { type: 'closed', details: 'time only', title: null, hall: null }),
        meeting('Patient Capital', '22T12:30', '22T13:45', { type: 'symposium', change: moved }),
        meeting('Healthy Ageing', '22T14:00', '22T15:30', {
          change: { kind: 'cancelled', reason: 'A new date follows.' },
        }),
        meeting('Late Reception', '22T22:30', '23T00:30', { type: 'reception', ...world.lateReception }),
      ],
    },
    { date: '2027-03-23', meetings: [meeting('Closing', '23T16:00', '23T17:15', { hall: mudan })] },
  ],
});

const usual: { lateReception: Partial<AgendaRow>; now: string } = { lateReception: {}, now: '22T10:12' };
/** What a test may change of the usual agenda and of the time on the server. */
export const world = { ...usual };

beforeEach(() => {
  language.set('en');
  Object.assign(world, usual);
  serve([answers(getAgenda, ({ language: spoken }) => agenda(spoken === 'zh'))], {
    headers: () => ({ 'server-time': String(Date.parse(moment(world.now))) }),
  });
});

export const open = (search = '') =>
  openPage(`/pages/meeting/meeting${search}`, <Screens at={{ '/pages/meeting/meeting': <AgendaPage /> }} />);
