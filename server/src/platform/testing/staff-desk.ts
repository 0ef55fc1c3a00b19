import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localServer } from '../local/local-server.ts';
import { askStaff } from '../local/staff-client.ts';
import { logFor } from '../log.ts';
import { testServer } from './test-server.ts';
import { forgetWhatChanged, staffCommands } from '../../features/staff/staff.actions.ts';

/** A server, and somebody of the secretariat on its machine. */
export async function staffDesk() {
  const server = await testServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'forum-staff-'));
  const { configuration, db, clock } = server;
  const commands = staffCommands(server.services);
  const local = await localServer({
    configuration: { ...configuration, dataDir },
    db,
    clock,
    audit: server.services.audit,
    log: logFor(configuration),
    outbox: undefined,
    commands,
    afterwards: () => forgetWhatChanged(server.services),
  });
  await local.listen({ host: '127.0.0.1', port: 0 });
  const { port } = local.server.address() as AddressInfo;
  return {
    ...{ server, commands },
    staff: (name: string, ...args: string[]) => askStaff({ port, dataDir }, name, args),
    async leave() {
      await local.close();
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
