import type { AgendaDay, AgendaRow } from 'contract/calls/agenda';

export const zone = 'Asia/Shanghai';
export const at = (time: string) => Date.parse(`2027-03-${time}+08:00`);

export function meeting(id: string, from: string, to: string, more: Partial<AgendaRow> = {}): AgendaRow {
  const startsAt = `2027-03-${from}:00+08:00`;
  const endsAt = `2027-03-${to}:00+08:00`;
  return {
    id,
    version: 1,
    type: 'plenary',
    startsAt,
    endsAt,
    details: 'all',
    title: id,
    hall: null,
    change: null,
    role: null,
    otherTitle: null,
    people: [],
    ...more,
  };
}

export const cancelled = { change: { kind: 'cancelled', reason: '' } } as const;
export const days: AgendaDay[] = [
  { date: '2027-03-21', meetings: [meeting('dinner', '21T22:00', '22T00:30', { type: 'reception' })] },
  {
    date: '2027-03-22',
    meetings: [
      meeting('opening', '22T09:00', '22T09:45'),
      meeting('green', '22T09:50', '22T11:00', { type: 'symposium' }),
      meeting('called off', '22T09:50', '22T11:00', cancelled),
      meeting('capital', '22T11:15', '22T12:15', { type: 'symposium' }),
      meeting('health', '22T11:15', '22T12:00', { type: 'symposium' }),
    ],
  },
  { date: '2027-03-24', meetings: [meeting('closing', '24T09:00', '24T10:00')] },
];
