import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { getTableName, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OwnData } from 'contract/calls/own-data';
import { photoAddress } from 'contract/wire/media';
import { outgoingMessage } from '../../platform/database/tables/outgoing.ts';
import { personalTables } from '../../platform/database/personal-tables.ts';
import { insertPersonalNotice } from '../../platform/messages/sending.store.ts';
import { removeUnowned } from '../../platform/media/files/stored-bytes.ts';
import { mediaAs } from '../../platform/testing/media.ts';
import { secondsLater } from '../../platform/testing/sign-in-server.ts';
import { helena, requestId, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { isoIn } from '../../platform/time-zones.ts';
import { inWrite } from '../../platform/writes/write.ts';
import { seedCanary, seedPartner, type Canary, type CanaryPerson } from '../../platform/database/canary.testing.ts';
import { whatIsLeftOut } from './own-data-collect.actions.ts';
import { notOfPeople, partOfTable, whyLeftOut } from './own-data-columns.rules.ts';
import { columnWords, tableWords } from './own-data-columns.words.ts';
import { eraseDue } from './own-data-erasing.actions.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let dataDir: string;
let canary: CanaryPerson;
let token: string;
/** All tables before the person came. */
let before: string;
const logged: string[] = [];
vi.spyOn(process.stdout, 'write').mockImplementation((line) => logged.push(String(line)) > 0);

const changed = { before: { title: 'canary before the change' }, after: { title: 'canary after the change' } };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forum-canary-'));
  server = await testServer({ environment: { FORUM_DATA_DIR: dataDir, FORUM_LOG_LEVEL: 'debug' } });
  const partnerId = await seedPartner(server.db);
  before = (await dump()).map(([, row]) => row).join('\n');
  canary = await seedCanary(server, partnerId);
  const { db, services } = server;
  await inWrite({ db, services, now: server.clock.now(), author: { actor: 'staff canary keeper' } }, (write) =>
    write.changed({ kind: 'person', item: canary.id, what: 'correct the record', ...changed }),
  );
  ({ token } = await steps(server).signIn({ channel: 'email', address: canary.email }));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop();
  await rm(dataDir, { recursive: true });
});

const call = (path: string, body = {}) => server.call.json(path, { ...body, requestId: requestId() }, { token });
async function withFreshCode(path: string) {
  // A person waits two minutes for another code.
  secondsLater(server, 121);
  const { obj } = await call('/api/session/sendConfirmation', { channel: 'mobile' });
  return call(path, { flowId: (obj as { flowId: string }).flowId, code: steps(server).newestCode() });
}

test('every column of the schema that is marked is in the download, with its value, or is named with the reason', async () => {
  expect((await withFreshCode('/api/ownData/askDownload')).code).toBe(0);
  await vi.waitUntil(async () => {
    const { obj } = await server.call.json('/api/ownData/getOwnData', {}, { token });
    return (obj as OwnData).download?.state === 'ready';
  }, 50_000);
  const { obj } = await call('/api/ownData/fetchDownload');
  const response = await fetch(server.address + (obj as { address: string }).address);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const data = JSON.parse(strFromU8(files['data.json']!)) as Data;
  const page = strFromU8(files['index.html']!);

  const marked = personalTables.flatMap(({ table, columns }) =>
    columns.map(({ column }) => `${getTableName(table)}.${column}`),
  );
  const left = Object.keys(data.leftOut);
  const found = canary.canaries.filter((one) => marked.includes(nameOf(one)) && isIn(data, files, one)).map(nameOf);
  const fromTheLog = auditColumns(data);
  expect([...found, ...fromTheLog, ...left].toSorted()).toEqual(marked.toSorted());
  for (const text of ['雀金丝', canary.mobile, canary.email, '1961-07-13', 'canary after the change'])
    expect(page).toContain(text);
  expect(files['photo.webp']).toEqual(new Uint8Array(Buffer.from('canary photo of Quillfeather')));
  expect(strFromU8(files['me.vcf']!)).toContain(canary.email);
  process.stderr.write(
    `${found.length + fromTheLog.length} columns in the download, ${left.length} named with a reason\n`,
  );
});

