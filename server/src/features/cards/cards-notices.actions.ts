import type { Database } from '../../platform/database/database.ts';
import type { CardFacts } from '../../platform/messages/message-facts.ts';
import { insertPersonalNotice, retellCard } from '../../platform/messages/sending.store.ts';
import type { Write } from '../../platform/writes/write.ts';
import { assistantsOf } from './cards.store.ts';

export type Telling = { db: Database; now: Date } & Pick<Write, 'tellPerson'>;
type Notice = Pick<CardFacts, 'event' | 'personId' | 'byId'> & {
  to: string;
  key: string;
  /** The day's last notice of the same sender, which from now on tells this event instead. */
  lastKey?: string;
};

/** The screens of both people and of those who act for them fetch their cards again; one side may get a message. */
export async function tellBoth({ db, now, tellPerson }: Telling, two: readonly string[], notice?: Notice) {
  const assistants = await assistantsOf(db, two);
  if (notice) {
    const { to, key, event, personId, byId, lastKey } = notice;
    const facts = { of: 'card', event, personId, byId } as const;
    await insertPersonalNotice(db, { personId: to, key, facts: { ...facts, forId: null } }, now);
    // An assistant answers what the delegate receives; what the delegate sent, and how it was answered, is none of it.
    const isToAnswer = event === 'received' || event === 'withdrawn';
    // Nobody is told of what they did themselves, for one delegate or the other.
    const readers = assistants.filter(
      (one) => isToAnswer && one.delegateId === to && ![personId, byId].includes(one.personId),
    );
    for (const reader of readers)
      await insertPersonalNotice(db, { personId: reader.personId, key, facts: { ...facts, forId: to } }, now);
    if (lastKey) await retellCard(db, [to, ...readers.map((one) => one.personId)], { key: lastKey, event });
  }
  for (const id of new Set([...two, ...assistants.map(({ personId }) => personId)])) tellPerson(id);
}
