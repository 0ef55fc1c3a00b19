import { buildApp, buildLocalApp, jobs } from './app.ts';
import { startAnchoring } from './platform/audit/hourly-anchors.ts';
import { databaseClock, rehearsalClock } from './platform/clock.ts';
import { configurationFrom, WrongConfiguration, type Configuration } from './platform/configuration.ts';
import { openDatabase } from './platform/database/database.ts';
import { FolderInUse } from './platform/database/folder-lock.ts';
import { OtherMigrations } from './platform/database/migrations.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { localHost } from './platform/local/local-server.ts';
import { logFor } from './platform/log.ts';
import { openServices } from './platform/open-services.ts';

try {
  await start();
} catch (failure) {
  console.error(whyNotStarted(failure));
  // Open files and connections would keep the process alive, and no request was accepted yet.
  process.exit(1);
}

function whyNotStarted(failure: unknown): unknown {
  const known = [WrongConfiguration, FolderInUse, OtherMigrations];
  if (known.some((kind) => failure instanceof kind)) return (failure as Error).message;
  const { code, port } = failure as { code?: string; port?: number };
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use. Set FORUM_PORT and FORUM_LOCAL_PORT for a second server.`
    : failure;
}

async function start() {
  const configuration = configurationFrom(process.env);
  const log = logFor(configuration);
  const database = await openDatabase(configuration, log);
  const clock = configuration.rehearsalNow
    ? rehearsalClock(configuration.rehearsalNow)
    : await databaseClock(() => database.time());
  const { services, queue, outbox, stop: stopServices } = await openServices({ configuration, database, clock, log });
  const people = configuration.demoForum ? await demoForum() : [];
  const parts = { configuration, database, clock, log, services };
  const server = await buildApp(parts);
  const local = await buildLocalApp({ ...parts, outbox });
  const stopAnchoring = await startAnchoring({ audit: services.audit, db: database.db, clock, log });
  await startJobs(jobs, queue, { db: database.db, clock, log, services });
  const address = await server.listen({ host: configuration.host, port: configuration.port });
  const localAddress = await local.listen({ host: localHost, port: configuration.localPort });
  sayWhere({ address, localAddress, configuration, people });

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

  /** Calls under way are answered before the database closes, so that no acknowledged write is lost. */
  async function stop() {
    // A second signal must not cut the first one's work short.
    if (stopping) return;
    stopping = true;
    await Promise.all([server.close(), local.close()]);
    await stopAnchoring();
    await stopServices();
    await database.close();
  }

  async function demoForum(): Promise<string[]> {
    // The import is dynamic, so that production never loads the demo's people.
    const { keepDemoForum } = await import('../demo/today.ts');
    const { whoToSignInAs } = await import('../demo/who-to-sign-in-as.ts');
    await keepDemoForum(database.db, services.sealing, clock.now());
    return whoToSignInAs();
  }
}

type StartedServer = { address: string; localAddress: string; configuration: Configuration; people: string[] };

function sayWhere({ address, localAddress, configuration, people }: StartedServer) {
  const lines = [
    `Forum Companion (${configuration.mode})`,
    `  app     ${address}/cdfH5/`,
    `  API     ${address}/api/openapi.json`,
    ...(configuration.mode === 'demo' ? [`  outbox  ${localAddress}/   (codes and image characters)`] : []),
    ...(people.length > 0 ? ['', 'Log in as', ...people.map((person) => `  ${person}`)] : []),
  ];
  console.log(`\n${lines.join('\n')}\n`);
}