test('every table with marks has its part and its words, and what is left out is this', () => {
  const tables = personalTables.map(({ table }) => getTableName(table));
  expect([...Object.keys(partOfTable), ...Object.keys(notOfPeople)].toSorted()).toEqual(tables.toSorted());
  expect(tables.filter((table) => !tableWords[table] && table !== 'person_key' && !notOfPeople[table])).toEqual([]);
  const columns = personalTables.flatMap(({ table, columns: marked }) =>
    marked.filter(({ column }) => !whyLeftOut(getTableName(table), column)).map(({ column }) => column),
  );
  expect(columns.filter((column) => !columnWords[column])).toEqual([]);
  expect(Object.keys(whatIsLeftOut()).toSorted()).toEqual([
    ...[
      'address_claim.address_fingerprint',
      'address_claim.code_hash',
      'address_claim.other_fingerprint',
      'announcement.author',
      'badge.code_fingerprint',
      'badge.code_hash_sealed',
      'calendar_address.token_hash',
    ],
    ...['code_request.address_fingerprint', 'code_request.device', 'code_request.prefix_fingerprint'],
    ...['contact_person.person_id', 'content_change.audience', 'content_version.author', 'exchange_code.code_hash'],
    ...['known_device.credential_hash', 'media_outlet.contact'],
    ...['own_data_file.content_sealed', 'partner.contact', 'person.email_fingerprint', 'person.mobile_fingerprint'],
    ...['person_key.key_sealed', 'push_subscription.endpoint_hash'],
    ...['session.address_fingerprint', 'session.confirmed_token_hash', 'session.token_hash'],
    ...['sign_in_failure.device', 'sign_in_failure.subject'],
    ...['sign_in_failure.wrong_dates', 'sign_in_flow.address_fingerprint', 'sign_in_flow.code_hash'],
  ]);
});

test('after the erasure no value of the person is in any table, answer, log or file, but for the lines of the audit log', async () => {
  const other = (await steps(server).signIn({ channel: 'email', address: helena.email })).token;
  const bookmark = { kind: 'delegate', itemId: canary.id, bookmarked: true, requestId: requestId() };
  expect((await server.call.json('/api/favourites/setBookmark', bookmark, { token: other })).code).toBe(0);
  const facts = { of: 'card', event: 'received', personId: canary.id, byContactId: null, forId: null } as const;
  await insertPersonalNotice(server.db, { personId: helena.id, key: 'a card', facts }, server.clock.now());
  expect((await call('/api/ownData/takeErasureBack')).code).toBe(0);
  const { obj } = await withFreshCode('/api/ownData/askErasure');
  const { number } = obj as { number: string };
  expect(number).toMatch(/^E-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  const asked = server.messages.filter(({ purpose }) => purpose === 'erasure asked');
  expect(asked.map(({ to }) => to).toSorted()).toEqual([canary.mobile, canary.email].toSorted());

  const needles = await everyValue();
  const { services, db, clock } = server;
  const erasing = { db, clock, services, log: server.parts.log };
  const heardBefore = await everythingShownTo(other);
  expect(heardBefore).toContain('雀金丝');
  for (const text of [canary.id, canary.mobile, 'Canary Quillfeather sent you a business card'])
    expect(heardBefore).toContain(text);
  expect(heardBefore).toContain('canary photo of Quillfeather');

  clock.set(new Date(clock.now().getTime() + 24 * 60 * 60 * 1000 - 1));
  await eraseDue(erasing);
  expect((await call('/api/ownData/takeErasureBack', {})).code, 'nothing was erased a moment before').toBe(0);
  await withFreshCode('/api/ownData/askErasure');
  clock.set(new Date(clock.now().getTime() + 24 * 60 * 60 * 1000));
  await eraseDue(erasing);
  // The server's own schedule may have begun it in the same minute.
  await vi.waitUntil(async () => (await steps(server).me(token)).code === -6, 50_000);
  await removeUnowned({ db, mediaStore: services.mediaStore, now: clock.now() });
  const waiting = isNotNull(outgoingMessage.contentSealed);
  await vi.waitUntil(async () => (await db.$count(outgoingMessage, waiting)) === 0, 50_000);

  const left = (await dump()).flatMap(([table, row]) =>
    needles.filter((one) => row.includes(one)).map((one) => [table, one]),
  );
  expect(left.filter(([table]) => table !== 'audit_line')).toEqual([]);
  expect(left.filter(([table, one]) => table === 'audit_line' && one !== canary.id)).toEqual([]);
  const heard = await everythingShownTo(other);
  expect(heard).toContain('A delegate sent you a business card');
  expect(needles.filter((one) => heard.includes(one))).toEqual([]);
  await services.audit.anchor(db, clock.now());
  const files = await filesIn(dataDir);
  expect(files.length).toBeGreaterThan(0);
  const written = [...files, ...logged].join('\n');
  expect(logged.join('')).toContain('/api/ownData/askErasure');
  expect(needles.filter((one) => written.includes(one))).toEqual([]);

  expect((await call('/api/session/getMe')).code).toBe(-6);
  const lines = await services.audit.linesAbout(db, { kind: 'person', item: canary.id });
  expect(lines.map(({ before, after }) => [before, after])).toEqual([['erased', 'erased']]);
  expect(await services.audit.verify(db)).toMatchObject({ faults: [] });
  process.stderr.write(`${needles.length} values of the person were looked for and not found\n`);
});

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(paths.map((path) => readFile(path, 'latin1')));
}

