import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { MessageRefused, ProviderFailed, type Message, type Provider } from '../providers/provider.ts';
import type { Sealing } from '../security/sealing.ts';
import type { Alarm } from '../alarms.ts';
import { overBudget } from './sms-spent.ts';
import type { CircuitBreaker, Pass } from './circuit-breaker.ts';
import { openContent, remainsOf } from './sealed-content.ts';
import { dialCodeOf } from './dial-code.rules.ts';
import { channels, type Channel } from './messages.ts';
import type { SmsLimits } from './sms-budgets.rules.ts';
import { isOfNoUse, triesAtMost } from './delivery-limits.rules.ts';
import * as store from './outgoing.store.ts';

export type DeliveryContext = {
  db: Database;
  sealing: Sealing;
  provider: Provider;
  channel: Channel;
  breaker: CircuitBreaker;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  alarm: Alarm;
  limits: SmsLimits;
  timeOut: number;
};

/** Tells the queue to come back later. */
class NotNow extends Error {
  override name = 'NotNow';
}

type Claimed = { message: Omit<Message, 'to'>; to: string | null; attempt: number; remains: string };

/** The job of one channel: it sends each message once, tries it again, or drops it for a reason. */
export function deliveryOf(parts: DeliveryContext): (job: { id: string }) => Promise<void> {
  // The provider took these messages when the database could not be reached. They are recorded later and not sent
  // twice.
  const unrecorded = new Map<string, string>();

  return async ({ id }) => {
    const remains = unrecorded.get(id);
    if (remains !== undefined) return record(id, remains);
    const pass = parts.breaker.enter();
    if (!pass) throw new NotNow();
    const claimed = await claim(parts, id).catch((failure: unknown) => {
      pass.unused();
      throw failure;
    });
    if (!claimed) return pass.unused();
    try {
      await handOver(parts, claimed, id, pass);
    } catch (failure) {
      return giveUpOrThrow(parts, id, claimed, failure);
    }
    if (claimed.to === null) return store.forgetMessage(parts.db, id);
    unrecorded.set(id, claimed.remains);
    return record(id, claimed.remains);
  };

  async function record(id: string, remains: string) {
    await store.finishMessage(parts.db, { id, state: 'sent', contentSealed: remains, finishedAt: parts.clock.now() });
    unrecorded.delete(id);
  }
}

/** Uses a short transaction of its own, so that none is open while the provider is waited for. */
function claim(parts: DeliveryContext, id: string): Promise<Claimed | undefined> {
  return parts.db.transaction(async (db) => {
    const row = await store.waitingMessage(db, id);
    if (!row) return undefined;
    const now = parts.clock.now();
    const { to, ...content } = openContent(parts.sealing, row.contentSealed);
    const remains = remainsOf(parts.sealing, to);
    const end = await whyNotTried(db, { ...row, to, now }, parts);
    if (end) {
      await store.finishMessage(db, { id, state: end, contentSealed: remains, finishedAt: now });
      return undefined;
    }
    await store.countTry(db, id);
    const message = { ...content, channel: row.channel, purpose: row.purpose };
    return { message, to, attempt: row.attempts + 1, remains };
  });
}

type Waiting = Pick<Message, 'channel' | 'purpose'> & {
  id: string;
  to: string | null;
  createdAt: Date;
  attempts: number;
  now: Date;
};

async function whyNotTried(db: Database, message: Waiting, parts: DeliveryContext) {
  const { id, channel, purpose, to, createdAt, attempts, now } = message;
  if (isOfNoUse(purpose, createdAt, now)) return 'dropped';
  // This happens only if a process was killed or lost its database during the last try.
  if (attempts >= triesAtMost) return 'failed';
  if (!channels[channel].budgeted || to === null) return undefined;
  return (await isOverBudget(db, { id, number: to, now }, parts)) ? 'dropped' : undefined;
}

async function isOverBudget(db: Database, message: { id: string; number: string; now: Date }, parts: DeliveryContext) {
  await store.lockBudgets(db);
  const reason = await overBudget(db, message, parts);
  if (reason) parts.alarm(reason, { channel: 'sms', dialCode: dialCodeOf(message.number) });
  return reason !== undefined;
}

async function handOver(
  { provider, timeOut, breaker }: DeliveryContext,
  { message, to }: Claimed,
  id: string,
  pass: Pass,
) {
  if (to === null) {
    pass.unused();
    // A message to an unknown address fails like all others, so that an outage does not reveal which addresses are
    // known.
    if (breaker.isFailing()) throw new ProviderFailed('others failed too');
    return;
  }
  try {
    await withinTime((signal) => provider.send({ ...message, to }, id, signal), timeOut);
    pass.succeeded();
  } catch (failure) {
    if (failure instanceof MessageRefused) pass.succeeded();
    else pass.failed();
    throw failure;
  }
}

async function withinTime(send: (signal: AbortSignal) => Promise<void>, timeOut: number) {
  const signal = AbortSignal.timeout(timeOut);
  const tooLate = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new ProviderFailed('no answer in time')), { once: true });
  });
  await Promise.race([send(signal), tooLate]);
}

async function giveUpOrThrow(
  { db, channel, clock, log, alarm }: DeliveryContext,
  id: string,
  { message, attempt, remains }: Claimed,
  failure: unknown,
) {
  const reason = reasonOf(failure);
  log.warn({ message: id, channel, purpose: message.purpose, attempt, reason }, 'a message was not taken');
  if (!(failure instanceof MessageRefused) && attempt < triesAtMost) throw new NotNow();
  await store.finishMessage(db, { id, state: 'failed', contentSealed: remains, finishedAt: clock.now() });
  if (!(failure instanceof MessageRefused)) alarm('a message could not be delivered', { channel, reason });
}

/** Returns only words of our own, because errors of libraries quote addresses and codes. */
function reasonOf(failure: unknown): string {
  if (failure instanceof ProviderFailed || failure instanceof MessageRefused) return failure.message;
  const { name, code } = failure as { name?: unknown; code?: unknown };
  return [name, code].filter((word) => typeof word === 'string').join(' ');
}
