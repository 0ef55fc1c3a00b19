import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Providers } from '../providers/provider.ts';
import { providerTimeOut } from './delivery-limits.rules.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Sealing } from '../security/sealing.ts';
import { alarms } from '../alarms.ts';
import { circuitBreaker, type CircuitBreaker } from './circuit-breaker.ts';
import { deliveryOf } from './delivery.ts';
import { channelOf, laneOf, lanes, sealContent, type Channel, type Lane, type OutgoingMessage } from './messages.ts';
import { deliveryQueue } from './outgoing.jobs.ts';
import { insertMessage, noteOutage } from './outgoing.store.ts';

type OutgoingContext = {
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
  /** False while the breaker of the channel is open, so that the caller can refuse at once. */
  isUp(channel: Channel): boolean;
  /** Whether the channel can carry a code of that many digits. */
  carries(channel: Channel, digits: number): boolean;
  /** The job of a queue. */
  deliver(lane: Lane, job: { id: string }): Promise<void>;
};

/** Messages are written together with their cause and delivered by a job, so that no request waits for a provider. */
export function openOutgoing(context: OutgoingContext): Outgoing {
  const { queue, providers, sealing, log, timeOut = providerTimeOut } = context;
  const alarm = alarms(log);
  const breakers = each((lane) => breakerOf(lane, context));
  const delivery = each((lane) => {
    const channel = channelOf(lane);
    const [provider, breaker] = [providers[channel], breakers[lane]];
    return deliveryOf({ ...context, ...{ channel, provider, breaker, alarm, timeOut } });
  });
  return {
    sendLater: (db, message) => sendLater(db, message, queue, sealing),
    isUp: (channel) => !breakers[channel].isOpen(),
    carries: (channel, digits) => digits <= (providers[channel].mostDigits ?? Infinity),
    deliver: (lane, job) => delivery[lane](job),
  };
}

function each<T>(make: (lane: Lane) => T): Record<Lane, T> {
  return Object.fromEntries(lanes.map((lane) => [lane, make(lane)])) as Record<Lane, T>;
}

/** The work is the same whether somebody has the address or not; only the job knows the difference. */
async function sendLater(db: Database, message: OutgoingMessage, queue: Queue, sealing: Sealing) {
  const { channel, purpose, now, aboutSession } = message;
  const id = newId();
  await insertMessage(db, {
    id,
    channel,
    purpose,
    aboutSession,
    state: 'waiting',
    createdAt: now,
    contentSealed: sealContent(sealing, message),
  });
  await queue.send(db, deliveryQueue(laneOf(message)), { id });
  return id;
}

/** A gateway that has had enough of a message to thousands may still take codes, so each queue has its own breaker. */
function breakerOf(lane: Lane, { db, clock, log, ticks }: OutgoingContext): CircuitBreaker {
  const channel = channelOf(lane);
  return circuitBreaker({
    ...(ticks && { ticks }),
    opened: (again) => {
      if (!again) log.error({ alarm: 'a provider is down', channel }, 'a provider is down');
      if (lane !== channel) return;
      // Without the note some people wait two minutes for nothing, which is no reason to fail.
      void noteOutage(db, channel, clock.now()).catch(() => {});
    },
    closed: () => log.info({ channel }, 'the provider is back'),
  });
}
