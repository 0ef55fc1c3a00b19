import { buildWebIfChanged } from '../../scripts/build-web-if-changed.ts';
import { keepFreshForum, startServer } from './server.ts';

/** All journeys share one server; each signs in as another person. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildWebIfChanged();
  const endFreshForum = await keepFreshForum();
  const server = await startServer();
  // The workers inherit the environment.
  process.env['FORUM_TEST_ORIGIN'] = server.origin;
  process.env['FORUM_TEST_LOCAL_ORIGIN'] = server.localOrigin;
  process.env['FORUM_TEST_DATA_DIR'] = server.dataDir;
  return async () => {
    await server.stop();
    await endFreshForum();
  };
}
