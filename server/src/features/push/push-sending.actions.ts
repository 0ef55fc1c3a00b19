import { inBatches } from '../../platform/jobs/due-deliveries.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { newMessage } from '../../platform/messages/new-message.rules.ts';
import { doorsNow } from '../messages/messages-doors.actions.ts';
import type { DoorsById } from '../messages/messages-who-sees-what.rules.ts';
import { isHiddenFrom, isToBePushed, nextTry, notificationOf } from './push-sending.rules.ts';
import { openSubscription } from './push-subscription.rules.ts';
import * as store from './push-sending.store.ts';

type SendingContext = Pick<JobContext, 'db' | 'clock' | 'services'>;
type Due = Awaited<ReturnType<typeof store.withPhones>>[number];

/** All of a batch are under way at once, so that one slow service delays nobody for longer than its time-out. */
const batch = 50;
/** Several time-outs; only a process that was killed takes longer. */
const leaseFor = 60_000;

/**
 * Sends what is due until nothing is. A process that is killed leaves its batch to another one, which sends it again:
 * the phone replaces a notification by its repeat.
 */
export async function sendDuePushes(context: SendingContext): Promise<void> {
  const { db, clock, services } = context;
  await inBatches(batch, services.dueDeliveries.stopping, async (most) => {
    const now = clock.now();
    const taken = await store.takeDue(db, now, { freeAgainAt: new Date(now.getTime() + leaseFor), most });
    if (taken.length > 0) await sendBatch(context, taken);
    return taken.length;
  });
}

async function sendBatch(context: SendingContext, taken: store.Delivery[]) {
  const { db, services } = context;
  const due = await store.withPhones(db, taken);
  const agenda = await doorsNow({ db, services });
  await Promise.all(taken.map((delivery) => sendOne(context, delivery, due.find(isOf(delivery)), agenda)));
}

const isOf =
  ({ messageId, sessionId }: store.Delivery) =>
  ({ delivery }: Due) =>
    delivery.messageId === messageId && delivery.sessionId === sessionId;

async function sendOne(context: SendingContext, delivery: store.Delivery, due: Due | undefined, agenda: DoorsById) {
  const { db, clock, services } = context;
  const now = clock.now();
  if (!due || !isToBePushed(due.message, due.session, now) || isHiddenFrom(due, agenda))
    return store.deleteDelivery(db, delivery);
  const { message, session, subscription } = due;
  const notification = notificationOf(
    { ...message, title: newMessage[session.language], language: session.language },
    { publicUrl: services.settings.publicUrl, now },
  );
  const phone = openSubscription(services.sealing, subscription.subscriptionSealed);
  const outcome = await services.push.send(phone, notification);
  if (outcome === 'gone') await store.pruneSubscription(db, subscription);
  if (outcome !== 'failed' && outcome !== 'not now') return store.deleteDelivery(db, delivery);
  return store.tryAgainAt(db, delivery, nextTry(delivery.attempts, clock.now()));
}
