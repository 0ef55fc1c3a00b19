import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { MessageRefused, ProviderFailed, type Channel, type Message, type Provider } from '../providers/provider.ts';
import type { Sealing } from '../sealing.ts';
import type { Alarm } from './alarms.ts';
import { overBudget } from './budgets.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { openContent, remainsOf } from './contents.ts';
import { dialCodeOf } from './dial-code.rules.ts';
import { isOfNoUse, triesAtMost, type SmsLimits } from './outgoing.rules.ts';
import * as store from './outgoing.store.ts';

export type DeliveryParts = {
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

type Claimed = { message: Message; attempt: number; remains: string };

/** The job of one channel: each message leaves once, is tried again, or is dropped for a reason. */
export function deliveryOf(parts: DeliveryParts): (job: { id: string }) => Promise<void> {
  // The provider has these, but the database was away when it was to be noted: noted later, not sent twice.
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
      await withinTime(parts, claimed.message, id);
      pass.succeeded();
    } catch (failure) {
      if (failure instanceof MessageRefused) pass.succeeded();
      else pass.failed();
      return giveUpOrThrow(parts, id, claimed, failure);
    }
    unrecorded.set(id, claimed.remains);
    return record(id, claimed.remains);
  };

  async function record(id: string, remains: string) {
    await store.finishMessage(parts.db, { id, state: 'sent', contentSealed: remains, finishedAt: parts.clock.now() });
    unrecorded.delete(id);
  }
}

/** A short transaction of its own: no provider is waited for while it is open. */
function claim(parts: DeliveryParts, id: string): Promise<Claimed | undefined> {
  const { sealing, clock } = parts;
  return parts.db.transaction(async (db) => {
    const row = await store.waitingMessage(db, id);
    if (!row) return undefined;
    const now = clock.now();
    const { to, ...content } = openContent(sealing, row.contentSealed);
    const remains = remainsOf(sealing, { to, ...content });
    const finish = (state: 'dropped' | 'failed') => store.finishMessage(db, { id, state, contentSealed: remains, finishedAt: now });
    if (to === null || isOfNoUse(row.purpose, row.createdAt, now)) return void (await finish('dropped'));
    // Only where a process was killed, or lost its database, during the last try.
    if (row.attempts >= triesAtMost) return void (await finish('failed'));
    if (row.channel === 'sms' && (await isOverBudget(db, { id, number: to, now }, parts))) return void (await finish('dropped'));
    await store.countTry(db, id);
    return { message: { channel: row.channel, purpose: row.purpose, to, ...content }, attempt: row.attempts + 1, remains };
  });
}

async function isOverBudget(db: Database, asked: { id: string; number: string; now: Date }, parts: DeliveryParts) {
  await store.lockBudgets(db);
  const reason = await overBudget(db, asked, parts);
  if (reason) parts.alarm(reason, { channel: 'sms', dialCode: dialCodeOf(asked.number) });
  return reason !== undefined;
}

async function withinTime({ provider, timeOut }: DeliveryParts, message: Message, id: string) {
  const signal = AbortSignal.timeout(timeOut);
  const tooLate = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new ProviderFailed('no answer in time')), { once: true });
  });
  await Promise.race([provider.send(message, id, signal), tooLate]);
}

async function giveUpOrThrow({ db, channel, clock, log, alarm }: DeliveryParts, id: string, { message, attempt, remains }: Claimed, failure: unknown) {
  const reason = reasonOf(failure);
  log.warn({ message: id, channel, purpose: message.purpose, attempt, reason }, 'a message was not taken');
  if (!(failure instanceof MessageRefused) && attempt < triesAtMost) throw new NotNow();
  await store.finishMessage(db, { id, state: 'failed', contentSealed: remains, finishedAt: clock.now() });
  if (!(failure instanceof MessageRefused)) alarm('a message could not be delivered', { channel, reason });
}

/** Only words of our own: failures of others quote addresses and codes. */
function reasonOf(failure: unknown): string {
  if (failure instanceof ProviderFailed || failure instanceof MessageRefused) return failure.message;
  const { name, code } = failure as { name?: unknown; code?: unknown };
  return [name, code].filter((word) => typeof word === 'string').join(' ');
}
