import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Services } from '../services.ts';
import type { JobPolicy, Queue } from './queue.ts';
import { hourlyPurge, type Retention } from './retention.ts';

export type JobContext = { db: Database; clock: Clock; log: FastifyBaseLogger; services: Services };

/** What a call hands over. A job holds an id alone: what it is about stands in a table, under that table's rules. */
type JobQueue = {
  name: string;
  policy: JobPolicy;
  work(job: { id: string }, context: JobContext): Promise<void>;
};

/** What recurs, by minute, hour, day, month and weekday (UTC). One instance does it each time. */
type Schedule = { name: string; cron: string; work(context: JobContext): Promise<void> };

/** What a feature, or a part of the platform, does besides answering calls; `app.ts` lists them. */
export type Jobs = {
  queues?: readonly JobQueue[];
  schedules?: readonly Schedule[];
  retention?: readonly Retention[];
};

/** Before the first call is answered: a job can be sent only to a queue that is there. */
export async function startJobs(all: readonly Jobs[], queue: Queue, context: JobContext): Promise<void> {
  for (const { name, policy, work } of all.flatMap(({ queues = [] }) => queues)) {
    await queue.declare(name, policy);
    await queue.work<{ id: string }>(name, (job) => work(job, context));
  }
  const schedules = [
    ...all.flatMap((jobs) => jobs.schedules ?? []),
    hourlyPurge(all.flatMap((jobs) => jobs.retention ?? [])),
  ];
  for (const { name, cron, work } of schedules) await queue.schedule(name, cron, () => work(context));
  await queue.dropSchedulesBut(schedules.map(({ name }) => name));
}
