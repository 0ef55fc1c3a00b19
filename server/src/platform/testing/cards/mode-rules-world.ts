import type { Mode } from 'contract/calls/modes';
import { tooManyNamings } from 'contract/refusals/modes';
import { notFound } from 'contract/refusals/wire';
import type { Refusal } from 'contract/wire/refusal';
import type { Shared } from '../../../features/cards/cards-share.rules.ts';
import * as rules from '../../../features/modes/modes.rules.ts';
import {
  badgeAtFirst,
  contacts,
  hasMobile,
  names,
  type Act,
  type Badge,
  type Contact,
  type Name,
} from './card-people.ts';
import type { ModeAct } from './mode-model.ts';

type Person = {
  badge: Badge;
  verified: boolean;
  mode: Mode;
  assistantWaits: boolean;
  mobile: string | null;
  email: string;
};
type Row = {
  id: string;
  delegate: Name;
  contact: Contact;
  person: Name;
  state: 'waiting' | 'confirmed' | 'declined' | 'ended';
  namedAt: Date;
  waitsUntil: Date;
  confirmedAt: Date | null;
};
/** Lists instead of a database. */
export type ModeStore = { people: Record<Name, Person>; rows: Row[]; now: Date };

const addressesIn = (contact: Contact) => ({
  mobile: contact === 'kim at another number' ? contact : `mobile of ${contact}`,
  email: `email of ${contacts[contact]}`,
});

export function newModeStore(now: Date): ModeStore {
  const person = (name: Name): Person => ({
    ...{ badge: badgeAtFirst(name), verified: true, mode: 'social', assistantWaits: false },
    ...{ mobile: hasMobile(name) ? `mobile of ${name}` : null, email: `email of ${name}` },
  });
  const people = Object.fromEntries(names.map((name) => [name, person(name)])) as Record<Name, Person>;
  return { people, rows: [], now };
}

function currentRow({ rows }: ModeStore, delegate: Name): Row | undefined {
  return rows.find((row) => row.delegate === delegate && (row.state === 'waiting' || row.state === 'confirmed'));
}

const stateOf = (row: Row | undefined) => row && (row.state === 'confirmed' ? 'confirmed' : 'waiting');

/** What the actions of modes do with the rules. */
export function changeModes(store: ModeStore, act: ModeAct): Refusal | undefined {
  switch (act.do) {
    case 'set mode': {
      const person = store.people[act.by];
      const contact = stateOf(currentRow(store, act.by));
      const refusal = rules.whyModeCannotBeSet(person.badge, act.mode, contact);
      if (!refusal) Object.assign(person, rules.modeAfterChoice(act.mode, person, contact));
      return refusal;
    }
    case 'name contact':
      return nameContact(store, act);
    case 'revoke':
      return end(store, currentRow(store, act.by), 'ended');
    case 'stop acting': {
      const row = currentRow(store, act.actingFor);
      if (row?.person !== act.by || row.state !== 'confirmed') return notFound;
      return end(store, row, 'ended');
    }
    default:
      return answerInvitation(store, act);
  }
}

function nameContact(store: ModeStore, { by, contact }: Extract<Act, { do: 'name contact' }>): Refusal | undefined {
  const { people, rows, now } = store;
  const person = people[by];
  const refusal = rules.whyModeCannotBeSet(person.badge, 'social', undefined);
  if (refusal) return refusal;
  const [wrong] = rules.whyContactCannotBeNamed({ name: contact, ...addressesIn(contact) }, person);
  if (wrong) return wrong;
  const before = currentRow(store, by);
  if (before?.contact === contact) return undefined;
  const today = rows.filter(({ delegate, namedAt }) => delegate === by && dayOf(namedAt) === dayOf(now));
  if (today.length >= rules.namingsPerDay) return tooManyNamings;
  if (before) {
    before.state = 'ended';
    Object.assign(person, rules.modeWithNewContact(person));
  }
  rows.push({
    ...{ id: String(rows.length), delegate: by, contact, person: contacts[contact], state: 'waiting' },
    ...{ namedAt: now, waitsUntil: rules.invitationEnd(now), confirmedAt: null },
  });
  return undefined;
}

/** By Beijing's clock; no sequence comes near midnight. */
const dayOf = (moment: Date) => Math.floor((moment.getTime() / 3_600_000 + 8) / 24);

function end({ people }: ModeStore, row: Row | undefined, state: 'declined' | 'ended'): undefined {
  if (!row) return;
  row.state = state;
  Object.assign(people[row.delegate], rules.modeWithoutContact(people[row.delegate]));
}

function answerInvitation(store: ModeStore, act: Extract<Act, { naming: number }>): Refusal | undefined {
  const row = store.rows[act.naming];
  if (row?.person !== act.by) return notFound;
  if (row.state === (act.do === 'accept invitation' ? 'confirmed' : 'declined')) return undefined;
  const refusal = rules.whyInvitationCannotBeAnswered(row, store.now);
  if (refusal) return refusal;
  if (act.do === 'decline invitation') return end(store, row, 'declined');
  if (rules.reachedAt(store.people[act.by], addressesIn(row.contact)).length === 0) return notFound;
  Object.assign(row, { state: 'confirmed', confirmedAt: store.now });
  const delegate = store.people[row.delegate];
  Object.assign(delegate, rules.modeAfterConfirmation(delegate));
  return undefined;
}

/** The confirmed contact person of somebody in assistant mode, as the store joins them. */
export function contactOf(store: ModeStore, delegate: Name) {
  const row = currentRow(store, delegate);
  if (store.people[delegate].mode !== 'assistant' || row?.state !== 'confirmed') return null;
  return { id: row.id, name: row.contact, ...addressesIn(row.contact) };
}

/** As the admission of a call that names a delegate. */
export function whyCannotAct({ rows, people }: ModeStore, assistant: Name, delegate: Name): string | undefined {
  const agreed = rows.filter((row) => row.person === assistant && row.delegate === delegate && row.confirmedAt);
  if (agreed.length === 0) return 'notFound';
  const isNow = agreed.some(({ state }) => state === 'confirmed') && people[delegate].mode === 'assistant';
  return isNow ? undefined : 'actingEnded';
}

export function modeInWords(store: ModeStore, of: Name): string {
  const { mode, assistantWaits } = store.people[of];
  const row = currentRow(store, of);
  const named = row ? `${row.contact} ${row.state}` : 'nobody';
  return `${mode}${assistantWaits ? ', assistant mode waits' : ''}, ${named}`;
}

export function sharedInWords({ rows }: ModeStore, shared: Shared | null, of: string): string {
  if (shared?.of === 'contact') return `${rows[Number(shared.contactId)]?.contact} for ${of}`;
  return [shared?.mobile && 'mobile', shared?.email && 'email', 'of', of].filter(Boolean).join(' ');
}
