import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Channel, Providers } from '../providers/provider.ts';
import { providerTimeOut } from '../providers/providers-for.ts';
import type { JobPolicy, Queue } from '../jobs/queue.ts';
import type { Sealing } from '../security/sealing.ts';
import type { Services } from '../services.ts';
import { alarms } from './alarms.ts';
import { overBudget } from './budgets.ts';
import { circuitBreaker, type CircuitBreaker } from './circuit-breaker.ts';
import { sealContent } from './contents.ts';
import { deliveryOf } from './delivery.ts';
import { dialCodeOf } from './dial-code.rules.ts';
import { day, type SmsLimits } from './outgoing.rules.ts';
import { forgetMessagesBefore, insertMessage, noteOutage } from './outgoing.store.ts';

type Parts = {
  configuration: Pick<Configuration, 'smsBudgets' | 'smsDailyLimit'>;
  db: Database;
  queue: Queue;
  providers: Providers;
  sealing: Sealing;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** For tests: a provider that never answers is given up sooner. */
  timeOut?: number;
  /** For tests: the breaker's own time, which no clock change can disturb. */
  ticks?: () => number;
};

export type OutgoingMessages = Pick<Services, 'sendLater' | 'mayBeSent'>;

const channels: readonly Channel[] = ['sms', 'email'];
// One queue a channel: a stalled gateway must not hold up e-mails.
const queueOf = (channel: Channel) => `outgoing-${channel}`;

// How often a message is really tried is counted with it; the queue only comes back, as long as a message can wait.
const policy: JobPolicy = { retries: 400, firstRetrySeconds: 5, longestRetrySeconds: 30, expireSeconds: 30 };
// Budgets look back a day; another one to look into what went wrong.
const finishedKept = 2 * day;

/** Messages are written with what caused them and delivered by a job: no request waits for a provider. */
export async function openOutgoing(parts: Parts): Promise<OutgoingMessages> {
  const { configuration, db, queue, providers, sealing, log, timeOut = providerTimeOut } = parts;
  const limits: SmsLimits = { budgets: configuration.smsBudgets, daily: configuration.smsDailyLimit };
  const alarm = alarms(log);
  const breakers = { sms: breakerOf('sms', parts), email: breakerOf('email', parts) };
  for (const channel of channels) {
    await queue.declare(queueOf(channel), policy);
    const deliver = deliveryOf({
      ...parts,
      db,
      channel,
      provider: providers[channel],
      breaker: breakers[channel],
      alarm,
      limits,
      timeOut,
    });
    await queue.work<{ id: string }>(queueOf(channel), deliver);
  }
  return {
    sendLater: (db, message) => sendLater(db, message, queue, sealing),
    async mayBeSent(db, channel, address, now) {
      if (breakers[channel].isOpen()) return false;
      if (channel === 'email') return true;
      const reason = await overBudget(db, { number: address, now }, { sealing, limits });
      if (reason) alarm(reason, { channel, dialCode: dialCodeOf(address) });
      return reason === undefined;
    },
  };
}

/** The same work for nobody as for somebody: only the job knows the difference. */
async function sendLater(db: Database, message: Parameters<Services['sendLater']>[1], queue: Queue, sealing: Sealing) {
  const { channel, purpose, to, now } = message;
  const id = newId();
  const dialCode = channel === 'sms' && to !== null ? dialCodeOf(to) : null;
  await insertMessage(db, {
    id,
    channel,
    purpose,
    dialCode,
    state: 'waiting',
    createdAt: now,
    contentSealed: sealContent(sealing, message),
  });
  await queue.send(db, queueOf(channel), { id });
  return id;
}

function breakerOf(channel: Channel, { db, clock, log, ticks }: Parts): CircuitBreaker {
  return circuitBreaker({
    ...(ticks && { ticks }),
    opened: (again) => {
      if (!again) log.error({ alarm: 'a provider is down', channel }, 'a provider is down');
      // Without the note somebody waits two minutes for nothing; that is no reason to fail.
      void noteOutage(db, channel, clock.now()).catch(() => {});
    },
    closed: () => log.info({ channel }, 'the provider is back'),
  });
}

export function forgetOldMessages(db: Database, now: Date) {
  return forgetMessagesBefore(db, new Date(now.getTime() - finishedKept));
}
