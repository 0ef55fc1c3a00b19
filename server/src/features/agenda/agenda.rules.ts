import type { Meeting, MeetingRow, MeetingStatus } from 'contract/calls/agenda';
import type { Say } from '../../platform/texts.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { isoIn } from '../../platform/zones.ts';
import type { MeetingPersonRow, MeetingRecord } from './agenda.store.ts';

type Times = { startsAt: Date; endsAt: Date };
type Doors = { type: string; people: readonly { personId: string }[]; invited: readonly string[] };

/** Status follows the clock; the end itself already counts as concluded. */
export function meetingStatus({ startsAt, endsAt }: Times, now: Date): MeetingStatus {
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'ongoing' : 'concluded';
}

export type MeetingView = 'all' | 'time only' | 'nothing';

/** The closed-door rule: those inside see all, other red badges that it exists, everybody else nothing. */
export function meetingView(
  viewer: Pick<Viewer, 'id' | 'badge'> | undefined,
  { type, people, invited }: Doors,
): MeetingView {
  if (type !== 'closed') return 'all';
  if (!viewer) return 'nothing';
  const inside = invited.includes(viewer.id) || people.some(({ personId }) => personId === viewer.id);
  if (inside) return 'all';
  return viewer.badge === 'red' ? 'time only' : 'nothing';
}

/** A row of the agenda as the viewer may see it; an empty list where they may not even know of it. */
export function rowAsSeen(meeting: MeetingRecord, view: MeetingView, say: Say, zone: string): MeetingRow[] {
  if (view === 'nothing') return [];
  const known = {
    id: meeting.id,
    version: meeting.version,
    type: meeting.type,
    startsAt: isoIn(zone, meeting.startsAt),
    endsAt: isoIn(zone, meeting.endsAt),
  };
  if (view === 'time only') return [{ ...known, details: view, title: null, hall: null, change: null }];
  const { id, name, building, floor } = meeting.hall;
  const hall = { id, name: say(name), building: say(building), floor: say(floor) };
  return [{ ...known, details: view, title: say(meeting.title), hall, change: changeOf(meeting, say, zone) }];
}

export function meetingAsSeen(meeting: MeetingRecord, view: MeetingView, say: Say, zone: string): Meeting[] {
  return rowAsSeen(meeting, view, say, zone).map((row) =>
    view === 'all'
      ? {
          ...row,
          press: meeting.press,
          summary: say(meeting.summary),
          chair: peopleIn('chair', meeting, say)[0] ?? null,
          speakers: peopleIn('speaker', meeting, say),
          channels: meeting.channels.map(({ number, language }) => ({ number, language: say(language) })),
          entry: meeting.entry && say(meeting.entry),
        }
      : { ...row, press: null, summary: null, chair: null, speakers: [], channels: [], entry: null },
  );
}

function peopleIn(role: MeetingPersonRow['role'], { people }: MeetingRecord, say: Say) {
  return people
    .filter((row) => row.role === role)
    .map(({ personId, name, title, organisation, badge, topic }) => ({
      id: personId,
      name: say(name),
      title: say(title),
      organisation: organisation && say(organisation),
      badge,
      topic: topic && say(topic),
    }));
}

function changeOf({ change, formerHall }: MeetingRecord, say: Say, zone: string): MeetingRow['change'] {
  if (!change) return null;
  if (change.kind === 'cancelled') return { kind: 'cancelled', reason: say(change.reason) };
  return {
    kind: 'moved',
    reason: say(change.reason),
    fromHall: formerHall ? say(formerHall) : '',
    fromStartsAt: isoIn(zone, new Date(change.fromStartsAt)),
    fromEndsAt: isoIn(zone, new Date(change.fromEndsAt)),
  };
}
