import { sql } from 'drizzle-orm';
import { endSessions } from 'contract/calls/console/people';
import { rotateStoreSecret } from 'contract/calls/console/store-secret';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { configurationFrom } from '../../platform/configuration.ts';
import { demoPerson, gu, helena, requestId, steps } from '../../platform/testing/signing-in.ts';
import { signInAs } from '../../../demo/people.ts';
import { partnerServer, partnerWith } from '../../platform/testing/partner-server.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { staffAt } from '../../platform/testing/staff-desk.ts';
import { testServer } from '../../platform/testing/test-server.ts';

const newSecret = 'another secret for what is stored, of these tests alone';
const oldSecret = configurationFrom({}).storeSecret;
const blue = demoPerson(signInAs.blue);

type Server = Awaited<ReturnType<typeof testServer>>;
const open: (() => Promise<void>)[] = [];
async function serverWith(environment: Record<string, string>, database?: Server['database']) {
  const server = await testServer({ environment, ...(database && { database }) });
  const desk = await staffAt(server);
  open.unshift(async () => {
    await desk.leave();
    await server.stop();
  });
  return { ...desk, server, go: steps(server) };
}
let [before, meanwhile]: Awaited<ReturnType<typeof serverWith>>[] = [];
let partner: Awaited<ReturnType<typeof partnerServer>>;
const restricted = (of: string) => sql`
  insert into sign_in_failure (method, subject, device, day, count, in_a_row, restricted_at)
  values ('code', ${before!.server.sealing.fingerprint(of, 'email')}, '', '2027-03-22', 11, 11, now())`;

const content = { to: 'somebody@example.org', text: 'a message that waits' };
const messageWith = (id: string, sealed: string) => sql`
  insert into outgoing_message (id, channel, purpose, content_sealed, state, created_at)
  values (${id}, 'email', 'code', ${sealed}, 'waiting', ${testNow.toISOString()}::timestamptz)`;
/** What was begun before the rotation: a picture, a message that waits, and a write whose answer may have been lost. */
const begun = { flowId: '', write: {}, answer: undefined as unknown };
const askedFor = { channel: 'email', address: 'nobody.at.all@example.org' } as const;
async function writeAt({ server }: Awaited<ReturnType<typeof serverWith>>) {
  const { code, obj } = await server.call.json('/api/login/sendCode', { ...askedFor, ...begun.write });
  return { code, obj };
}

beforeAll(async () => {
  before = await serverWith({});
  begun.flowId = await before.go.image();
  const flowId = await before.go.image();
  begun.write = { flowId, characters: before.server.characters.get(flowId) ?? '', requestId: requestId() };
  begun.answer = await writeAt(before);
  await before.server.db.execute(messageWith('waits', before.server.sealing.seal(JSON.stringify(content), 'outgoing')));
  partner = await partnerServer(before, [gu]);
  // Its audit line is sealed under a key of Helena, which is sealed with the store secret.
  await before.ask(endSessions, { personId: helena.id });
  for (const address of [helena.email, 'nobody@example.org']) await before.server.db.execute(restricted(address));
  meanwhile = await serverWith(
    { FORUM_STORE_SECRET: newSecret, FORUM_STORE_SECRET_OTHER: oldSecret },
    before.server.database,
  );
});
afterAll(async () => {
  for (const stop of open) await stop();
});

/** Each sealed or fingerprinted value is needed by one of these. */
async function works({ server, go }: Awaited<ReturnType<typeof serverWith>>) {
  await server.db.execute(sql`delete from code_request`);
  const byMobile = await go.signIn({ address: gu.mobile });
  const byEmail = await go.signIn({ channel: 'email', address: blue.email });
  const byBadge = await go.enterBirthDate(await go.badgeFlow(demoBadgeCode(gu.key)), gu.birthDate);
  const here = partnerWith(partner.partner, server);
  const byPartner = await here.trade(await here.ticketFor(gu.id), gu.id);
  const lines = await server.services.audit.linesAbout(server.db, { kind: 'person', item: helena.id });
  return [byMobile.userId, byEmail.userId, byBadge.code, byPartner.code, lines.map(({ after }) => after)];
}
const allWorks = [gu.id, blue.id, 0, 0, [{ sessions: [] }]];

