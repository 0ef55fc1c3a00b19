import type { Meeting, MeetingRole, MeetingRow, MeetingStatus } from 'contract/calls/agenda';
import type { Say } from '../../platform/texts.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { isoIn } from '../../platform/zones.ts';
import { namedInMeeting, type Photos } from '../delegates/delegates.rules.ts';
import type { MeetingRecord } from './agenda.store.ts';

type Times = { startsAt: Date; endsAt: Date };
type Doors = { type: string; people: readonly { personId: string }[]; invited: readonly string[] };
export type Seer = Pick<Viewer, 'id' | 'badge'> | undefined;

/** Status follows the clock; the end itself already counts as concluded. */
export function meetingStatus({ startsAt, endsAt }: Times, now: Date): MeetingStatus {
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'ongoing' : 'concluded';
}

export type MeetingView = 'all' | 'time only' | 'nothing';

/** The closed-door rule: those inside see all, other red badges that it exists, everybody else nothing. */
export function meetingView(viewer: Seer, { type, people, invited }: Doors): MeetingView {
  if (type !== 'closed') return 'all';
  if (!viewer) return 'nothing';
  const inside = invited.includes(viewer.id) || people.some(({ personId }) => personId === viewer.id);
  if (inside) return 'all';
  return viewer.badge === 'red' ? 'time only' : 'nothing';
}

/**
 * Who sees the same agenda: all red badges that take part in no meeting, all others that don't, and everybody
 * else by themselves. A class is seen by nobody's eyes, so that no answer for many has one person's part in it.
 */
export function classOf({ id, badge }: Pick<Viewer, 'id' | 'badge'>, involved: ReadonlySet<string>) {
  if (involved.has(id)) return { key: id, seer: { id, badge } };
  const shared = badge === 'red' ? 'red' : 'grey';
  return { key: shared, seer: { id: '', badge: shared } } as const;
}

/** Whoever chairs a meeting and speaks in it is its chair. */
export function roleIn(
  viewer: Seer,
  { people }: { people: readonly { personId: string; role: MeetingRole }[] },
): MeetingRole | null {
  const own = people.filter(({ personId }) => personId === viewer?.id).map(({ role }) => role);
  return own.includes('chair') ? 'chair' : (own[0] ?? null);
}

/** A row of the agenda as the viewer may see it; an empty list where they may not even know of it. */
export function rowAsSeen(meeting: MeetingRecord, viewer: Seer, say: Say, zone: string): MeetingRow[] {
  const view = meetingView(viewer, meeting);
  if (view === 'nothing') return [];
  const known = {
    id: meeting.id,
    version: meeting.version,
    type: meeting.type,
    startsAt: isoIn(zone, meeting.startsAt),
    endsAt: isoIn(zone, meeting.endsAt),
  };
  if (view === 'time only')
    return [{ ...known, version: 0, details: view, title: null, hall: null, change: null, role: null }];
  const { id, placeId, name, building, floor } = meeting.hall;
  const hall = { id, placeId, name: say(name), building: say(building), floor: say(floor) };
  const change = changeOf(meeting, say, zone);
  return [{ ...known, details: view, title: say.text(meeting.title), hall, change, role: roleIn(viewer, meeting) }];
}

type Around = { timeZone: string; photos: Photos };

export function meetingAsSeen(meeting: MeetingRecord, viewer: Seer, say: Say, around: Around): Meeting[] {
  const people = (role: MeetingRole) => peopleIn(role, meeting, viewer, say, around.photos);
  return rowAsSeen(meeting, viewer, say, around.timeZone).map((row) =>
    row.details === 'all'
      ? {
          ...row,
          press: meeting.press,
          summary: say.text(meeting.summary),
          chair: people('chair')[0] ?? null,
          speakers: people('speaker'),
          channels: meeting.channels.map(({ number, language }) => ({ number, language: say(language) })),
          entry: meeting.entry && say.text(meeting.entry),
          materials: meeting.materials.map((material) => ({ ...material, name: say.text(material.name) })),
        }
      : { ...row, press: null, summary: null, chair: null, speakers: [], channels: [], entry: null, materials: [] },
  );
}

function peopleIn(role: MeetingRole, { people }: MeetingRecord, viewer: Seer, say: Say, photos: Photos) {
  return people
    .filter((row) => row.role === role)
    .map((row) => ({ ...namedInMeeting(viewer, row, say, photos), topic: row.topic && say.text(row.topic) }));
}

function changeOf({ change, formerHall }: MeetingRecord, say: Say, zone: string): MeetingRow['change'] {
  if (!change) return null;
  if (change.kind === 'cancelled') return { kind: 'cancelled', reason: say.text(change.reason) };
  return {
    kind: 'moved',
    reason: say.text(change.reason),
    fromHall: formerHall ? say(formerHall) : '',
    fromStartsAt: isoIn(zone, new Date(change.fromStartsAt)),
    fromEndsAt: isoIn(zone, new Date(change.fromEndsAt)),
  };
}
