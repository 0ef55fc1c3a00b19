import type { FastifyBaseLogger } from 'fastify';
import { PgBoss, type Db, type JobResult } from 'pg-boss';
import type { Database, OpenDatabase } from '../database/database.ts';
import { statementsIn } from './queue.store.ts';

/** How often and how soon a job is tried again after its handler threw. */
export type JobPolicy = {
  retries: number;
  /** The delay doubles with each try, up to the longest. */
  firstRetrySeconds: number;
  longestRetrySeconds: number;
  /** A job that takes longer is given to another instance, because its process was probably killed. */
  expireSeconds: number;
};

export type Queue = {
  /** Called before the first job of that name is sent or worked on. */
  declare(name: string, policy: JobPolicy): Promise<void>;
  /** Sends in the caller's transaction, so that the job exists exactly if the transaction commits. */
  send(db: Database, name: string, data: object): Promise<void>;
  /** Each job of a batch succeeds or fails alone. */
  work<T extends object>(name: string, handler: (data: T) => Promise<void>, options?: WorkOptions): Promise<void>;
  /** Does the work at its times on one instance; if all were down, once when one is back. */
  schedule(name: string, cron: string, work: () => Promise<void>): Promise<void>;
  /** Removes schedules that this version does not know, whose jobs nobody would work on. */
  dropSchedulesBut(names: readonly string[]): Promise<void>;
  /** Waits for running jobs and takes no new ones. */
  stop(): Promise<void>;
};

type WorkOptions = { pollingIntervalSeconds?: number; batchSize?: number };
/** For tests, which poll more often than a server has to. */
type QueueOptions = { superviseSeconds?: number; scheduleSeconds?: number };
type Log = Pick<FastifyBaseLogger, 'error'>;

// The shortest interval that the queue offers, for while no notices come: people wait for codes.
const pollingIntervalSeconds = 0.5;
// A notice wakes whoever works on a new job; a poll finds the ones that are tried again, a few seconds later at most.
const pollingWithNoticesSeconds = 3;
// Several times as many codes as are expected in a second at the opening.
const batchSize = 20;
// The interval at which jobs of killed processes are noticed.
const lookForKilledSeconds = 10;
// Finished jobs hold only an id; a day is enough to look into what went wrong.
const finishedKeptSeconds = 24 * 60 * 60;
// This covers the time-out of a provider and the note that it was reached.
const patienceWhenStopping = 12_000;
// Nobody waits for a scheduled job: a minute after its time is early enough.
const lookForScheduledSeconds = 30;
// This is enough for the longest work; afterwards another instance takes over from a killed process.
const scheduledPolicy: JobPolicy = {
  retries: 2,
  firstRetrySeconds: 60,
  longestRetrySeconds: 600,
  expireSeconds: 15 * 60,
};
// No job has this id. Looking it up fills the queue's cache of its settings.
const noJob = '00000000-0000-4000-8000-000000000000';

/** Opens the queue, which is in the database and the same on both kinds. A lost connection is logged and waited out. */
export async function openQueue(
  database: Pick<OpenDatabase, 'kind' | 'sql' | 'alone' | 'listen'>,
  log: Log,
  { superviseSeconds = lookForKilledSeconds, scheduleSeconds = lookForScheduledSeconds }: QueueOptions = {},
): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.sql(text, values), listen: listenerOf(database) } satisfies Db,
    useListenNotify: true,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    cronMonitorIntervalSeconds: scheduleSeconds,
    cronWorkerIntervalSeconds: scheduleSeconds,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', quietly(log));
  await database.alone(() => boss.start());
  return {
    declare: (name, policy) => declare(boss, name, policy),
    send: async (db, name, data) => void (await boss.send(name, data, { db: statementsIn(db) })),
    work: (name, handler, options) => work(boss, name, handler, options),
    schedule: (name, cron, job) => schedule(boss, { name, cron, job, pollingIntervalSeconds: scheduleSeconds }),
    dropSchedulesBut: (names) => dropSchedulesBut(boss, names),
    stop: () => boss.stop({ graceful: true, timeout: patienceWhenStopping }),
  };
}

/** Polls twice a second for each kind of job took 3 % of a core with nobody there; notices cost nothing until one comes. */
function listenerOf({ listen }: Pick<OpenDatabase, 'listen'>): NonNullable<Db['listen']> {
  return async (channel, onNotice, onReconnect) => {
    const listening = await listen(channel, (name) => (name === undefined ? onReconnect() : onNotice(name)));
    return { close: () => listening.stop() };
  };
}

async function declare(boss: PgBoss, name: string, policy: JobPolicy) {
  const settings = {
    retryLimit: policy.retries,
    retryDelay: policy.firstRetrySeconds,
    retryBackoff: true,
    retryDelayMax: policy.longestRetrySeconds,
    expireInSeconds: policy.expireSeconds,
    deleteAfterSeconds: finishedKeptSeconds,
    notify: true,
  };
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
  // The settings are cached now, because a send in a transaction of the embedded database has no second connection.
  await boss.findJobs(name, { id: noJob });
}

async function work<T extends object>(
  boss: PgBoss,
  name: string,
  handler: (data: T) => Promise<void>,
  options: WorkOptions = {},
) {
  const seconds = options.pollingIntervalSeconds ?? pollingIntervalSeconds;
  const settings = {
    batchSize,
    burstWhenBatchFull: true,
    ...options,
    pollingIntervalSeconds: seconds,
    notifyPollingIntervalSeconds: Math.max(pollingWithNoticesSeconds, seconds),
    perJobResults: true as const,
  };
  await boss.work<T>(name, settings, (jobs) =>
    Promise.all(jobs.map(({ id, data }) => outcomeOf(id, () => handler(data)))),
  );
}

type ScheduledWork = { name: string; cron: string; job: () => Promise<void>; pollingIntervalSeconds: number };

async function schedule(boss: PgBoss, { name, cron, job, pollingIntervalSeconds }: ScheduledWork) {
  await declare(boss, name, scheduledPolicy);
  await boss.schedule(name, cron, null, { missed: 'once' });
  await work(boss, name, job, { pollingIntervalSeconds, batchSize: 1 });
}

async function dropSchedulesBut(boss: PgBoss, names: readonly string[]) {
  for (const { name } of await boss.getSchedules()) if (!names.includes(name)) await boss.unschedule(name);
}

async function outcomeOf(id: string, run: () => Promise<void>): Promise<JobResult> {
  try {
    await run();
    return { id, status: 'completed' };
  } catch (failure) {
    // Only the name is logged, because a message can quote a statement with personal parameters.
    return { id, status: 'failed', output: { name: failure instanceof Error ? failure.name : 'Error' } };
  }
}

// While the database cannot be reached, every poll fails, twice a second.
const quietFor = 10_000;

function quietly(log: Log) {
  let last = -quietFor;
  return (failure: { message?: string; code?: unknown }) => {
    const now = performance.now();
    if (now - last < quietFor) return;
    last = now;
    log.error(
      { code: failure.code, reason: failure.message?.split('\n', 1)[0]?.slice(0, 200) },
      'the queue cannot reach the database',
    );
  };
}