describe('a new store secret', () => {
  test('finds and opens what the old one sealed, and the limits of an address go on', async () => {
    expect(await works(meanwhile!)).toEqual(allWorks);
    const { answer } = await meanwhile!.go.askedFor({ channel: 'email', address: helena.email });
    expect(answer.obj).toMatchObject({ refusal: 'codeRestricted' });
    // The old instance, which runs until it is replaced, reads what the new one wrote only if it knows both.
    const replaced = await serverWith(
      { FORUM_STORE_SECRET: oldSecret, FORUM_STORE_SECRET_OTHER: newSecret },
      before!.server.database,
    );
    expect(await works(replaced)).toEqual(allWorks);
    // Another sound of the same picture would be another chance for a machine.
    const flowId = await meanwhile!.go.image();
    const sounds = [meanwhile!, replaced].map(({ server }) => server.call.json('/api/login/getImageSound', { flowId }));
    const [one, other] = await Promise.all(sounds);
    expect([one?.code, one?.obj]).toEqual([0, other?.obj]);
  });

  test('takes over in batches: what is done stays done when the command is ended, and the next one goes on', async () => {
    const first = await meanwhile!.ask(rotateStoreSecret, {});
    expect(first).toMatchObject({ resealed: 500, left: expect.any(Number) });
    const { ok, text } = await meanwhile!.staff('rotate-store-secret');
    const said = /^Sealed with the current secret: (\d+)\. Nothing is left\.\n.*may be dropped; 1 count\(s\)/.exec(
      text,
    );
    expect([ok, text]).toEqual([true, said?.input]);
    // Some are gone meanwhile, because a message that was delivered keeps no text.
    expect(Number(said?.[1])).toBeGreaterThan(0);
    expect(Number(said?.[1])).toBeLessThanOrEqual(first.left);
    expect((await meanwhile!.staff('rotate-store-secret')).text).toContain('Sealed with the current secret: 0.');
  });

  test('passes over a value that cannot be opened, and names it', async () => {
    const { db, sealing } = before!.server;
    await db.execute(messageWith('broken', sealing.seal('{}', 'something else')));
    await db.execute(messageWith('sound', sealing.seal('{}', 'outgoing')));
    const { ok, text } = await meanwhile!.staff('rotate-store-secret');
    const broken = 'This value cannot be opened: outgoing_message.content_sealed of broken';
    expect([ok, text]).toEqual([false, `Sealed with the current secret: 1. Left: 1.\n${broken}`]);
    await db.execute(sql`delete from outgoing_message where id in ('broken', 'sound')`);
    expect(await meanwhile!.staff('rotate-store-secret')).toMatchObject({ ok: true });
  });

  test('names a hundred of them at most, and counts the others', async () => {
    const { db, sealing } = before!.server;
    const sealed = sealing.seal('{}', 'something else');
    for (let index = 0; index < 102; index += 1) await db.execute(messageWith(`broken ${index}`, sealed));
    const { text } = await meanwhile!.staff('rotate-store-secret');
    const lines = text.split('\n');
    expect(lines.filter((line) => line.startsWith('This value cannot be opened'))).toHaveLength(100);
    expect([lines[0], lines.at(-1), lines.length]).toEqual([
      'Sealed with the current secret: 0. Left: 102.',
      '2 more value(s) cannot be opened.',
      102,
    ]);
    await db.execute(sql`delete from outgoing_message where id like 'broken %'`);
  });

  test('goes on with what was begun before', async () => {
    const after = await serverWith({ FORUM_STORE_SECRET: newSecret }, before!.server.database);
    const { db, sealing } = after.server;
    const { rows } = (await db.execute(
      sql`select content_sealed as sealed from outgoing_message where id = 'waits'`,
    )) as {
      rows: { sealed: string }[];
    };
    expect(JSON.parse(sealing.open(rows[0]?.sealed ?? '', 'outgoing'))).toEqual(content);
    expect([await writeAt(after), begun.answer]).toEqual([begun.answer, expect.objectContaining({ code: 0 })]);
    const typed = before!.server.characters.get(begun.flowId);
    await db.execute(sql`delete from code_request`);
    expect(await after.go.sendCode(begun.flowId, askedFor, typed)).toMatchObject({ code: 0 });
  });

  test('needs the old one no longer after that', async () => {
    const after = await serverWith({ FORUM_STORE_SECRET: newSecret }, before!.server.database);
    expect(await works(after)).toEqual(allWorks);
    const { answer } = await after.go.askedFor({ channel: 'email', address: helena.email });
    expect(answer.obj).toMatchObject({ refusal: 'codeRestricted' });
  });

  test('says so when the old one is not configured', async () => {
    const { staff } = await serverWith({ FORUM_STORE_SECRET: `yet ${newSecret}` }, before!.server.database);
    const { ok, text } = await staff('rotate-store-secret');
    expect([ok, text]).toEqual([
      false,
      expect.stringMatching(/\n\d+ value\(s\) were sealed with a secret that is not/),
    ]);
  });
});
