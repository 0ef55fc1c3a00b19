import type { AgendaRow, Meeting, MeetingRole, MeetingRow } from 'contract/calls/agenda';
import { languages, type Both } from 'contract/languages';
import { nameInLists } from '../../platform/people/name-in-lists.rules.ts';
import { namedInMeeting } from '../../platform/people/named-in-meeting.rules.ts';
import type { Say } from '../../platform/text-or-other-language.ts';
import { searched, type Searched } from '../../platform/content/searched.rules.ts';
import { isoIn } from '../../platform/time-zones.ts';
import { meetingView, type AgendaViewer } from './agenda-closed-door.rules.ts';
import type { MeetingRecord } from './agenda.store.ts';

/** A person who chairs a meeting and speaks in it is its chair. */
export function roleIn(
  personId: string | undefined,
  { people }: { people: readonly { personId: string; role: MeetingRole }[] },
): MeetingRole | null {
  const own = people.filter((person) => person.personId === personId).map(({ role }) => role);
  return own.includes('chair') ? 'chair' : (own[0] ?? null);
}

type WithPeople = Pick<MeetingRecord, 'id' | 'type' | 'people'>;

/** Whoever chairs or speaks, with these meetings in their order. */
export function rolesByPerson(meetings: readonly WithPeople[]) {
  const roles = new Map<string, { id: string; type: MeetingRecord['type']; role: MeetingRole }[]>();
  for (const meeting of meetings)
    for (const personId of new Set(meeting.people.map((one) => one.personId))) {
      const role = roleIn(personId, meeting);
      if (role) roles.set(personId, [...(roles.get(personId) ?? []), { id: meeting.id, type: meeting.type, role }]);
    }
  return roles;
}

/** The row of the agenda as the viewer may see it; an empty list if they may not even know of the meeting. */
function rowAsSeen(meeting: MeetingRecord, viewer: AgendaViewer, say: Say, zone: string): MeetingRow[] {
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
  return [{ ...known, details: view, title: say.text(meeting.title), hall, change, role: roleIn(viewer?.id, meeting) }];
}

/** The row with what the agenda's search looks in; of a meeting of which only the time is seen, that is nothing. */
export function searchableRowAsSeen(meeting: MeetingRecord, viewer: AgendaViewer, say: Say, zone: string): AgendaRow[] {
  const people = namesOf(meeting.people, say);
  return rowAsSeen(meeting, viewer, say, zone).map((row) =>
    row.details === 'all'
      ? { ...row, otherTitle: say.other(meeting.title), people }
      : { ...row, otherTitle: null, people: [] },
  );
}

/** What finds a meeting for those who may see all of it. */
export function searchedMeeting(meeting: MeetingRecord): Searched<MeetingRecord> {
  const both = (text: Both) => languages.map((language) => text[language]);
  const { title, summary, hall, people } = meeting;
  return searched(meeting, {
    called: both(title),
    said: [summary, hall.name, hall.building, ...people.map(({ name }) => name)].flatMap(both),
  });
}

type NamedInSearch = Pick<MeetingRecord['people'][number], 'personId' | 'name' | 'familyName'>;

/** The people of a meeting by name; a chair who also speaks is one person. */
export function namesOf(people: readonly NamedInSearch[], say: Say) {
  const each = new Map(people.map((person) => [person.personId, nameInLists(person)])).values();
  return Array.from(each, (name) => ({ name: say(name), otherName: say.other(name) }));
}

export function meetingAsSeen(meeting: MeetingRecord, viewer: AgendaViewer, say: Say, timeZone: string): Meeting[] {
  const people = (role: MeetingRole) => peopleIn(role, meeting, viewer, say);
  return rowAsSeen(meeting, viewer, say, timeZone).map((row) =>
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

function peopleIn(role: MeetingRole, { people }: MeetingRecord, viewer: AgendaViewer, say: Say) {
  return people
    .filter((row) => row.role === role)
    .map((row) => ({ ...namedInMeeting(viewer, row, say), topic: row.topic && say.text(row.topic) }));
}

export function changeOf({ change, formerHall }: MeetingRecord, say: Say, zone: string): MeetingRow['change'] {
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
