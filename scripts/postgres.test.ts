import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { expect, test } from 'vitest';
import { startPostgres } from './postgres.ts';

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

test('a PostgreSQL of its own answers, and stopping it leaves nothing behind', async () => {
  const postgres = await startPostgres();
  const port = Number(new URL(postgres.url).port);
  expect([await answers(port), existsSync(postgres.folder)]).toEqual([true, true]);

  await postgres.stop();

  expect([await answers(port), existsSync(postgres.folder)]).toEqual([false, false]);
}, 60_000);
