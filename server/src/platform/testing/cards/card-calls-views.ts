import * as cards from 'contract/calls/cards';
import { getMine, type Mine } from 'contract/calls/mine';
import * as modes from 'contract/calls/modes';
import type { Call } from 'contract/wire/call';
import { ask, type Caller, type Server } from './card-callers.ts';
import { contacts, names, type Contact, type Name, type View } from './card-people.ts';

/** The server, the six with their phones, and the ids of cards and namings in the order in which they came about. */
export type SixPhones = {
  server: Server;
  six: Record<Name, Caller>;
  known: { cards: string[]; namings: string[] };
  /** What is read again only after it may have changed, because each look costs a call. */
  kept: Map<Name, { mode: string; delegates: modes.Acting['delegates'] }>;
};

export function addressesOf({ six }: SixPhones, contact: Contact) {
  const { mobile, otherMobile, email } = six[contacts[contact]];
  return { mobile: contact === 'kim at another number' ? otherMobile : mobile, email };
}

/** What the phone of this person shows, in the words of the model. */
export async function viewOf(phones: SixPhones, name: Name): Promise<View> {
  const [seen, mine, { mode, delegates }] = await Promise.all([
    read<cards.Cards>(phones, name, cards.getCards),
    read<Mine>(phones, name, getMine),
    modeAndActing(phones, name),
  ]);
  noContactDataOutside(phones, name, seen);
  const view = {
    received: linesOf(phones, seen.received, ({ person }) => `from ${nameOf(phones, person.id)}`),
    sent: linesOf(phones, seen.sent, ({ person }) => `to ${nameOf(phones, person.id)}`),
    friends: linesOf(
      phones,
      seen.friends,
      (friend) => `${friendInWords(phones, friend)}; ${friend.message ?? 'no message'}`,
    ),
    answered: linesOf(phones, seen.answered, ({ way, answer, by }) => `${way} ${answer}${by ? ` by ${by.name}` : ''}`),
    mode,
    acting: await Promise.all(
      names.flatMap((delegate) =>
        delegates.some(({ id }) => id === phones.six[delegate].id) ? [actingInWords(phones, name, delegate)] : [],
      ),
    ),
  };
  sameInMine(phones, view, mine);
  return view;
}

async function read<T>({ server, six }: SixPhones, name: Name, call: Call, body = {}): Promise<T> {
  const answer = await ask(server, six[name], call, body);
  if (answer.code !== 0) throw new Error(`${name} was refused ${call.path}: ${answer.msg}`);
  return answer.obj as T;
}

const nameOf = ({ six }: SixPhones, id: string) => names.find((name) => six[name].id === id) ?? id;

function linesOf<T extends { id: string }>({ known }: SixPhones, rows: readonly T[], inWords: (row: T) => string) {
  return rows
    .map((row) => ({ number: known.cards.indexOf(row.id), row }))
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, row }) => `${number} ${inWords(row)}`);
}

async function modeAndActing(phones: SixPhones, name: Name) {
  const kept = phones.kept.get(name);
  if (kept) return kept;
  const { mode, assistantWaits, contact } = await read<modes.OwnModes>(phones, name, modes.getModes);
  const { delegates } = await read<modes.Acting>(phones, name, modes.getActing);
  const named = contact ? `${contact.name} ${contact.state}` : 'nobody';
  const found = { mode: `${mode}${assistantWaits ? ', assistant mode waits' : ''}, ${named}`, delegates };
  phones.kept.set(name, found);
  return found;
}

function friendInWords(phones: SixPhones, { person: { id }, shared }: cards.Friend): string {
  const { contactName, mobile, email } = shared;
  const other = nameOf(phones, id);
  if (contactName !== null) {
    const isIt = (one: Contact) => {
      const addresses = addressesOf(phones, one);
      return addresses.mobile === mobile && addresses.email === email;
    };
    return `${other}: ${(Object.keys(contacts) as Contact[]).find(isIt)} for ${other}`;
  }
  const own = phones.six[other as Name];
  const items = [
    mobile && (mobile === own.mobile ? 'mobile' : mobile),
    email && (email === own.email ? 'email' : email),
  ];
  return `${other}: ${[...items, 'of', other].filter(Boolean).join(' ')}`;
}

/** Acting for a delegate one sees what there is to answer; friends and sent cards stay the delegate's. */
async function actingInWords(phones: SixPhones, name: Name, delegate: Name): Promise<string> {
  const actingFor = phones.six[delegate].id;
  const { received, friends, sent } = await read<cards.Cards>(phones, name, cards.getCards, { actingFor });
  if (friends.length > 0 || sent.length > 0)
    throw new Error(`${name} sees more than the received cards of ${delegate}`);
  return `${delegate}: ${linesOf(phones, received, ({ person }) => `from ${nameOf(phones, person.id)}`).join(', ')}`;
}

/** Numbers and addresses stand in the shared part of a friend, and nowhere else. */
function noContactDataOutside({ six }: SixPhones, name: Name, { friends, ...seen }: cards.Cards) {
  const rest = JSON.stringify([seen, friends.map(({ shared: _shared, ...friend }) => friend)]);
  for (const { mobile, otherMobile, email } of Object.values(six))
    for (const secret of [mobile, otherMobile, email])
      if (rest.includes(secret)) throw new Error(`${name} sees ${secret} outside of a friend`);
}

/** The small personal call says the same as the page of cards. */
function sameInMine(phones: SixPhones, { received, sent, friends }: View, { cards: mine }: Mine) {
  const others = (lines: string[]) =>
    lines.map((line) => /^\S+ (?:from |to )?(\w+)/.exec(line)?.[1] ?? line).toSorted();
  const seen = JSON.stringify([received, sent, friends].map(others));
  const own = [mine?.received, mine?.sent, mine?.friends].map((ids) => ids?.map((id) => nameOf(phones, id)).toSorted());
  if (JSON.stringify(own) !== seen) throw new Error(`getMine says ${JSON.stringify(own)}, getCards ${seen}`);
}
