import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runStaffCommand } from '../staff/staff-command.ts';
import { partnerSignature } from '../platform/security/partner-signature.ts';
import { sealingWith } from '../platform/security/sealing.ts';
import { charactersIn, longDatabase, type LongDatabase } from './databases.testing.ts';
import { codeIn, mailRelay, smsGateway } from './gateways.testing.ts';
import { allRows, hunt, type Secret } from './leak-hunt.testing.ts';
import { becomesTrue, figure } from './measuring.testing.ts';
import { followCalendars } from './my-day/calendar-secrets.testing.ts';
import { loadDemo, register, someone, type Someone } from './people.testing.ts';
import { textKeyFile } from '../platform/sealed-text/text-key-file.testing.ts';
import { startServer, type RunningServer } from './processes.testing.ts';
import { stepsWith, type SignedIn } from './steps.testing.ts';
import { agreed, clientOf, newRequestId } from './wire.testing.ts';

const signSecret = 'the-sign-secret-of-the-long-tests';
const storeSecret = 'the-store-secret-of-the-long-tests-0001';
const sealing = sealingWith(storeSecret);
const auditSecret = 'the-audit-secret-of-the-long-tests-0001';
const own = {
  ...{ FORUM_SIGN_SECRET: signSecret, FORUM_STORE_SECRET: storeSecret, FORUM_AUDIT_SECRET: auditSecret },
  FORUM_LOG_LEVEL: 'debug',
};
const person: Someone = {
  ...someone(4711, '+8617747114711'),
  email: 'seeded.canary@long.example',
  birthDate: '1931-07-19',
};
const keyFile = textKeyFile();
// The messages to this person fail, so that the log lines about failures are searched too.
const production = {
  ...{ FORUM_MODE: 'production', FORUM_PUBLIC_URL: 'https://forum.long.example', FORUM_PUSH: 'off' },
  FORUM_LOG_LEVEL: 'info',
  FORUM_TEXT_KEY_FILE: keyFile,
  FORUM_AUDIT_ANCHORS: `${keyFile}.anchors`,
};

