import type { Mode } from 'contract/calls/modes';
import { badgeAtFirst, contacts, names, type Act, type Badge, type Contact, type Name } from './card-people.ts';

export type Naming = {
  by: Name;
  contact: Contact;
  is: Name;
  at: number;
  state: 'waiting' | 'confirmed' | 'declined' | 'over';
  /** Whether the named person ever agreed. */
  agreed: boolean;
};
type Person = { badge: Badge; verified: boolean; mode: Mode; assistantWaits: boolean };
/** `now` is in minutes. */
export type Modes = { people: Record<Name, Person>; namings: Naming[]; now: number };
export type ModeAct = Extract<
  Act,
  { do: 'set mode' | 'name contact' | 'revoke' | 'accept invitation' | 'decline invitation' | 'stop acting' }
>;

/** The first act is at 10:12 in the morning. */
const dayOf = (minutes: number) => Math.floor((minutes + 10 * 60 + 12) / (24 * 60));

/** What decisions §4 says of badges, modes and contact persons, in as few words as possible. */
export function newModes(): Modes {
  const person = (name: Name): Person => ({
    ...{ badge: badgeAtFirst(name), verified: true, mode: 'social', assistantWaits: false },
  });
  const people = Object.fromEntries(names.map((name) => [name, person(name)])) as Record<Name, Person>;
  return { people, namings: [], now: 0 };
}

export function mayExchange({ people }: Modes, name: Name): boolean {
  return people[name].badge === 'red' && people[name].verified;
}

/** The naming of a delegate that counts now. */
export function currentNaming({ namings }: Modes, delegate: Name): Naming | undefined {
  return namings.find(({ by, state }) => by === delegate && (state === 'waiting' || state === 'confirmed'));
}

export function actsFor(modes: Modes, assistant: Name, delegate: Name): boolean {
  const naming = currentNaming(modes, delegate);
  return naming?.is === assistant && naming.state === 'confirmed' && modes.people[delegate].mode === 'assistant';
}

/** Whoever acted for a delegate once is told that it is over; nobody else learns that there is such a delegate. */
export function everAgreed({ namings }: Modes, assistant: Name, delegate: Name): boolean {
  return namings.some(({ by, is, agreed }) => by === delegate && is === assistant && agreed);
}

export function modeSeenBy(modes: Modes, name: Name): string {
  const { mode, assistantWaits } = modes.people[name];
  const naming = currentNaming(modes, name);
  const named = naming ? `${naming.contact} ${naming.state}` : 'nobody';
  return `${mode}${assistantWaits ? ', assistant mode waits' : ''}, ${named}`;
}

/** Why it is refused; nothing where it is done. */
export function modeRefusals(modes: Modes, act: ModeAct): string[] {
  const badge = modes.people[act.by].badge === 'red' ? [] : ['redBadgeOnly'];
  switch (act.do) {
    case 'set mode':
      return [...badge, ...(act.mode === 'assistant' && !currentNaming(modes, act.by) ? ['contactNeeded'] : [])];
    case 'name contact':
      return [...badge, ...whyNotNamed(modes, act)];
    case 'accept invitation':
    case 'decline invitation': {
      const naming = modes.namings[act.naming];
      if (naming?.is !== act.by) return ['notFound'];
      return isSaidAgain(naming, act) || naming.state === 'waiting' ? [] : ['invitationOver'];
    }
    case 'stop acting': {
      const naming = currentNaming(modes, act.actingFor);
      return naming?.is === act.by && naming.state === 'confirmed' ? [] : ['notFound'];
    }
    default:
      return [];
  }
}

function whyNotNamed(modes: Modes, { by, contact }: Extract<Act, { do: 'name contact' }>): string[] {
  const today = modes.namings.filter((naming) => naming.by === by && dayOf(naming.at) === dayOf(modes.now));
  const isNew = currentNaming(modes, by)?.contact !== contact;
  return [
    ...(contacts[contact] === by ? ['contactIsOneself'] : []),
    ...(isNew && today.length >= 3 ? ['tooManyNamings'] : []),
  ];
}

/** The same answer once more changes nothing. */
function isSaidAgain({ state }: Naming, act: Extract<Act, { naming: number }>): boolean {
  return state === (act.do === 'accept invitation' ? 'confirmed' : 'declined');
}

export function modesAfter(modes: Modes, act: ModeAct): void {
  switch (act.do) {
    case 'set mode':
      choose(modes, act);
      break;
    case 'name contact':
      name(modes, act);
      break;
    case 'accept invitation':
    case 'decline invitation':
      answerInvitation(modes, act);
      break;
    case 'revoke':
      endNaming(modes, act.by, { waits: false });
      break;
    case 'stop acting':
      endNaming(modes, act.actingFor, { waits: false });
      break;
  }
}

function choose(modes: Modes, { by, mode }: Extract<Act, { do: 'set mode' }>) {
  const person = modes.people[by];
  person.assistantWaits = mode === 'assistant' && currentNaming(modes, by)?.state !== 'confirmed';
  if (!person.assistantWaits) person.mode = mode;
}

function name(modes: Modes, { by, contact }: Extract<Act, { do: 'name contact' }>) {
  if (currentNaming(modes, by)?.contact === contact) return;
  endNaming(modes, by, { waits: true });
  modes.namings.push({ by, contact, is: contacts[contact], at: modes.now, state: 'waiting', agreed: false });
}

function answerInvitation(modes: Modes, act: Extract<Act, { naming: number }>) {
  const naming = modes.namings[act.naming];
  if (!naming || isSaidAgain(naming, act)) return;
  if (act.do === 'decline invitation') {
    endNaming(modes, naming.by, { waits: false });
    naming.state = 'declined';
    return;
  }
  Object.assign(naming, { state: 'confirmed', agreed: true });
  const delegate = modes.people[naming.by];
  if (delegate.assistantWaits) Object.assign(delegate, { mode: 'assistant', assistantWaits: false });
}

/** Ends what the contact person may do; assistant mode does not go on without one. */
function endNaming(modes: Modes, delegate: Name, { waits }: { waits: boolean }) {
  const [person, naming] = [modes.people[delegate], currentNaming(modes, delegate)];
  if (naming) naming.state = 'over';
  person.assistantWaits = waits && (person.mode === 'assistant' || person.assistantWaits);
  if (person.mode === 'assistant') person.mode = 'social';
}
