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

export type StoredArrangement = { id: string; version: number; changedAt: Date; facts: ArrangementFacts };

/**
 * The arrangements of a new list. One that was there before, or is most like one, keeps its id and counts its change,
 * because calendars know it by its id.
 */
export function storedAgain(
  before: readonly StoredArrangement[],
  after: readonly ArrangementFacts[],
  { now, newId }: { now: Date; newId: () => string },
): StoredArrangement[] {
  const left = new Set(before);
  const taken = (found: StoredArrangement | undefined) => {
    if (found) left.delete(found);
    return found;
  };
  const same = after.map((facts) => taken(Array.from(left).find((one) => isSame(one.facts, facts))));
  return after.map((facts, nth) => {
    const unchanged = same[nth];
    if (unchanged) return { ...unchanged, facts };
    const changed = taken(mostLike(facts, [...left]));
    return { id: changed?.id ?? newId(), version: (changed?.version ?? 0) + 1, changedAt: now, facts };
  });
}

/** The first of those of its kind with the most facts in common. */
function mostLike(facts: ArrangementFacts, among: readonly StoredArrangement[]): StoredArrangement | undefined {
  return among
    .filter((one) => one.facts.kind === facts.kind)
    .toSorted((a, b) => inCommon(b.facts, facts) - inCommon(a.facts, facts))[0];
}

function isSame(one: ArrangementFacts, other: ArrangementFacts): boolean {
  return inCommon(one, other) === Math.max(textsOf(one).length, textsOf(other).length);
}

function inCommon(one: ArrangementFacts, other: ArrangementFacts): number {
  const known = new Set(textsOf(other));
  return textsOf(one).filter((text) => known.has(text)).length;
}

/** Each fact as one text, whatever order its languages have. */
function textsOf(facts: ArrangementFacts): string[] {
  return Object.entries(facts).map(([name, value]: [string, string | Both | null]) =>
    JSON.stringify([name, value !== null && typeof value === 'object' ? [value.zh, value.en] : value]),
  );
}

type Surrounding = {
  viewer: AgendaViewer;
  meetings: readonly (Doors & { id: string; title: Both })[];
  say: Say;
  timeZone: string;
};

/** What the person sees of an arrangement: nothing of a seat in a closed-door seminar that they may not see any more. */
export function arrangementShown(
  { id, facts }: Pick<StoredArrangement, 'id' | 'facts'>,
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
