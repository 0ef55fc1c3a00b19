import { inBatches } from '../../platform/jobs/due-deliveries.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { htmlLanguage, newMessage } from '../../platform/messages/new-message.rules.ts';
import { doorsNow } from '../messages/messages-doors.actions.ts';
import type { DoorsById } from '../messages/messages-who-sees-what.rules.ts';
import { isHiddenFrom, isToBePushed, nextTry } from '../push/push-sending.rules.ts';
import * as store from './host-app-webhooks.store.ts';

type SendingContext = Pick<JobContext, 'db' | 'clock' | 'services'>;
type Due = Awaited<ReturnType<typeof store.withSessions>>[number];

/** All of a batch are under way at once, so that one slow server delays nobody for longer than its time-out. */
const batch = 50;
/** Several time-outs; only a process that was killed takes longer. */
const leaseFor = 60_000;

/**
 * Tells the partners' servers of what is due until nothing is. A batch of a killed process is sent again by another
 * one: the partner knows a repeat by its id.
 */
export async function sendDueWebhooks(context: SendingContext): Promise<void> {
  const { db, clock, services } = context;
  await store.deleteOfOtherPartners(db, services.webhooks.partners);
  await inBatches(batch, services.dueDeliveries.stopping, async (most) => {
    const now = clock.now();
    const taken = await store.takeDue(db, now, { freeAgainAt: new Date(now.getTime() + leaseFor), most });
    if (taken.length > 0) await sendBatch(context, taken);
    return taken.length;
  });
}

async function sendBatch(context: SendingContext, taken: store.WebhookDelivery[]) {
  const { db, services } = context;
  const due = await store.withSessions(db, taken);
  const agenda = await doorsNow({ db, services });
  await Promise.all(taken.map((delivery) => sendOne(context, delivery, due.find(isOf(delivery)), agenda)));
}

const isOf =
  ({ messageId, partnerId }: store.WebhookDelivery) =>
  ({ delivery }: Due) =>
    delivery.messageId === messageId && delivery.partnerId === partnerId;

/** Judged when it leaves, like a push: only for a full session in the app, and what its owner may still see. */
async function sendOne(
  { db, clock, services }: SendingContext,
  delivery: store.WebhookDelivery,
  due: Due | undefined,
  agenda: DoorsById,
) {
  const now = clock.now();
  if (!due || !isToBePushed(due.message, due.session, now) || isHiddenFrom(due, agenda))
    return store.deleteDelivery(db, delivery);
  const { id, personId: userId } = due.message;
  const { language } = due.session;
  const body = JSON.stringify({ id, userId, lang: htmlLanguage[language], title: newMessage[language] });
  const outcome = await services.webhooks.send(delivery.partnerId, body, now);
  if (outcome === 'taken' || outcome === 'refused') return store.deleteDelivery(db, delivery);
  return store.tryAgainAt(db, delivery, nextTry(delivery.attempts, clock.now()));
}
