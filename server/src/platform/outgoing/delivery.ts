import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { MessageRefused, ProviderFailed, type Message, type Provider } from '../providers/provider.ts';
import type { Sealing } from '../security/sealing.ts';
import type { Alarm } from '../alarms.ts';
import type { CircuitBreaker, Pass } from './circuit-breaker.ts';
import { isLastTry, isOfNoUse, nextTryAt } from './delivery-limits.rules.ts';
import { finishMessage } from './finished-messages.store.ts';
import { openContent, type Channel } from './messages.ts';
import * as store from './outgoing.store.ts';
import { failIfOthersDo } from './unknown-address.ts';

export type DeliveryContext = {
  db: Database;
  sealing: Sealing;
  provider: Provider;
  channel: Channel;
  breaker: CircuitBreaker;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  alarm: Alarm;
  timeOut: number;
};

/** Tells the queue to come back later. */
class NotNow extends Error {
  override name = 'NotNow';
}

type Claimed = { message: Omit<Message, 'to'>; to: string | null; attempt: number; createdAt: Date };

/** The job of one channel: it sends each message once, tries it again, or drops it for a reason. */
export function deliveryOf(parts: DeliveryContext): (job: { id: string }) => Promise<void> {
  // The provider took these messages when the database could not be reached. They are recorded later and not sent
  // twice.
  const unrecorded = new Set<string>();

  return async ({ id }) => {
    if (unrecorded.has(id)) return record(id);
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
    // A message to an unknown address is not kept, so that strangers cannot fill the database.
    if (claimed.to === null) return store.deleteMessage(parts.db, id);
    unrecorded.add(id);
    return record(id);
  };

  async function record(id: string) {
    await finishMessage(parts.db, { id, state: 'sent', finishedAt: parts.clock.now() });
    unrecorded.delete(id);
  }
}

/** Uses a short transaction of its own, so that none is open while the provider is waited for. */
function claim(parts: DeliveryContext, id: string): Promise<Claimed | undefined> {
  return parts.db.transaction(async (db) => {
    const row = await store.waitingMessage(db, id);
    if (!row) return undefined;
    const now = parts.clock.now();
    const nextTry = nextTryAt(row.purpose, row.createdAt, row.attempts);
    if (!nextTry || isOfNoUse(row.purpose, row.createdAt, now)) {
      // Tries are used up here only if a process was killed or lost its database during the last one.
      await finishMessage(db, { id, state: nextTry ? 'dropped' : 'failed', finishedAt: now });
      return undefined;
    }
    if (now < nextTry) throw new NotNow();
    await store.countTry(db, id);
    const { to, ...content } = openContent(parts.sealing, row.contentSealed ?? '');
    const message = { ...content, channel: row.channel, purpose: row.purpose };
    return { message, to, attempt: row.attempts + 1, createdAt: row.createdAt };
  });
}

async function handOver(
  { provider, timeOut, breaker }: DeliveryContext,
  { message, to }: Claimed,
  id: string,
  pass: Pass,
) {
  if (to === null) {
    pass.unused();
    return failIfOthersDo(breaker);
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
  { message, attempt, createdAt }: Claimed,
  failure: unknown,
) {
  const reason = reasonOf(failure);
  log.warn({ message: id, channel, purpose: message.purpose, attempt, reason }, 'a message was not taken');
  const wasRefused = failure instanceof MessageRefused;
  if (!isLastTry({ purpose: message.purpose, createdAt, attempt, wasRefused })) throw new NotNow();
  await finishMessage(db, { id, state: 'failed', finishedAt: clock.now() });
  if (!wasRefused) alarm('a message could not be delivered', { channel, reason });
}

/** Returns only words of our own, because errors of libraries quote addresses and codes. */
function reasonOf(failure: unknown): string {
  if (failure instanceof ProviderFailed || failure instanceof MessageRefused) return failure.message;
  const { name, code } = failure as { name?: unknown; code?: unknown };
  return [name, code].filter((word) => typeof word === 'string').join(' ');
}
