import type { ArrangementFacts } from 'contract/calls/console/arrangements';
import type { Arrangement } from 'contract/calls/mine';
import type { Both } from 'contract/languages';
import type { Say } from '../../platform/text-or-other-language.ts';
import { isoIn, momentIn } from '../../platform/time-zones.ts';
import { meetingView, type AgendaViewer, type Doors } from '../agenda/agenda-closed-door.rules.ts';

export type PersonRow = { personId: string; arrangements: readonly ArrangementFacts[] };
type Known = { people: ReadonlySet<string>; meetings: ReadonlySet<string> };
/** The path of a field within the list, and why it is wrong. */
export type WrongField = readonly [
  path: string,
  why: 'noSuchPerson' | 'personTwice' | 'noSuchMeeting' | 'leavesBeforeArriving',
];

/** Everything that is wrong in a list, so that it can be mended in one go. */
export function wrongFieldsOf(rows: readonly PersonRow[], known: Known): WrongField[] {
  const seen = new Set<string>();
  return rows.flatMap(({ personId, arrangements }, nth) => {
    const isTwice = seen.has(personId);
    seen.add(personId);
    const ofPerson: WrongField[] = [];
    if (!known.people.has(personId)) ofPerson.push([`people.${nth}.personId`, 'noSuchPerson']);
    else if (isTwice) ofPerson.push([`people.${nth}.personId`, 'personTwice']);
    const inside = wrongArrangements(arrangements, known).map(
      ([path, why]) => [`people.${nth}.${path}`, why] satisfies WrongField,
    );
    return [...ofPerson, ...inside];
  });
}

export function wrongArrangements(
  arrangements: readonly ArrangementFacts[],
  { meetings }: Pick<Known, 'meetings'>,
): WrongField[] {
  return arrangements.flatMap((facts, nth): WrongField[] => {
    if (facts.kind === 'hotel' && facts.to <= facts.from) return [[`arrangements.${nth}.to`, 'leavesBeforeArriving']];
    if (facts.kind === 'seat' && facts.meetingId !== null && !meetings.has(facts.meetingId))
      return [[`arrangements.${nth}.meetingId`, 'noSuchMeeting']];
    return [];
  });
}

export type StoredArrangement = { id: string; facts: ArrangementFacts };
type Surrounding = {
  viewer: AgendaViewer;
  meetings: readonly (Doors & { id: string; title: Both })[];
  say: Say;
  timeZone: string;
};

/** What the person sees of an arrangement: nothing of a seat in a closed-door seminar that they may not see any more. */
export function arrangementShown(
  { id, facts }: StoredArrangement,
  { viewer, meetings, say, timeZone }: Surrounding,
): Arrangement[] {
  switch (facts.kind) {
    case 'hotel': {
      const { kind, name, address, room, phone, from, to } = facts;
      const inChinese = { nameZh: name.zh, addressZh: address.zh };
      return [
        { kind, id, name: say(name), address: say(address), ...inChinese, nameEn: name.en, room, phone, from, to },
      ];
    }
    case 'car': {
      const { kind, name, plate, date, time, from, to } = facts;
      const startsAt = isoIn(timeZone, momentIn(timeZone, date, time));
      return [{ kind, id, name: say(name), plate, startsAt, from: say(from), to: say(to) }];
    }
    case 'seat': {
      const found = meetings.find((one) => one.id === facts.meetingId);
      if (facts.meetingId !== null && (!found || meetingView(viewer, found) !== 'all')) return [];
      const meeting = found ? { id: found.id, title: say.text(found.title) } : null;
      return [{ kind: facts.kind, id, meeting, where: say(facts.where), seat: say(facts.seat) }];
    }
    case 'officer':
      return [{ kind: facts.kind, id, name: say(facts.name), phone: facts.phone }];
    default:
      return facts satisfies never;
  }
}
