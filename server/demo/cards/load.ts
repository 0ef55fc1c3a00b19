import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database.ts';
import { card, friendNote, type Shared } from '../../src/platform/database/tables/cards.ts';
import { contactPerson } from '../../src/platform/database/tables/modes.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import type { Sealing } from '../../src/platform/security/sealing.ts';
import { addDays, momentIn } from '../../src/platform/time-zones.ts';
import { forum } from '../forum.ts';
import { contactPersonOf, people, signInAs } from '../people.ts';
import type { DemoPerson } from '../shapes.ts';
import { exchanges, type DemoCard } from './exchanges.ts';

type Loading = { sealing: Sealing; firstDay: string };

const minute = 60_000;
/** How long after it came a card was answered. */
export const answeredAfter = 25 * minute;
const day = 24 * 60 * minute;
const byKey = new Map(people.map((person) => [person.key, person]));
const personId = (key: string) => idFromKey('person', key);
export const contactId = (delegate: string) => idFromKey('contact person', delegate);

/** Everybody in assistant mode has a contact person who has agreed, and the people of the sign-in list have cards. */
export async function loadCards(db: Database, loading: Loading) {
  const contacts = Object.entries(contactPersonOf);
  await db.insert(contactPerson).values(contacts.map(([delegate, key]) => contactRow(delegate, key, loading)));
  await db.insert(card).values(exchanges.map((exchange) => cardRow(exchange, loading)));
  await db.insert(friendNote).values(exchanges.flatMap((exchange) => noteRows(exchange, loading.sealing)));
}

function contactRow(delegate: string, key: string, { sealing, firstDay }: Loading) {
  const { name, mobile, email } = known(key);
  const id = contactId(delegate);
  const namedAt = momentIn(forum.timeZone, addDays(firstDay, -5), '09:30');
  return {
    ...{ id, delegateId: personId(delegate), personId: personId(key), state: 'confirmed' as const },
    nameSealed: sealing.seal(known(delegate).group === 'chinese' ? name.zh || name.en : name.en, `${id} name`),
    mobileSealed: sealing.seal(mobile, `${id} mobile`),
    emailSealed: sealing.seal(email, `${id} email`),
    // One of them also looks after the schedule, so that both can be seen.
    seesSchedule: delegate === signInAs.assistantMode,
    ...{ namedAt, confirmedAt: new Date(namedAt.getTime() + 60 * minute) },
    waitsUntil: new Date(namedAt.getTime() + 7 * day),
  };
}

function cardRow(exchange: DemoCard, { sealing, firstDay }: Loading): typeof card.$inferInsert {
  const { from, to, message, crossedBy, answer, emailOnly, faceToFace = false } = exchange;
  const id = cardId(exchange);
  const sentAt = momentIn(forum.timeZone, addDays(firstDay, exchange.day - 1), exchange.time);
  const answeredAt = new Date(sentAt.getTime() + answeredAfter);
  const wasAccepted = answer === 'accepted' || answer === 'ended';
  return {
    ...{ id, senderId: personId(from), receiverId: personId(to), sentAt, faceToFace },
    state: answer ?? 'pending',
    messageSealed: message ? sealing.seal(message, id) : null,
    receiverMessageSealed: crossedBy ? sealing.seal(crossedBy, `${id} receiver`) : null,
    senderShares: sharesOf(from, emailOnly),
    receiverShares: wasAccepted ? sharesOf(to) : null,
    answeredAt: answer ? answeredAt : null,
    endedAt: answer === 'ended' ? new Date(answeredAt.getTime() + 60 * minute) : null,
    answeredContactId: answer && answer !== 'withdrawn' && contactPersonOf[to] ? contactId(to) : null,
  };
}

function noteRows(exchange: DemoCard, sealing: Sealing) {
  if (!exchange.note) return [];
  const [id, by] = [cardId(exchange), personId(exchange.note.by)];
  return [
    {
      ...{ cardId: id, personId: by },
      metSealed: sealing.seal(exchange.note.met, `${id} ${by} met`),
      noteSealed: sealing.seal(exchange.note.note, `${id} ${by} note`),
    },
  ];
}

export const cardId = ({ from, to }: DemoCard) => idFromKey('card', `${from} ${to}`);

function sharesOf(key: string, emailOnly?: true): Shared {
  if (contactPersonOf[key]) return { of: 'contact', contactId: contactId(key) };
  return { of: 'own', mobile: !emailOnly, email: true };
}

function known(key: string): DemoPerson {
  const person = byKey.get(key);
  if (!person) throw new Error(`nobody in the demo is ${key}`);
  return person;
}

/** Every card moves with the forum, by whole days; contact persons were named long before. */
export async function moveCards(db: Database, days: number) {
  const later = sql`make_interval(days => ${days}::int)`;
  await db.update(card).set({
    sentAt: sql`${card.sentAt} + ${later}`,
    answeredAt: sql`${card.answeredAt} + ${later}`,
    endedAt: sql`${card.endedAt} + ${later}`,
  });
}
