import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { meetings } from '../../demo/agenda.ts';
import { demoBadgeCode } from '../../demo/badge-codes.ts';
import { signInAs } from '../../demo/people.ts';
import { idFromKey, newId } from '../platform/ids.ts';
import { hashOf, newToken } from '../platform/security/secrets.ts';
import { newBadgeCode } from '../platform/security/issued-badge-code.ts';
import { partnerSignature } from '../platform/security/partner-signature.ts';
import { ticketPath } from '../platform/testing/partner-server.ts';
import { demoPerson } from '../platform/testing/signing-in.ts';
import { runStaffCommand } from '../staff/staff-command.ts';
import { longDatabase, type LongDatabase } from './databases.testing.ts';
import { alike, verdict, type TimedAnswer } from './distinguisher.testing.ts';
import { shuffled } from './measuring.testing.ts';
import { register, someone } from './people.testing.ts';
import { startServer, type RunningServer } from './processes.testing.ts';
import { stepsWith } from './steps.testing.ts';
import { clientOf, newRequestId, type Answered, type Client } from './wire.testing.ts';

/** With fewer samples, chance alone would tell more than 52 % apart in one run of forty. */
const each = Number(process.env['FORUM_TEST_SAMPLES'] ?? 5000);
const warmUp = 100;
const people = Array.from({ length: each + warmUp }, (_, index) => someone(index));

let database: LongDatabase;
let server: RunningServer;
let client: Client;
let partner: { id: string; key: string };
/** Somebody of the press, who sees no closed-door seminar. */
let token: string;
// Both are asked for equally often, because a request that is repeated is quicker than a new one.
const noMeeting = newId();
const hiddenMeeting = idFromKey('meeting', meetings.find(({ type }) => type === 'closed')!.key);

beforeAll(async () => {
  database = await longDatabase();
  await database.prepare((db) => register(db, people));
  const ids = [people.map(({ id }) => id)];
  await database.rows('update badge set voided_at = now() where person_id = any($1)', ids);
  await database.rows("update person set listed = false, badge = 'red' where id = any($1)", ids);
  // PostgreSQL does this by itself within minutes of so many changes; until then an index leads to the former rows.
  await database.rows('vacuum badge, person');
  server = await startServer({ DATABASE_URL: database.url, FORUM_LOG_LEVEL: 'error' });
  client = clientOf(server.address, { sockets: 1 });
  const at = { port: Number(new URL(server.localAddress).port), dataDir: server.dataDir };
  const { text } = await runStaffCommand(at, 'issue-partner-key', ['Partner']);
  const [, id = '', key = ''] = /id: {2}(\S+)\nkey: (\S+)/.exec(text) ?? [];
  partner = { id, key };
  const press = demoPerson(signInAs.green);
  const steps = stepsWith(client, async () => '');
  const entered = await steps.enterBirthDate(await steps.readBadge(demoBadgeCode(press.key)), press.birthDate);
  ({ token } = entered.obj as { token: string });
});
afterAll(async () => {
  client?.close();
  await server?.stop();
  await database?.drop();
});

type About = { known: boolean; id: string; badgeCode: string };
type Asking = (about: About) => Promise<Answered>;

/**
 * Asks about each person and about as many who do not exist, in random order; the first tries do not count. Ids are
 * made before, because what the client does just before it asks changes the time that it measures.
 */
async function askedAbout(ask: Asking): Promise<TimedAnswer[]> {
  const nobody = (): About => ({ known: false, id: newId(), badgeCode: newBadgeCode() });
  const all = (some: typeof people) =>
    shuffled(some.flatMap(({ id, badgeCode }) => [{ known: true, id, badgeCode }, nobody()]));
  for (const about of all(people.slice(each))) await ask(about);
  const seen: TimedAnswer[] = [];
  for (const about of all(people.slice(0, each))) seen.push({ known: about.known, answer: await ask(about) });
  return seen;
}

