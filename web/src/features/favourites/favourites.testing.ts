import type { AgendaDay, AgendaRow } from 'contract/calls/agenda';
import type { OwnItem } from 'contract/calls/favourites';

export const moment = (time: string) => `2027-03-${time}:00+08:00`;
const hall = { id: 'hehe', placeId: 'yucheng', name: 'Hehe Hall', building: 'Yucheng', floor: 'Level 1' };

export function agendaRow(title: string, from: string, to: string, more: Partial<AgendaRow> = {}): AgendaRow {
  return {
    ...{ id: title, version: 1, type: 'symposium', startsAt: moment(from), endsAt: moment(to), details: 'all' },
    ...{ title, hall, change: null, role: null, otherTitle: null, people: [] },
    ...more,
  };
}

export const agendaDay = (date: string, meetings: AgendaRow[]): AgendaDay => ({ date, meetings });

export function ownItem(content: string, from: string, to: string, more: Partial<OwnItem> = {}): OwnItem {
  return {
    ...{ id: content, version: 1, content, details: 'With the delegation', location: 'Lotus Room 3', venue: null },
    ...{ startsAt: moment(from), endsAt: moment(to) },
    ...more,
  };
}