type Rows = { rows: Record<string, unknown>[] };
type Data = { parts: Record<string, Record<string, Rows>>; leftOut: Record<string, string> };
const nameOf = ({ table, column }: Pick<Canary, 'table' | 'column'>) => `${table}.${column}`;

/** Whether a row of the download has the value that was stored, as its owner reads it. */
function isIn({ parts }: Data, files: Record<string, Uint8Array>, { table, column, plain }: Canary): boolean {
  const rows = parts[partOfTable[table] ?? '']?.[table]?.rows ?? [];
  return rows.some((row) => {
    const value = row[column];
    // The file that is being made has taken the place of what was seeded.
    if (table === 'own_data_file') return column in row;
    if (plain instanceof Uint8Array) return Buffer.compare(files[String(value)] ?? Buffer.alloc(0), plain) === 0;
    if (plain instanceof Date) return value === isoIn('Asia/Shanghai', plain);
    if (column === 'actor') return value === 'you';
    if (plain === null) return value === null && withoutValue.has(nameOf({ table, column }));
    return isDeepStrictEqual(value, plain);
  });
}
/** Seeded without a value, because one would change what the server does. */
const withoutValue = new Set(['own_item.deleted_at', 'erasure_request.held_reason', 'card.ended_at']);

/** What the audit log says of the person, which it seals itself. */
function auditColumns({ parts }: Data): string[] {
  const [line] = parts['records']?.['audit_line']?.rows ?? [];
  expect(line).toEqual({
    actor: 'the Secretariat',
    acting_for: null,
    item: canary.id,
    person_id: canary.id,
    ...changed,
  });
  const { rows } = parts['records']?.['person_key'] ?? { rows: [] };
  expect(rows).toEqual([{ person_id: canary.id }]);
  return [...Object.keys(line ?? {}).map((column) => `audit_line.${column}`), 'person_key.person_id'];
}

/** All that another delegate and the public can be shown of a person. */
async function everythingShownTo(other: string): Promise<string> {
  const [meeting] = canary.canaries.filter(
    ({ table, column }) => table === 'meeting_person' && column === 'meeting_id',
  );
  const reads: [path: string, body: Record<string, string>][] = [
    ['/api/delegates/getDelegates', {}],
    ['/api/delegates/getDelegate', { id: canary.id }],
    ['/api/agenda/getAgenda', {}],
    ['/api/conference/getConference', { id: String(meeting?.plain) }],
    ['/api/conference/getConference', {}],
    ['/api/partner/getPartners', {}],
    ['/api/mine/getMine', {}],
    ['/api/cards/getCards', {}],
    ['/api/guestMsg/getMessages', { group: 'notification' }],
  ];
  const answers = await Promise.all(reads.map(([path, body]) => server.call.json(path, body, { token: other })));
  const feeds = ['agenda.zh.ics', 'schedule.en.json', 'schedule.zh.xml'];
  const fetched = await Promise.all(feeds.map((feed) => fetch(`${server.address}/feeds/${feed}`)));
  const photo = await (await mediaAs(server, other))(photoAddress({ id: canary.id, photo: photoNumber() }));
  const texts = await Promise.all([...fetched, photo].map((response) => response.text()));
  return [JSON.stringify(answers), ...texts].join('\n');
}

const photoNumber = () =>
  Number(canary.canaries.find(({ table, column }) => table === 'photo' && column === 'number')?.plain);

/** Every row of every table, the queue's too. */
async function dump(): Promise<[table: string, row: string][]> {
  const { rows: tables } = await server.database.sql(
    "select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const all: [string, string][] = [];
  for (const { schema, name } of tables as { schema: string; name: string }[]) {
    const { rows } = await server.database.sql(`select row_to_json(one)::text as row from "${schema}"."${name}" one`);
    all.push(...(rows as { row: string }[]).map(({ row }): [string, string] => [name, row]));
  }
  return all;
}

/** Each value of the person, stored and plain, that nobody else has; all of them were in the tables before. */
async function everyValue(): Promise<string[]> {
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (value instanceof Uint8Array) return [Buffer.from(value).toString('latin1')];
    if (value instanceof Date || typeof value !== 'object' || value === null) return [];
    return Object.values(value).flatMap(texts);
  };
  const stored = canary.canaries.flatMap(({ stored: value }) => texts(value));
  const plain = [
    ...canary.canaries.flatMap(({ plain: value }) => texts(value)),
    changed.before.title,
    changed.after.title,
  ];
  const own = [...new Set([...stored, ...plain])].filter((one) => one.length > 10 && !before.includes(one));
  const now = (await dump()).map(([, row]) => row).join('\n');
  expect(own.filter((one) => now.includes(one)).length).toBeGreaterThan(70);
  return own;
}
