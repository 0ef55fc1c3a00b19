import { eq, sql } from 'drizzle-orm';
import { meetings } from '../../../demo/agenda.ts';
import { contactPersonOf, people, signInAs } from '../../../demo/people.ts';
import { card, friendNote, type Shared } from '../../platform/database/tables/cards.ts';
import { contactPerson } from '../../platform/database/tables/modes.ts';
import { person } from '../../platform/database/tables/people.ts';
import { idFromKey, newId } from '../../platform/ids.ts';
import { storedNames } from '../../platform/people/stored-names.ts';
import { giveOwn } from '../../platform/testing/own-marks.ts';
import { demoPerson } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import type { testServer } from '../../platform/testing/test-server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;

const closed = meetings.filter(({ type }) => type === 'closed');
const insideOne = new Set(
  closed.flatMap(({ chair, speakers, invited }) => [chair, ...speakers.map((one) => one.person), ...invited]),
);
const named = new Set<string>([signInAs.red, signInAs.privacy, ...Object.keys(contactPersonOf)]);
const outsiders = people
  .filter(({ key, badge, verified, listed }) => badge === 'red' && verified && listed && !insideOne.has(key))
  .filter(({ key, mode }) => mode === 'social' && !named.has(key))
  .map(({ key }) => demoPerson(key));
const greys = people.filter(({ badge, verified, key }) => badge === 'grey' && verified && key !== signInAs.assistant);

/** Whose data are hidden: one of each mode, and one more who has an assistant. */
export const targets = {
  social: demoPerson(signInAs.red),
  assistant: demoPerson(signInAs.assistantMode),
  privacy: demoPerson(signInAs.privacy),
  assisted: demoPerson('qin-shuhua'),
};
const [stranger, friend, former, inPrivacy, limited, sender] = outsiders;
const [revoked, grey] = greys.map(({ key }) => demoPerson(key));
if (!stranger || !friend || !former || !inPrivacy || !limited || !sender || !revoked || !grey)
  throw new Error('the demo has people for every kind of viewer');

/** Somebody who is no attendee, but answers the cards of one. */
const outside = { id: newId(), mobile: '+8612977700001', email: 'canary-outside@contact.example' };

export const viewers = {
  ...{ stranger, friend, 'former friend': former, 'in privacy mode': inPrivacy },
  ...{ assistant: demoPerson(signInAs.assistant), 'revoked assistant': revoked, 'contact person only': outside },
  ...{ blue: demoPerson(signInAs.blue), green: demoPerson(signInAs.green), grey, limited },
};
export type ViewerName = keyof typeof viewers;

/** What a contact person was named with; nobody's record has it. */
export const contacts = {
  assistant: contactNamed('of-the-assistant', 1, viewers.assistant.id, targets.assistant.id, 'confirmed'),
  assisted: contactNamed('of-the-assisted', 2, outside.id, targets.assisted.id, 'confirmed'),
  social: contactNamed('of-the-revoked', 3, revoked.id, targets.social.id, 'ended'),
} as const;

function contactNamed(whose: string, nth: number, personId: string, delegateId: string, state: 'confirmed' | 'ended') {
  const values = {
    name: `canary-name-${whose}`,
    mobile: `+861295550000${nth}`,
    email: `canary-${whose}@contact.example`,
  };
  return { id: idFromKey('contact person', whose), personId, delegateId, state, ...values };
}

type Side = { id: string };
type Exchange = { from: Side; to: Side; state: 'pending' | 'accepted' | 'ended'; gives: Shared; gets?: Shared };
const own = (mobile: boolean, email: boolean): Shared => ({ of: 'own', mobile, email });
const all = own(true, true);
const ofContact: Shared = { of: 'contact', contactId: contacts.assistant.id };

export const exchanges = {
  'social-to-friend': { from: targets.social, to: friend, state: 'accepted', gives: own(false, true), gets: all },
  'friend-to-assistant': { from: friend, to: targets.assistant, state: 'accepted', gives: all, gets: ofContact },
  'privacy-to-friend': { from: targets.privacy, to: friend, state: 'accepted', gives: own(true, false), gets: all },
  'social-to-former': { from: targets.social, to: former, state: 'ended', gives: all, gets: all },
  'former-to-assistant': { from: former, to: targets.assistant, state: 'ended', gives: all, gets: ofContact },
  'privacy-to-former': { from: targets.privacy, to: former, state: 'ended', gives: all, gets: all },
  'social-to-limited': { from: targets.social, to: limited, state: 'accepted', gives: all, gets: all },
  'social-to-privacy': { from: targets.social, to: inPrivacy, state: 'pending', gives: all },
  'sender-to-assistant': { from: sender, to: targets.assistant, state: 'pending', gives: all },
  'sender-to-assisted': { from: sender, to: targets.assisted, state: 'pending', gives: all },
  'sender-to-social': { from: sender, to: targets.social, state: 'pending', gives: all },
} as const satisfies Record<string, Exchange>;
export type ExchangeName = keyof typeof exchanges;
const exchangeNames = Object.keys(exchanges) as ExchangeName[];

