import type { Database } from '../../platform/database/database.ts';
import type { CardFacts } from '../../platform/messages/message-facts.ts';
import { insertPersonalNotice, retellCard } from '../../platform/messages/sending.store.ts';
import type { Write } from '../../platform/writes/write.ts';
import { noteContact } from '../modes/modes-change.actions.ts';
import { otherOf } from './cards-as-seen.rules.ts';
import { assistantsOf, cardsThrough } from './cards.store.ts';

export type Telling = { db: Database; now: Date } & Pick<Write, 'tellPerson'>;
type Notice = Pick<CardFacts, 'event' | 'personId' | 'byContactId'> & {
  to: string;
  key: string;
  /** The day's last notice of the same sender, which from now on tells this event instead. */
  lastKey?: string;
};

/** The screens of both people and of those who act for them fetch their cards again; one side may get a message. */
export async function tellBoth({ db, now, tellPerson }: Telling, two: readonly string[], notice?: Notice) {
  const assistants = await assistantsOf(db, two);
  if (notice) {
    const { to, key, event, personId, byContactId, lastKey } = notice;
    const facts = { of: 'card', personId, byContactId } as const;
    await insertPersonalNotice(db, { personId: to, key, facts: { ...facts, event, forId: null } }, now);
    // Nobody is told of what they did themselves.
    const readers = assistants.filter((one) => one.delegateId === to && one.personId !== personId);
    // An assistant answers what the delegate receives; what the delegate sent, and how it was answered, is none of it.
    if (event === 'received' || event === 'withdrawn')
      for (const reader of readers)
        await insertPersonalNotice(db, { personId: reader.personId, key, facts: { ...facts, event, forId: to } }, now);
    if (lastKey) await retellCard(db, [to, ...readers.map((one) => one.personId)], { key: lastKey, event });
  }
  for (const id of new Set([...two, ...assistants.map(({ personId }) => personId)])) tellPerson(id);
}

/**
 * Before somebody is erased who was a contact person: whoever has the contact data by an exchange is told that it is
 * withdrawn, and so is the delegate, whom they may ask again.
 */
export async function tellOfWithdrawnContacts({ db, now, tellPerson }: Telling, personId: string) {
  for (const { card, contactId, delegateId } of await cardsThrough(db, personId)) {
    const friendId = otherOf(card, delegateId);
    await noteContact({ db, now }, delegateId, contactId, { event: 'withdrawn', contactId });
    // A card that waits gives nothing yet; of somebody who is erased the cards go, too.
    if (card.state === 'accepted' && friendId !== personId) {
      const facts = { of: 'card', event: 'contact withdrawn', personId: delegateId, byContactId: null } as const;
      const key = `card ${card.id} contact ${contactId} withdrawn`;
      await insertPersonalNotice(db, { personId: friendId, key, facts: { ...facts, forId: null } }, now);
    }
    for (const id of [delegateId, friendId]) tellPerson(id);
  }
}