test('a voided badge is read like one that never was', async () => {
  const read: Asking = ({ badgeCode }) =>
    client.post('/api/login/readBadge', { code: badgeCode, requestId: newRequestId() });
  expect(verdict('readBadge', await askedAbout(read))).toEqual(alike);
});

test('a partner learns of nobody who is not linked, neither by a ticket nor by trading it', async () => {
  const tickets: { known: boolean; userId: string; ticket: string }[] = [];
  const issue: Asking = async ({ known, id }) => {
    const body = { userId: id };
    const [stamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()];
    const request = { method: 'POST', path: ticketPath, body: JSON.stringify(body), stamp, nonce };
    const headers = { 'partner-id': partner.id, 'partner-stamp': stamp, 'partner-nonce': nonce };
    const signed = { ...headers, 'partner-signature': partnerSignature(request, partner.key) };
    const answer = await client.post(ticketPath, body, { headers: signed });
    const { ticket } = answer.obj as { ticket: string };
    tickets.push({ known, userId: id, ticket });
    return answer;
  };
  const hide = (text: string) => text.replace(/[\w-]{43}/, 'a ticket');
  expect(verdict('issueTicket', await askedAbout(issue), hide)).toEqual(alike);
  const traded: TimedAnswer[] = [];
  for (const { known, userId, ticket } of shuffled(tickets)) {
    const headers = { 'user-agent': 'Phone ForumHostApp' };
    const body = { ticket, userId, requestId: newRequestId() };
    traded.push({ known, answer: await client.post('/api/hostApp/tradeTicket', body, { headers }) });
  }
  expect(verdict('tradeTicket', traded)).toEqual(alike);
});

/** What one may not see and what does not exist are both answered with -2. */
async function notFound(what: string, ask: Asking) {
  const seen = await askedAbout(ask);
  return { codes: [...new Set(seen.map(({ answer }) => answer.code))], ...verdict(what, seen) };
}
const notFoundAlike = { codes: [-2], ...alike };

test('a closed-door seminar that one may not see is answered like a meeting that does not exist', async () => {
  const read: Asking = ({ known }) =>
    client.post('/api/conference/getConference', { id: known ? hiddenMeeting : noMeeting }, { token });
  expect(await notFound('getConference', read)).toEqual(notFoundAlike);
});

test('so is the calendar entry of one', async () => {
  const prepare: Asking = ({ known }) => {
    const body = { meetingId: known ? hiddenMeeting : noMeeting, requestId: newRequestId() };
    return client.post('/api/agenda/prepareCalendar', body, { token });
  };
  expect(await notFound('prepareCalendar', prepare)).toEqual(notFoundAlike);
});

test('a person who is kept out of the directory is answered like one who does not exist', async () => {
  const read: Asking = ({ id }) => client.post('/api/delegates/getDelegate', { id }, { token });
  expect(await notFound('getDelegate', read)).toEqual(notFoundAlike);
});

test('a private calendar address that has ended is answered like one that never was', async () => {
  const [ended, unknown] = [people.map(() => newToken()), people.map(() => newToken())];
  // The rows of the last hours are still there: they go with the next cleaning.
  await database.rows(
    `insert into calendar_address (person_id, token_hash, language, opened_at, ends_at)
     select given.id, given.hash, 'zh', now() - interval '9 days', now() - interval '1 minute'
     from unnest($1::text[], $2::text[]) as given(id, hash)`,
    [people.map(({ id }) => id), ended.map((token) => hashOf(token))],
  );
  // Both sides are looked up alike, because what the client does before it asks changes the time that it measures.
  const ask: Asking = ({ known }) => client.get(`/calendar/${(known ? ended : unknown).pop()}.ics`);
  expect(await notFound('calendar address', ask)).toEqual(notFoundAlike);
  expect(await database.count('select count(*) from calendar_address')).toBeGreaterThanOrEqual(people.length);
});
