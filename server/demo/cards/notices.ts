import type { Database } from '../../src/platform/database/database.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import type { CardFacts } from '../../src/platform/messages/message-facts.ts';
import { insertPersonalNotice } from '../../src/platform/messages/sending.store.ts';
import { contactPersonOf } from '../people.ts';
import { answeredAfter, cardId, contactId } from './load.ts';
import { exchanges, type DemoCard } from './exchanges.ts';

type At = (day: number, time: string) => Date;
type Told = { to: string; about: string } & (
  | { event: 'received' | 'withdrawn'; for?: string }
  | { event: 'accepted' | 'declined'; for?: never }
);

/** What the people of the exchanges were told of them. */
export async function loadCardNotices(db: Database, at: At) {
  for (const exchange of exchanges) {
    const sentAt = at(exchange.day, exchange.time);
    for (const told of toldAtOnce(exchange)) await insertNotice(db, exchange, told, sentAt);
    const answeredAt = new Date(sentAt.getTime() + answeredAfter);
    for (const told of toldOfAnswer(exchange)) await insertNotice(db, exchange, told, answeredAt);
  }
}

/** Who meets needs no message that there is a card. */
function toldAtOnce({ from, to, faceToFace }: DemoCard): Told[] {
  if (faceToFace) return [];
  const assistant = contactPersonOf[to];
  const received = { event: 'received' as const, about: from };
  return [{ ...received, to }, ...(assistant ? [{ ...received, to: assistant, for: to }] : [])];
}

function toldOfAnswer({ from, to, answer, faceToFace }: DemoCard): Told[] {
  if (answer === 'withdrawn') return [{ to, event: 'withdrawn', about: from }];
  if (faceToFace || (answer !== 'accepted' && answer !== 'declined')) return [];
  return [{ to: from, event: answer, about: to }];
}

function insertNotice(db: Database, exchange: DemoCard, told: Told, sentAt: Date) {
  const id = (key: string) => idFromKey('person', key);
  const about = { of: 'card', personId: id(told.about) } as const;
  const byContactId = contactPersonOf[told.about] ? contactId(told.about) : null;
  const facts: CardFacts =
    told.event === 'accepted' || told.event === 'declined'
      ? { ...about, event: told.event, forId: null, byContactId }
      : { ...about, event: told.event, forId: told.for ? id(told.for) : null, byContactId: null };
  const key = `card ${told.event} ${cardId(exchange)}`;
  return insertPersonalNotice(db, { personId: id(told.to), key, facts }, sentAt);
}
