import type { Database } from '../../platform/database/database.ts';
import type { CardFacts } from '../../platform/messages/message-facts.ts';
import { insertPersonalNotice } from '../../platform/messages/sending.store.ts';
import type { Write } from '../../platform/writes/write.ts';
import { assistantsOf } from './cards.store.ts';

export type Telling = { db: Database; now: Date } & Pick<Write, 'tellPerson'>;
type Notice = Pick<CardFacts, 'event' | 'personId' | 'byId'> & { to: string; key: string };

/** The screens of both people and of those who act for them fetch their cards again; one side may get a message. */
export async function tellBoth({ db, now, tellPerson }: Telling, two: readonly string[], notice?: Notice) {
  const assistants = await assistantsOf(db, two);
  if (notice) {
    const { to, key, event, personId, byId } = notice;
    const facts = { of: 'card', event, personId, byId } as const;
    await insertPersonalNotice(db, { personId: to, key, facts: { ...facts, forId: null } }, now);
    // Nobody is told of what they did themselves, for one delegate or the other.
    const readers = assistants.filter((one) => one.delegateId === to && ![personId, byId].includes(one.personId));
    for (const reader of readers)
      await insertPersonalNotice(db, { personId: reader.personId, key, facts: { ...facts, forId: to } }, now);
  }
  for (const id of new Set([...two, ...assistants.map(({ personId }) => personId)])) tellPerson(id);
}