/** In production SMS fails, because the test's gateway has no TLS, so codes go by email. Demo mode has both. */
describe.each([
  { mode: 'production', environment: production, channel: 'email' as const },
  { mode: 'demo', environment: { FORUM_DEMO_FORUM: 'off' }, channel: 'mobile' as const },
])('in $mode mode', ({ mode, environment, channel }) => {
  const secrets: Secret[] = [];
  let database: LongDatabase;
  let sms: Awaited<ReturnType<typeof smsGateway>>;
  let mail: Awaited<ReturnType<typeof mailRelay>>;
  let server: RunningServer;
  const keep = (name: string, value: string, short = false) => (secrets.push({ name, value, short }), value);

  beforeAll(async () => {
    database = await longDatabase({ empty: true });
    await database.prepare(async (db) => {
      await loadDemo(db, sealing, new Date());
      await register(db, [person], { sealing, withEmail: true });
    });
    [sms, mail] = await Promise.all([smsGateway(), mailRelay()]);
    const gateway =
      mode === 'production'
        ? { ...sms.environment, FORUM_SMS_HTTP_URL: `https://127.0.0.1:${sms.port}/` }
        : sms.environment;
    server = await startServer({ DATABASE_URL: database.url, ...own, ...environment, ...gateway, ...mail.environment });
    for (const name of ['mobile', 'email', 'birthDate', 'badgeCode'] as const) keep(name, person[name], true);
    await liveADay();
  });
  afterAll(async () => {
    await server?.stop();
    await sms?.stop();
    await mail?.stop();
    await database?.drop();
  });

  const messages = () => [...sms.taken.map(({ text }) => text), ...mail.taken()];

  /** Does everything in which a secret is sent, rightly and wrongly. */
  async function liveADay() {
    const client = clientOf(server.address, { secret: signSecret });
    const go = stepsWith(client, charactersIn(database, sealing));
    const flowId = await go.image();
    const characters = await charactersIn(database, sealing)(flowId);
    await client.post('/api/login/getImageSound', { flowId });
    await go.sendCode(flowId, person[channel === 'email' ? 'email' : 'mobile'], characters);
    await becomesTrue(() => messages().some((text) => codeIn(text) !== undefined), 30_000);
    const code = keep(
      'code',
      codeIn(messages().find((text) => codeIn(text) !== undefined) ?? '') ?? 'no code came',
      true,
    );
    await go.enterCode(flowId, '000000');
    const byCode = (await go.enterCode(flowId, code)).obj as SignedIn;
    keep('session token', byCode.token);
    keep('device credential', byCode.device);
    await go.me(byCode.token);
    await client.post('/api/session/agreeToTexts', { agreed, requestId: newRequestId() }, { token: byCode.token });
    const { address } = server;
    for (const [name, value] of await followCalendars({
      client,
      database,
      address,
      token: byCode.token,
      mails: mail.taken,
    }))
      keep(name, value);
    const byBadge = (await go.enterBirthDate(await go.readBadge(person.badgeCode), person.birthDate)).obj as SignedIn;
    keep('badge session token', byBadge.token);
    await go.enterBirthDate(await go.readBadge(person.badgeCode), '1970-01-02');
    await openNotice();
    await enterFromHostApp();
    await goWrong(byBadge.token, code);
    client.close();
  }

  async function openNotice() {
    await becomesTrue(() => messages().some((text) => text.includes('/notice/')), 30_000);
    const [, token = 'no notice came'] = /\/notice\/([\w-]+)/.exec(messages().join('\n')) ?? [];
    keep('notice token', token);
    await fetch(`${server.address}/notice/${token}`);
    await fetch(`${server.address}/notice/${token}`, { method: 'POST' });
  }

  async function enterFromHostApp() {
    const at = { port: Number(new URL(server.localAddress).port), dataDir: server.dataDir };
    const { text } = await runStaffCommand(at, 'issue-partner-key', ['Partner']);
    const [, id = '', key = ''] = /id: {2}(\S+)\nkey: (\S+)/.exec(text) ?? [];
    keep('partner key', key);
    await runStaffCommand(at, 'link-partner', [id, person.id]);
    const [path, stamp, nonce, body] = [
      '/api/hostApp/issueTicket',
      String(Math.floor(Date.now() / 1000)),
      randomUUID(),
      JSON.stringify({ userId: person.id }),
    ];
    const headers = {
      'content-type': 'application/json',
      'partner-id': id,
      'partner-stamp': stamp,
      'partner-nonce': nonce,
    };
    const signature = partnerSignature({ method: 'POST', path, body, stamp, nonce }, key);
    const issued = (await (
      await fetch(server.address + path, {
        method: 'POST',
        headers: { ...headers, 'partner-signature': signature },
        body,
      })
    ).json()) as { obj: { ticket: string } };
    const ticket = keep('host ticket', issued.obj.ticket);
    await fetch(
      `${server.address}/cdfH5/?token=${ticket}&userId=${person.id}&name=${encodeURIComponent(person.email)}&lang=en`,
    );
    await fetch(`${server.address}/?token=${ticket}`, { redirect: 'manual' });
    await fetch(`${server.address}/api/nowhere?token=${ticket}`);
    const { post } = clientOf(server.address, { secret: signSecret });
    const by = () => ({ userId: person.id, requestId: newRequestId() });
    const claimed = await post('/api/hostApp/claimTicket', { ticket, ...by() });
    const claim = keep('host claim', (claimed.obj as { claim: string }).claim);
    const traded = await post('/api/hostApp/tradeClaim', { claim, ...by() });
    keep('host session token', (traded.obj as SignedIn).token);
    const { text: reissued } = await runStaffCommand(at, 'reissue-badge', [person.mobile]);
    keep('new badge code', /#(\w{16})/.exec(reissued)?.[1] ?? 'no badge came', true);
  }

  /** Sends unreadable bodies and causes failing statements, because their log lines could quote secrets. */
  async function goWrong(token: string, code: string) {
    const client = clientOf(server.address, { secret: signSecret });
    const all = { token, code, mobile: person.mobile, email: person.email, birthDate: person.birthDate };
    for (const contentType of [
      'application/json',
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
    ])
      for (const body of [
        JSON.stringify(all),
        `{"a":${JSON.stringify(all)}`,
        `${JSON.stringify(all)}${'x'.repeat(300_000)}`,
      ])
        await fetch(`${server.address}/api/login/sendCode?token=${token}&mobile=${person.mobile}`, {
          method: 'POST',
          headers: { 'content-type': contentType, 'access-token': token },
          body,
        }).catch(() => {});
    for (const table of ['sign_in_flow', 'person', 'session', 'write_answer', 'outgoing_message']) {
      await database.rows(`alter table ${table} rename to gone`);
      for (const path of [
        '/api/login/sendCode',
        '/api/login/signInByCode',
        '/api/session/getMe',
        '/api/login/readBadge',
      ])
        await client.post(path, bodyOf(path, code), { token });
      await runStaffCommand(
        { port: Number(new URL(server.localAddress).port), dataDir: server.dataDir },
        'reset-code',
        [person.mobile],
      );
      await database.rows(`alter table gone rename to ${table}`);
    }
    client.close();
  }

  function bodyOf(path: string, code: string): Parameters<ReturnType<typeof clientOf>['post']>[1] {
    const requestId = newRequestId();
    const flowId = 'a'.repeat(22);
    if (path.endsWith('sendCode'))
      return { flowId, channel: 'mobile', address: person.mobile, characters: 'ABCD', requestId };
    if (path.endsWith('signInByCode')) return { flowId, code, agreed, requestId };
    return path.endsWith('readBadge') ? { code: person.badgeCode, requestId } : {};
  }

  test('everything secret was really used', () => {
    const handedOver = messages().map((text) => ({ where: 'message', text }));
    expect(
      hunt(
        secrets.filter(({ name }) => ['code', 'notice token'].includes(name)),
        handedOver,
      ).length,
    ).toBeGreaterThanOrEqual(2);
    expect(secrets.map(({ name, value }) => [name, value.length > 5 && !value.startsWith('no ')])).toEqual(
      secrets.map(({ name }) => [name, true]),
    );
    expect(server.said().match(/"status":500/g)?.length ?? 0).toBeGreaterThan(5);
    expect(server.said().includes('a message was not taken')).toBe(mode === 'production');
    expect(
      hunt(
        [{ name: 'control', value: person.mobile, short: true }],
        [{ where: 'a line', text: Buffer.from(`x${person.mobile}y`).toString('base64') }],
      ),
    ).toHaveLength(1);
  });

  test('nothing secret is in a log line', () => {
    const lines = server.said().split('\n').filter(Boolean);
    const hits = hunt(
      secrets,
      lines.map((text) => ({ where: text, text })),
    );
    figure(`${mode}: hits in ${lines.length} log lines of ${secrets.length} secrets`, hits.length);
    expect(hits).toEqual([]);
  });

  test('no address in the access log holds more than a path of the product', () => {
    const paths = server
      .said()
      .split('\n')
      .flatMap((line) => /"route":"([^"]*)"/.exec(line)?.[1] ?? []);
    const holding = paths.filter((path) => /[?#]/.test(path) || secrets.some(({ value }) => path.includes(value)));
    figure(`${mode}: addresses with more than a path, of ${paths.length}`, holding.length);
    expect(paths.length).toBeGreaterThan(30);
    expect(holding).toEqual([]);
  });

  test('nothing secret is in a table in clear', async () => {
    const { places, tables } = await allRows(database);
    const hits = hunt(secrets, places);
    figure(`${mode}: hits in ${places.length} rows of ${tables} tables of ${secrets.length} secrets`, hits.length);
    expect(places.length).toBeGreaterThan(200);
    expect(hits).toEqual([]);
  });

  test('a secret that is planted in a text is found', async () => {
    const planted = { name: 'planted', value: person.mobile, short: true };
    await database.rows(`update hall set name = name || jsonb_build_object('en', $1::text)`, [planted.value]);
    const { places } = await allRows(database);
    expect(new Set(hunt([planted], places).map(({ where }) => where))).toEqual(new Set(['table public.hall']));
  });
});
