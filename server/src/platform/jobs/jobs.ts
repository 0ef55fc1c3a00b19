import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { WritingServices } from '../services.ts';
import type { JobPolicy, Queue } from './queue.ts';
import { hourlyPurge, type Retention } from './retention.ts';

export type JobContext = { db: Database; clock: Clock; log: FastifyBaseLogger; services: WritingServices };

/**
 * Work that a call hands over. A job contains only an id; its data are in a table and follow the retention of that
 * table.
 */
type JobQueue = {
  name: string;
  policy: JobPolicy;
  work(job: { id: string }, context: JobContext): Promise<void>;
};

/** Recurring work, by minute, hour, day, month and weekday (UTC). One instance does it each time. */
type Schedule = { name: string; cron: string; work(context: JobContext): Promise<void> };

/** The work of a feature or of the platform besides answering calls; `app.ts` lists them. */
export type Jobs = {
  queues?: readonly JobQueue[];
  schedules?: readonly Schedule[];
  retention?: readonly Retention[];
  /** Arranges for work that begins by a notice; a schedule does it where the notice got lost. */
  begin?(context: JobContext): void;
};

/** Runs before the first call is answered, because a job can only be sent to a queue that exists. */
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
  for (const jobs of all) jobs.begin?.(context);
}
