import type { Database } from '../../platform/database/database.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import type { WritingServices } from '../../platform/services.ts';
import { inWrite, type Write } from '../../platform/writes/write.ts';
import { tellOfWithdrawnContacts } from '../cards/cards-notices.actions.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { endAllContactsOf } from '../modes/modes-acting.actions.ts';
import { personToSignIn } from '../session/session-opening.actions.ts';
import { dropCachedSessions, lockPerson } from '../session/session.actions.ts';
import { isDue } from './own-data-erasure.rules.ts';
import * as store from './own-data-erasure.store.ts';
import { receiptMessage, receiptSms } from './own-data-erasure.words.ts';
import { keysOfPerson } from './own-data-keys.store.ts';
import { eraseRows } from './own-data-rows.store.ts';

type Erasing = { services: WritingServices; now: Date };

/** Carries out every request whose time has come. One that fails is tried again in the next minute. */
export async function eraseDue({ db, clock, log, services }: JobContext): Promise<void> {
  const now = clock.now();
  for (const personId of await store.dueRequests(db, now)) {
    try {
      await erase(db, personId, { services, now });
    } catch (failure) {
      // Only the name, because the error of a statement quotes its parameters.
      log.error({ failure: (failure as Error).name }, 'an erasure failed, and is tried again');
      services.alarm('an erasure failed');
    }
  }
}

async function erase(db: Database, personId: string, { services, now }: Erasing): Promise<void> {
  await inWrite({ db, now, services, author: { actor: 'erasure' } }, (write) =>
    eraseIn(write, personId, { services, now }),
  );
}

async function eraseIn(write: Write, personId: string, { services, now }: Erasing): Promise<void> {
  const { db, changed, announce, tellPerson } = write;
  // A login or a request that has begun is waited for, so that nothing is written about the person afterwards.
  await lockPerson(db, personId);
  const request = await store.requestToChange(db, personId);
  const person = await personToSignIn(db, personId);
  if (!request || !person || !isDue(request, now)) return;
  const { sealing, outgoing } = services;
  const email = person.emailSealed && sealing.open(person.emailSealed, 'email');
  const mobile = person.mobileSealed && sealing.open(person.mobileSealed, 'mobile');
  await endAllContactsOf({ ...write, now, services }, personId);
  await tellOfWithdrawnContacts({ ...write, now }, personId);
  await store.forgetAnswersNaming(db, personId);
  const others = await store.peopleWhoKnow(db, personId);
  const rows = await eraseRows(db, await keysOfPerson(db, personId, sealing));
  await store.unnameInMessages(db, personId);
  const receipt = { number: request.number, askedAt: request.askedAt, erasedAt: now };
  await store.insertReceipt(db, { ...receipt, rows });
  const { name, timeZone } = await currentForum(db);
  const last = { purpose: 'erasure receipt', now } as const;
  if (email) {
    const message = receiptMessage({ ...receipt, timeZone, forumName: name }, request.language);
    await outgoing.sendLater(db, { ...last, channel: 'email', to: email, ...message });
  } else if (mobile) {
    await outgoing.sendLater(db, { ...last, channel: 'sms', to: mobile, ...receiptSms(request.number, name) });
  }
  dropCachedSessions({ ...write, services }, personId);
  for (const id of [personId, ...others]) tellPerson(id);
  await changed({ kind: 'erasure', item: request.number, what: 'erased', before: null, after: { rows } });
  // Everybody is told alike, whatever part the person had: a hint to few would tell of a closed-door seminar.
  for (const topic of ['delegates', 'agenda'] as const) announce({ topic, itemId: null, version: 0 });
}
