import type { AgendaDay, AgendaRow } from 'contract/calls/agenda';

/** A day of the forum for the tests of Home. */
export const at = (time: string) => Date.parse(`2027-03-${time}:00+08:00`);
export const hallOf = (id: string) => ({ id, placeId: 'p', name: id, building: 'Yucheng', floor: '1' });

export function meeting(
  id: string,
  from: string,
  to: string,
  hall: string | null,
  more: Partial<AgendaRow> = {},
): AgendaRow {
  return {
    ...{ id, version: 1, type: 'symposium', details: 'all', title: id, change: null, role: null },
    ...{ otherTitle: null, people: [] },
    startsAt: `2027-03-${from}:00+08:00`,
    endsAt: `2027-03-${to}:00+08:00`,
    hall: hall === null ? null : hallOf(hall),
    ...more,
  };
}

const hidden = { type: 'closed', details: 'time only', title: null } as const;
export const press = meeting('press', '22T00:00', '23T00:00', 'press-centre');
export const days: AgendaDay[] = [
  {
    date: '2027-03-22',
    meetings: [
      press,
      meeting('green', '22T09:50', '22T11:00', 'hehe'),
      meeting('closed', '22T10:00', '22T11:30', null, hidden),
      meeting('science', '22T10:00', '22T11:00', 'songhe'),
      meeting('called off', '22T10:00', '22T11:00', 'hehe', { change: { kind: 'cancelled', reason: '' } }),
      meeting('trade', '22T11:40', '22T12:15', 'songhe'),
      meeting('intelligence', '22T11:40', '22T12:15', 'qingyun'),
      meeting('cancelled earlier', '22T11:35', '22T12:15', 'hehe', { change: { kind: 'cancelled', reason: '' } }),
      meeting('capital', '22T14:00', '22T15:00', 'mudan'),
    ],
  },
  { date: '2027-03-23', meetings: [meeting('closing', '23T16:00', '23T17:15', 'hehe')] },
];
export const halls = ['hehe', 'qingyun', 'mudan', 'songhe', 'press-centre'];
export const withOwn = (id: string, role: 'chair' | 'speaker') =>
  days.map((day) => ({ ...day, meetings: day.meetings.map((row) => (row.id === id ? { ...row, role } : row)) }));
