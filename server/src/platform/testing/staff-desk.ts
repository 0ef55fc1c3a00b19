import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildLocalApp, type FurtherRoutes } from '../../app.ts';
import { staffClient } from '../../staff/staff-client.ts';
import { runStaffCommand } from '../../staff/staff-command.ts';
import { localHost } from '../local/local-server.ts';
import { testServer } from './test-server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;

/** A member of the secretariat on the machine of a test server. */
export async function staffAt(server: Server, ...routes: FurtherRoutes[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'forum-staff-'));
  const local = await buildLocalApp(
    { ...server.parts, configuration: { ...server.configuration, dataDir }, outbox: undefined },
    ...routes,
  );
  await local.listen({ host: localHost, port: 0 });
  const { port } = local.server.address() as AddressInfo;
  return {
    ...{ port, dataDir },
    /** Makes a call of the contract. */
    ask: staffClient({ port, dataDir }),
    /** Runs a command as it is typed. */
    staff: (name: string, ...args: string[]) => runStaffCommand({ port, dataDir }, name, args),
    async leave() {
      await local.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A server with a member of the secretariat on its machine. */
export async function staffDesk() {
  const server = await testServer();
  const desk = await staffAt(server);
  return {
    ...{ ...desk, server },
    async leave() {
      await desk.leave();
      await server.stop();
    },
  };
}
