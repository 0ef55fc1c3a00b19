import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Providers } from '../providers/provider.ts';
import { providerTimeOut } from './delivery-limits.rules.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Sealing } from '../security/sealing.ts';
import { alarms } from '../alarms.ts';
import { overBudget } from './sms-spent.ts';
import { circuitBreaker, type CircuitBreaker } from './circuit-breaker.ts';
import { sealContent } from './sealed-content.ts';
import { deliveryOf } from './delivery.ts';
import { dialCodeOf } from './dial-code.rules.ts';
import { channelNames, channels, type Channel, type OutgoingMessage } from './messages.ts';
import { deliveryQueue } from './outgoing.jobs.ts';
import type { SmsLimits } from './sms-budgets.rules.ts';
import { insertMessage, noteOutage } from './outgoing.store.ts';

type OutgoingContext = {
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

export type Outgoing = {
  /** Writes the message in the caller's transaction, for a job to deliver, and returns its id. */
  sendLater(db: Database, message: OutgoingMessage): Promise<string>;
  /** False while the breaker of the channel is open or its budget is spent, so that the caller can refuse at once. */
  mayBeSent(db: Database, channel: Channel, address: string, now: Date): Promise<boolean>;
  /** The job of a channel. */
  deliver(channel: Channel, job: { id: string }): Promise<void>;
};

/** Messages are written together with their cause and delivered by a job, so that no request waits for a provider. */
export function openOutgoing(context: OutgoingContext): Outgoing {
  const { configuration, queue, providers, sealing, log, timeOut = providerTimeOut } = context;
  const limits: SmsLimits = { budgets: configuration.smsBudgets, daily: configuration.smsDailyLimit };
  const alarm = alarms(log);
  const breakers = each((channel) => breakerOf(channel, context));
  const delivery = each((channel) => {
    const [provider, breaker] = [providers[channel], breakers[channel]];
    return deliveryOf({ ...context, ...{ channel, provider, breaker, alarm, limits, timeOut } });
  });
  return {
    sendLater: (db, message) => sendLater(db, message, queue, sealing),
    async mayBeSent(db, channel, address, now) {
      if (breakers[channel].isOpen()) return false;
      if (!channels[channel].budgeted) return true;
      const reason = await overBudget(db, { number: address, now }, { sealing, limits });
      if (reason) alarm(reason, { channel, dialCode: dialCodeOf(address) });
      return reason === undefined;
    },
    deliver: (channel, job) => delivery[channel](job),
  };
}

function each<T>(make: (channel: Channel) => T): Record<Channel, T> {
  return Object.fromEntries(channelNames.map((channel) => [channel, make(channel)])) as Record<Channel, T>;
}

/** The work is the same whether somebody has the address or not; only the job knows the difference. */
async function sendLater(db: Database, message: OutgoingMessage, queue: Queue, sealing: Sealing) {
  const { channel, purpose, to, now } = message;
  const id = newId();
  const dialCode = channels[channel].budgeted && to !== null ? dialCodeOf(to) : null;
  await insertMessage(db, {
    id,
    channel,
    purpose,
    dialCode,
    state: 'waiting',
    createdAt: now,
    contentSealed: sealContent(sealing, message),
  });
  await queue.send(db, deliveryQueue(channel), { id });
  return id;
}

function breakerOf(channel: Channel, { db, clock, log, ticks }: OutgoingContext): CircuitBreaker {
  return circuitBreaker({
    ...(ticks && { ticks }),
    opened: (again) => {
      if (!again) log.error({ alarm: 'a provider is down', channel }, 'a provider is down');
      // Without the note some people wait two minutes for nothing, which is no reason to fail.
      void noteOutage(db, channel, clock.now()).catch(() => {});
    },
    closed: () => log.info({ channel }, 'the provider is back'),
  });
}