export const cardId = (exchange: ExchangeName) => idFromKey('card', `canary ${exchange}`);
export const messageOf = (exchange: ExchangeName) => `canary-message-${exchange}-`;
/** What a side noted about the other. */
const noted = (what: 'met' | 'note', exchange: ExchangeName, by: Side) => `canary-${what}-${exchange}-by-${by.id}-`;
export const notesOf = (exchange: ExchangeName, by: Side) => [noted('met', exchange, by), noted('note', exchange, by)];
export const allNotes = exchangeNames.flatMap((name) =>
  [exchanges[name].from, exchanges[name].to].flatMap((by) => notesOf(name, by)),
);
export const allMessages = exchangeNames.map(messageOf);

const closedTexts = ['title', 'summary', 'entry'] as const;
export const allClosedTexts = closed.flatMap(({ key }) => closedTexts.map((field) => `canary-${field}-of-${key}-`));

/** Fills every field that is hidden from somebody with a text that is nowhere else. */
export async function seedCanaries(server: Server) {
  const { db } = server;
  for (const table of [friendNote, card, contactPerson]) await db.delete(table);
  await insertOutside(server);
  await db.insert(contactPerson).values(Object.values(contacts).map((contact) => contactRow(server, contact)));
  await db.update(person).set({ mode: 'privacy' }).where(eq(person.id, viewers['in privacy mode'].id));
  await db.insert(card).values(exchangeNames.map((name) => cardRow(server, name)));
  await db
    .insert(friendNote)
    .values(
      exchangeNames.flatMap((name) =>
        [exchanges[name].from, exchanges[name].to].map((by) => noteRow(server, name, by)),
      ),
    );
  for (const { key } of Object.values(targets)) await giveOwn(server, key);
  for (const { key } of closed) await hideTextsOf(server, key);
  server.services.contentCache.clear();
}

function contactRow({ sealing }: Server, contact: (typeof contacts)[keyof typeof contacts]) {
  const { id, name, mobile, email, personId, delegateId, state } = contact;
  return {
    ...{ id, personId, delegateId, state, namedAt: testNow, waitsUntil: testNow, confirmedAt: testNow },
    nameSealed: sealing.seal(name, `${id} name`),
    mobileSealed: sealing.seal(mobile, `${id} mobile`),
    emailSealed: sealing.seal(email, `${id} email`),
    endedAt: state === 'ended' ? testNow : null,
    // One of the two assistants also sees the schedule.
    seesSchedule: contact === contacts.assisted,
  };
}

function cardRow({ sealing }: Server, name: ExchangeName) {
  const { from, to, state, gives, gets }: Exchange = exchanges[name];
  const id = cardId(name);
  return {
    ...{
      id,
      senderId: from.id,
      receiverId: to.id,
      state,
      senderShares: gives,
      receiverShares: gets ?? null,
      sentAt: testNow,
    },
    messageSealed: sealing.seal(messageOf(name), id),
    answeredAt: state === 'pending' ? null : testNow,
    endedAt: state === 'ended' ? testNow : null,
  };
}

function noteRow({ sealing }: Server, name: ExchangeName, by: Side) {
  const about = `${cardId(name)} ${by.id}`;
  return {
    ...{ cardId: cardId(name), personId: by.id },
    metSealed: sealing.seal(noted('met', name, by), `${about} met`),
    noteSealed: sealing.seal(noted('note', name, by), `${about} note`),
  };
}

async function insertOutside({ db, sealing }: Server) {
  const text = { zh: '联系人', en: 'Contact' };
  await db.insert(person).values({
    ...{ id: outside.id, badge: 'grey', origin: 'chinese', contactOnly: true, verified: true, rank: 9_999 },
    ...{ ...storedNames(text, text), title: text, profile: text },
    mobileSealed: sealing.seal(outside.mobile, 'mobile'),
    mobileFingerprint: sealing.fingerprint(outside.mobile, 'mobile'),
    emailSealed: sealing.seal(outside.email, 'email'),
    emailFingerprint: sealing.fingerprint(outside.email, 'email'),
  });
}

async function hideTextsOf({ db }: Server, key: string) {
  const [title, summary, entry] = closedTexts.map((field) => {
    const text = `canary-${field}-of-${key}-`;
    return JSON.stringify({ zh: text, en: text });
  });
  await db.execute(sql`
    update meeting set title = ${title}::jsonb, summary = ${summary}::jsonb, entry = ${entry}::jsonb
    where id = ${idFromKey('meeting', key)}`);
}
