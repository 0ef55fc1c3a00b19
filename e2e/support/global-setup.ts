import { buildWebIfStale } from '../../scripts/build-web.ts';
import { startServer } from './server.ts';

/** One server for all journeys; each signs in as somebody of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildWebIfStale();
  const server = await startServer();
  // Workers inherit it.
  process.env['FORUM_TEST_ORIGIN'] = server.origin;
  process.env['FORUM_TEST_LOCAL_ORIGIN'] = server.localOrigin;
  process.env['FORUM_TEST_DATA_DIR'] = server.dataDir;
  return server.stop;
}
