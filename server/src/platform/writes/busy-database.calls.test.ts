import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { setMode } from 'contract/calls/modes';
import { getMe } from 'contract/calls/session';
import { write } from 'contract/wire/call';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { FurtherRoutes } from '../../app.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { testDatabase } from '../testing/databases/test-database.ts';
import type { WireAnswer } from '../testing/signed-call.ts';
import { gu, helena, requestId, steps } from '../testing/signing-in.ts';
import { testServer } from '../testing/test-server.ts';

const failing = write('/api/test/failing', {
  ...{ who: 'signed in, limited too', summary: 'For tests.', overlay: false, keep: 'nothing', shows: [] },
  body: { statement: z.string() },
  answer: z.object({}),
});
const routes: FurtherRoutes = (bind) =>
  bind(failing, async ({ db, body }) => {
    await db.execute(sql.raw(body.statement));
    return {};
  });

let database: OpenDatabase;
let app: Awaited<ReturnType<typeof testServer>>;
let go: ReturnType<typeof steps>;
let token: string;
beforeAll(async () => {
  database = await testDatabase({ lock: 50, statement: 500 });
  app = await testServer({ database, routes: [routes] });
  go = steps(app);
  ({ token } = await go.signIn({ address: gu.mobile }));
});
afterAll(async () => {
  await app.stop();
  await database.close();
});

const fail = (statement: string) => app.call.json(failing.path, { statement, requestId: requestId() }, { token });
const raised = (state: string) => `do $$ begin raise exception 'x' using errcode = '${state}'; end $$`;
/** What a phone is told. */
const told = ({ status, code, msg, obj, headers }: WireAnswer) => [status, code, msg, obj, headers.get('retry-after')];
const toAskAgain = [503, undefined, 'System Error', null, '2'];

test.each([
  ['the disk is full', '53100'],
  ['there is no memory', '53200'],
  ['there are no connections', '53300'],
  ['a lock is not given', '55P03'],
  ['a statement took too long', '57014'],
  ['a transaction idled too long', '25P03'],
  ['it only reads', '25006'],
  ['it stops', '57P01'],
])('where %s (%s), the phone is told to ask again', async (_what, state) => {
  expect(told(await fail(raised(state)))).toEqual(toAskAgain);
  expect((await app.call.json(getMe.path, {}, { token })).code).toBe(0);
});

test('a mistake of the server is none of these', async () => {
  const { status, code, headers } = await fail(raised('42P01'));
  expect([status, code, headers.get('retry-after')]).toEqual([500, undefined, null]);
});

describe.skipIf(inject('template').kind === 'embedded')('PostgreSQL', () => {
  test('does not let a write wait for long for a row that somebody holds', async () => {
    const sent = { mode: 'privacy', requestId: requestId() };
    await holding(
      (db) => db.execute(sql`select 1 from person where id = ${gu.id} for update`),
      async () => {
        expect(told(await app.call.json(setMode.path, sent, { token }))).toEqual(toAskAgain);
      },
    );
    expect((await app.call.json(setMode.path, sent, { token })).code).toBe(0);
  });

  test('ends a statement that lasts too long', async () => {
    expect(told(await fail('select pg_sleep(600)'))).toEqual(toAskAgain);
  });

  test('has connections for those who log in, also while those who are logged in have taken all of theirs', async () => {
    const taken: Promise<void>[] = [];
    const gate = Promise.withResolvers<void>();
    let held = 0;
    for (let nth = 0; nth < 16; nth++)
      taken.push(
        app.db.transaction(async () => {
          held += 1;
          await gate.promise;
        }),
      );
    await until(() => held === 16);
    expect((await go.signIn({ address: helena.mobile })).userId).toBe(helena.id);
    gate.resolve();
    await Promise.all(taken);
  });
});

/** Does the work while another transaction has done that. */
async function holding(hold: (db: Database) => Promise<unknown>, work: () => Promise<void>) {
  const gate = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holder = app.db.transaction(async (db) => {
    await hold(db);
    held.resolve();
    await gate.promise;
  });
  await held.promise;
  try {
    await work();
  } finally {
    gate.resolve();
    await holder;
  }
}

async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
