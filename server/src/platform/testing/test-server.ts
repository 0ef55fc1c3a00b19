import type { AddressInfo } from 'node:net';
import { buildApp, jobs, type FurtherRoutes } from '../../app.ts';
import { stoppedClock } from './stopped-clock.ts';
import { configurationFrom } from '../configuration.ts';
import type { OpenDatabase } from '../database/database.ts';
import { startJobs } from '../jobs/jobs.ts';
import { logFor } from '../log.ts';
import { testDataFolder } from '../media/test-folder.testing.ts';
import { openServices } from '../open-services.ts';
import type { OutgoingMessage } from '../outgoing/messages.ts';
import type { WritingServices } from '../services.ts';
import { caller } from './signed-call.ts';
import { testDatabase } from './databases/test-database.ts';
import { testNow } from './test-now.ts';

type Options = {
  environment?: Record<string, string>;
  routes?: FurtherRoutes[];
  /** The database of another test server, which also closes it. This server is then a second instance. */
  database?: OpenDatabase;
};

/** Starts the real server with a real port and database. The test moves its clock and sees its messages. */
export async function testServer({ environment = {}, routes = [], database: shared }: Options = {}) {
  const clock = stoppedClock(testNow);
  const database = shared ?? (await testDatabase());
  const folder = await testDataFolder(database, environment['FORUM_DATA_DIR']);
  const own = { FORUM_LOG_LEVEL: 'silent', FORUM_PUSH: 'off', FORUM_DATA_DIR: folder.dataDir };
  const configuration = configurationFrom({ ...own, ...environment });
  const log = logFor(configuration);
  const opened = await openServices({ configuration, database, clock, log });
  const heard = listeningTo(opened.services);
  const parts = { configuration, database, clock, log, services: heard.services };
  const server = await buildApp(parts, ...routes);
  await startJobs(jobs, opened.queue, { db: database.db, clock, log, services: heard.services });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return {
    ...{ parts, address, clock, configuration, database, db: database.db, sealing: opened.services.sealing },
    ...heard,
    call: caller(address, configuration.signSecret, () => clock.now()),
    stop: async () => {
      await server.close();
      await opened.stop();
      if (!shared) await database.close();
      await folder.remove();
    },
  };
}

/** Records messages, image characters and alarms, and passes them on. */
function listeningTo(services: WritingServices) {
  const messages: OutgoingMessage[] = [];
  const characters = new Map<string, string>();
  const alarms: string[] = [];
  const listening: WritingServices = {
    ...services,
    outgoing: {
      ...services.outgoing,
      sendLater(db, message) {
        messages.push(message);
        return services.outgoing.sendLater(db, message);
      },
    },
    noteCharacters(flowId, shown) {
      characters.set(flowId, shown);
      services.noteCharacters(flowId, shown);
    },
    alarm(what, about) {
      alarms.push([what, about?.person, about?.decoy, about?.row].filter((part) => part !== undefined).join(': '));
      services.alarm(what, about);
    },
  };
  return { services: listening, messages, characters, alarms };
}
