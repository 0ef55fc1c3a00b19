import { readFile } from 'node:fs/promises';
import { afterAll, expect, inject, test } from 'vitest';
import { allCalls } from 'contract/all-calls';
import { mailCalendarAddress } from 'contract/calls/calendars';
import { withdrawConsent } from 'contract/calls/consent';
import { tradeClaim, tradeTicket } from 'contract/calls/phone/host-app';
import { nameContact } from 'contract/calls/modes';
import { sendAddressCode } from 'contract/calls/profile';
import { askErasure } from 'contract/calls/own-data';
import { signOut } from 'contract/calls/session';
import { sendCode, sendConfirmation, signInByBadge } from 'contract/calls/sign-in';
import { languageTypes } from 'contract/languages';
import { isConsoleCall, type Call } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';
import type { Answer } from 'contract/wire/envelope';
import { staffKeyFile } from '../local/staff-key.ts';
import { sealedBody } from '../sealed-text/seal-text.testing.ts';
import { pushService } from '../testing/push-service.ts';
import { signInServer } from '../testing/sign-in-server.ts';
import { multipart, type Body, type CallOptions, type WireAnswer } from '../testing/signed-call.ts';
import { gu, requestId } from '../testing/signing-in.ts';
import { staffAt } from '../testing/staff-desk.ts';
import { eachWrite } from './each-write.testing.ts';

const { environment, newPhone, stop } = await pushService();
afterAll(stop);
const { server, later } = await signInServer({ environment });
const desk = await staffAt(server);
afterAll(() => desk.leave());

const ready = eachWrite({ ...desk, server, newPhone });
const writes = allCalls.filter(({ kind }) => kind === 'write');
const endTheirSession: string[] = [signOut.path, withdrawConsent.path];
/**
 * Messages leave through a queue, which notes on them what became of them; so they are counted as they are sent. A job
 * goes on with the file of the own data in the same way.
 */
const sends: Record<string, number> = {
  [sendCode.path]: 1,
  [sendConfirmation.path]: 1,
  [signInByBadge.path]: 2,
  [mailCalendarAddress.path]: 1,
  [sendAddressCode.path]: 1,
  [askErasure.path]: 2,
  [nameContact.path]: 1,
  [tradeTicket.path]: 2,
  [tradeClaim.path]: 2,
};

test('every write that is declared is tried here', () => {
  expect(Object.keys(ready).toSorted()).toEqual(writes.map(({ path }) => path).toSorted());
});

/** All on PostgreSQL, and in `test:full` on the embedded database too. */
const tried = process.env['FORUM_TEST_WRITES'] === 'a few' ? writes.filter((_call, nth) => nth % 6 === 0) : writes;

/**
 * Two of one caller's writes are worked on at once on PostgreSQL, and one on the embedded database; up to sixty more
 * wait in line. So a few more show what happens.
 */
const onPostgres = process.env['FORUM_TEST_WRITES'] === 'fifty times' ? 50 : 24;
const atOnce = inject('template').kind === 'embedded' ? 5 : onPostgres;

test.each(tried)(`$path happens once, sent ${atOnce} times at once and again after 4:59`, async (call) => {
  const { body, options, file } = await ready[call.path]!();
  const textKey = { key: server.services.sealedTexts.announced, id: gu.id };
  const request = sealedBody(call, { ...body, requestId: requestId() }, textKey) as Body;
  // The very same bytes are sent again and again, so the stamp is the first one's.
  const signed = { ...options, now: server.clock.now() };
  const form = file && (await multipart(request as Record<string, string>, file));
  const send = async () => {
    if (isConsoleCall(call)) return sendAsStaff(call.path, request);
    return form ? answerOf(await form.send(server, call.path, signed)) : sendAsPhone(call.path, request, signed);
  };
  const mark = await nextTransaction();
  const sentBefore = server.messages.length;
  const effects = async () => ({ rows: await changedSince(mark), messages: server.messages.slice(sentBefore) });

  const answers = await Promise.all(Array.from({ length: atOnce }, send));
  const effect = await effects();
  // One second later the stamp would be too old, and the job that limits sessions without a delivered notice would begin.
  later(299);
  answers.push(await send());

  const first = answers.find(({ code }) => code === 0);
  expect(first).toBeDefined();
  const repeats = answers.filter((answer) => answer !== first);
  expect(codesOfRepeats(call)).toEqual(expect.arrayContaining([...new Set(repeats.map(({ code }) => code))]));
  for (const repeat of repeats.filter(({ code }) => code === 0)) expect(repeat).toEqual(first);
  expect(await effects()).toEqual(effect);
  expect(effect.rows.length).toBeGreaterThan(0);
  // All that has changed was changed together with the note that this write is done.
  const by = effect.rows.find(({ table }) => table === 'write_answer')?.by;
  expect(effect.rows).toEqual(effect.rows.map((row) => ({ ...row, by })));
  expect(effect.messages).toHaveLength(sends[call.path] ?? 0);
});

/** A secret is answered once. Who has logged out by the first may be a stranger to the repeat. */
function codesOfRepeats({ path, secretAnswer }: Call): (number | undefined)[] {
  if (secretAnswer) return [codes.conflict];
  return endTheirSession.includes(path) ? [codes.success, codes.sessionExpired] : [codes.success];
}

async function sendAsPhone(path: string, body: Body, options: CallOptions) {
  return answerOf(await server.call.json(path, body, options));
}

function answerOf({ code, msg, obj }: WireAnswer) {
  return { code, msg, obj };
}

async function sendAsStaff(path: string, body: Body) {
  const key = await readFile(staffKeyFile(desk.dataDir), 'utf8');
  const headers = { authorization: `Bearer ${key.trim()}`, 'content-type': 'application/json' };
  const response = await fetch(`http://127.0.0.1:${desk.port}${path}`, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { ...headers, languageType: languageTypes.en },
  });
  return (await response.json()) as Answer<unknown>;
}

async function nextTransaction(): Promise<string> {
  const { rows } = await server.database.sql('select pg_snapshot_xmax(pg_current_snapshot())::text as next');
  return (rows[0] as { next: string }).next;
}

/** Reminders come from their own job, whenever its minute is, and so do their pushes. */
const notReminders: Record<string, string> = {
  message: `and "group" <> 'reminder'`,
  push_delivery: `and message_id not in (select id from message where "group" = 'reminder')`,
};

/** The rows that were written from a transaction on, with the transaction, as the database itself notes it. */
async function changedSince(mark: string) {
  const { rows: tables } = await server.database.sql(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('outgoing_message', 'own_data_file')",
  );
  const each = (tables as { name: string }[]).map(
    ({ name }) => `select '${name}' as table, xmin::text as by, count(*)::int as rows from "${name}"
      where xmin::text::bigint >= ${mark} ${notReminders[name] ?? ''} group by xmin`,
  );
  const { rows } = await server.database.sql(`${each.join(' union all ')} order by 1, 2`);
  return rows as { table: string; by: string; rows: number }[];
}
