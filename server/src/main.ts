import { buildApp, buildLocalApp, jobs } from './app.ts';
import { startAnchoring } from './platform/audit/hourly-anchors.ts';
import { databaseClock, rehearsalClock } from './platform/clock.ts';
import { configurationFrom } from './platform/configuration.ts';
import { openDatabase } from './platform/database/database.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { localHost } from './platform/local/local-server.ts';
import { logFor } from './platform/log.ts';
import { openServices } from './platform/open-services.ts';
import { mustBeOwnSecrets } from './platform/store-secret/own-secrets.ts';
import { sayWhere } from './start-message.ts';
import { whyNotStarted } from './why-not-started.ts';

try {
  await start();
} catch (failure) {
  console.error(whyNotStarted(failure));
  // Open files and connections would keep the process alive, and no request was accepted yet.
  process.exit(1);
}

async function start() {
  const configuration = configurationFrom(process.env);
  const log = logFor(configuration);
  const database = await openDatabase(configuration, log);
  await mustBeOwnSecrets(database.db, configuration);
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
    const { sealing, mediaStore } = services;
    await keepDemoForum({ db: database.db, sealing, mediaStore }, clock.now());
    return whoToSignInAs();
  }
}
