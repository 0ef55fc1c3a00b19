import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { usualPatience } from '../../database/connections.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { openPostgres } from '../../database/postgres.ts';
import { newId } from '../../ids.ts';
import { asAdministrator, withDatabase } from '../../testing/databases/postgres-databases.ts';
import { silentProxy } from '../../testing/databases/silent-proxy.ts';
import { mayPass } from './temporary-failures.ts';

/** Shorter than usual, and longer than a busy machine takes to answer. */
const hurried = { ...usualPatience, connecting: 5_000, silence: 3_000, goodbye: 50 };
const template = inject('template');

test('what a host that has gone keeps waiting adds up to less than thirty seconds', () => {
  const { connecting, statement, lock, idleInTransaction, silence, goodbye } = usualPatience;
  // A statement under way is given up, and the next write finds that no connection can be opened.
  expect(silence + connecting).toBeLessThan(30_000);
  // PostgreSQL itself ends whatever lasts, so that silence means that it has gone.
  expect(Math.max(statement, lock, idleInTransaction)).toBeLessThan(silence);
  // Four connections listen.
  expect(4 * goodbye).toBeLessThan(5_000);
});

describe.skipIf(template.kind === 'embedded')('a database whose host goes without a word', () => {
  const name = `forum_${newId()}`;
  const { url = '', name: model = '' } = template as { url?: string; name?: string };
  let proxy: Awaited<ReturnType<typeof silentProxy>>;
  let database: OpenDatabase;
  beforeAll(async () => {
    await asAdministrator(url, `create database ${name} template ${model}`);
    proxy = await silentProxy(withDatabase(url, name));
    database = await openPostgres(proxy.url, hurried);
  });
  afterAll(async () => {
    await proxy.close();
    await asAdministrator(url, `drop database ${name} with (force)`);
  });

  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => 'it did not fail',
      (failure: unknown) => (mayPass(failure) ? 'may pass' : failure),
    );

  test('is noticed by a write in the middle of its transaction, and by what comes after it', async () => {
    const silent = Promise.withResolvers<void>();
    const written = database.db.transaction(async (db) => {
      await db.execute(sql`select 1`);
      proxy.fallSilent();
      silent.resolve();
      await db.execute(sql`select 2`);
    });
    await silent.promise;
    // These find no connection, because none can be opened, or one that says nothing.
    const afterwards = [
      database.db.execute(sql`select 1`),
      database.dbBeforeLogin.transaction((db) => db.execute(sql`select 1`)),
    ];
    const failures = await Promise.all([written, ...afterwards].map(failureOf));
    expect(failures).toEqual(['may pass', 'may pass', 'may pass']);
  });

  test('is used again as soon as it is back', async () => {
    proxy.comeBack();
    expect(await database.db.transaction((db) => db.execute(sql`select 7 as n`))).toMatchObject({
      rows: [{ n: 7 }],
    });
    await database.dbBeforeLogin.execute(sql`select 1`);
  });

  test('keeps nobody waiting who stops: neither the connection that listens nor the others', async () => {
    const listening = await database.listen('vanished', () => {});
    await Promise.all([1, 2, 3].map((n) => database.db.execute(sql`select ${n}::int`)));
    proxy.fallSilent();
    expect(await Promise.all([listening.stop(), database.close()])).toEqual([undefined, undefined]);
  });
});
