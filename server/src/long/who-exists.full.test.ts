import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { meetings } from '../../demo/agenda.ts';
import { demoBadgeCode } from '../../demo/badge-codes.ts';
import { signInAs } from '../../demo/people.ts';
import { idFromKey, newId } from '../platform/ids.ts';
import { newBadgeCode } from '../platform/security/badge-code.ts';
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

beforeAll(async () => {
  database = await longDatabase();
  await database.prepare((db) => register(db, people));
  await database.rows('update badge set voided_at = now() where person_id = any($1)', [people.map(({ id }) => id)]);
  server = await startServer({ DATABASE_URL: database.url, FORUM_LOG_LEVEL: 'error' });
  client = clientOf(server.address, { sockets: 1 });
  const at = { port: Number(new URL(server.localAddress).port), dataDir: server.dataDir };
  const { text } = await runStaffCommand(at, 'issue-partner-key', ['Partner']);
  const [, id = '', key = ''] = /id: {2}(\S+)\nkey: (\S+)/.exec(text) ?? [];
  partner = { id, key };
});
afterAll(async () => {
  client?.close();
  await server?.stop();
  await database?.drop();
});

type Asking = (person: (typeof people)[number] | undefined) => Promise<Answered>;

/** Asks about each person and about as many who do not exist, in random order; the first tries do not count. */
async function askedAbout(ask: Asking): Promise<TimedAnswer[]> {
  const about = (some: typeof people) => shuffled(some.flatMap((person) => [person, undefined]));
  for (const person of about(people.slice(each))) await ask(person);
  const seen: TimedAnswer[] = [];
  for (const person of about(people.slice(0, each))) seen.push({ known: Boolean(person), answer: await ask(person) });
  return seen;
}

test('a voided badge is read like one that never was', async () => {
  const read: Asking = (person) =>
    client.post('/api/login/readBadge', { code: person?.badgeCode ?? newBadgeCode(), requestId: newRequestId() });
  expect(verdict('readBadge', await askedAbout(read))).toEqual(alike);
});

test('a partner learns of nobody who is not linked, neither by a ticket nor by trading it', async () => {
  const tickets: { known: boolean; userId: string; ticket: string }[] = [];
  const issue: Asking = async (person) => {
    const body = { userId: person?.id ?? newId() };
    const [stamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()];
    const request = { method: 'POST', path: ticketPath, body: JSON.stringify(body), stamp, nonce };
    const headers = { 'partner-id': partner.id, 'partner-stamp': stamp, 'partner-nonce': nonce };
    const signed = { ...headers, 'partner-signature': partnerSignature(request, partner.key) };
    const answer = await client.post(ticketPath, body, { headers: signed });
    const { ticket } = answer.obj as { ticket: string };
    tickets.push({ known: Boolean(person), userId: body.userId, ticket });
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

test('a closed-door seminar that one may not see is answered like a meeting that does not exist', async () => {
  const press = demoPerson(signInAs.green);
  const steps = stepsWith(client, async () => '');
  const entered = await steps.enterBirthDate(await steps.readBadge(demoBadgeCode(press.key)), press.birthDate);
  const { token } = entered.obj as { token: string };
  const hidden = idFromKey('meeting', meetings.find(({ type }) => type === 'closed')!.key);
  const read: Asking = (person) =>
    client.post('/api/conference/getConference', { id: person ? hidden : newId() }, { token });
  const seen = await askedAbout(read);
  expect(new Set(seen.map(({ answer }) => answer.code))).toEqual(new Set([-2]));
  expect(verdict('getConference', seen)).toEqual(alike);
});
