import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { personalTables } from './personal-tables.ts';
import { partnerKey } from './tables/host-app.ts';
import { newId } from '../ids.ts';
import { storedFile } from '../media/files.testing.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import { sealContent } from '../outgoing/messages.ts';
import { storedNames } from '../people/stored-names.ts';
import { newFlowId } from '../security/secrets.ts';
import type { Sealing } from '../security/sealing.ts';
import { sealedColumns } from '../store-secret/sealed-columns.ts';
import { testNow } from '../testing/test-now.ts';
import { gu, helena } from '../testing/signing-in.ts';

/** Written by the audit log itself, which chains its lines and seals the values. */
const byTheLog = ['audit_line', 'person_key'];
const ofNobody = ['partner', 'media_outlet'];

const canaryTables = personalTables.filter(({ table }) => ![...byTheLog, ...ofNobody].includes(getTableName(table)));

/** One stored value: as it stands in the table, and as the person reads it. */
export type Canary = { table: string; column: string; stored: unknown; plain: unknown };
export type CanaryPerson = { id: string; mobile: string; email: string; canaries: Canary[] };

/** A partner whose app may log the person in; it stays when the person goes. */
export async function seedPartner(db: Database): Promise<string> {
  const id = newId();
  await db.insert(partnerKey).values({ id, name: 'Aviary', keySealed: 'none', issuedAt: testNow });
  return id;
}

type Row = Record<string, unknown>;
type CanaryServer = { db: Database; sealing: Sealing; services: { mediaStore: MediaStore } };

/** The person gets the file itself. */
async function fileFor(table: string, server: CanaryServer) {
  const bytes = Buffer.from(`canary ${table} of Quillfeather`);
  return { id: await storedFile(server, bytes), bytes };
}

/** Ids of the rows to which others refer. */
const newIds = () => ({
  ...{ person: newId(), session: newId(), message: newId(), badge: newId() },
  ...{ announcement: newId(), correction: newId(), card: newId() },
});
type Ids = ReturnType<typeof newIds>;
const [mobile, email] = ['+8612900077431', 'canary.quillfeather@aviary.example'];

/** What cannot be any value: what leads to other rows, and what the server reads while the person is there. */
function givenRows(ids: Ids, meetingId: string, sealing: Sealing): Record<string, Row> {
  const { name, familyName, reading } = storedNames(
    { zh: '雀金丝', en: 'Canary Quillfeather' },
    { zh: '雀', en: 'Quillfeather' },
  );
  const fingerprint = sealing.fingerprint(email, 'email');
  return {
    person: {
      ...{ id: ids.person, badge: 'red', verified: true, listed: true, decoy: false, email_fingerprint: fingerprint },
      ...{ name, family_name: familyName, reading, mobile_fingerprint: sealing.fingerprint(mobile, 'mobile') },
      ...{ mobile_sealed: mobile, email_sealed: email, birth_date_sealed: '1961-07-13', rank: 90_417 },
    },
    session: { id: ids.session },
    badge: { id: ids.badge },
    correction: { id: ids.correction },
    hide_request: { answer: 'decline' },
    ...rowsOfMessages(ids, meetingId),
    ...rowsOfLogins(ids, fingerprint),
    ...rowsOfOwnDay(meetingId),
    ...rowsOfCards(ids),
    profile_view: { viewer_id: ids.person, delegate_id: gu.id, seen_at: testNow },
    content_change: { audience: { people: [gu.id, ids.person] }, topic: 'delegates', item_id: ids.person, number: 17 },
    newest_change: { audience: ids.person, number: 17 },
    content_version: { kind: 'person', item: ids.person, state: 'published' },
    own_data_file: { state: 'cancelled', parts_done: [], asked_at: new Date(testNow.getTime() - 86_400_000) },
    erasure_request: { language: 'en', due_at: new Date('2028-01-01T00:00:00Z'), held_reason: null },
    download_ticket: { language: 'zh' },
  };
}

function rowsOfMessages(ids: Ids, meetingId: string): Record<string, Row> {
  return {
    message: {
      ...{ id: ids.message, announcement_id: ids.announcement, group: 'notification', kind: 'announcement' },
      facts: { of: 'announcement', audience: 'person', target: { kind: 'meeting', id: meetingId } },
      channels: ['inbox'],
    },
    announcement: {
      ...{ id: ids.announcement, audience: { kind: 'person', id: ids.person } },
      ...{ target: null, sent_at: testNow },
    },
    outgoing_message: {
      ...{ channel: 'email', purpose: 'code', state: 'waiting' },
      content_sealed: { to: email, subject: 'canary subject', text: 'canary text' },
    },
  };
}

function rowsOfLogins(ids: Ids, fingerprint: string): Record<string, Row> {
  return {
    sign_in_failure: { method: 'code', subject: fingerprint, device: 'canary device hash', day: '2027-03-20' },
    sign_in_flow: { id: newFlowId(), address_fingerprint: fingerprint, method: 'email' },
    code_request: { address_fingerprint: fingerprint },
    write_answer: { actor: `person ${ids.person}` },
  };
}

function rowsOfOwnDay(meetingId: string): Record<string, Row> {
  return {
    bookmark: { kind: 'delegate', item_id: gu.id },
    calendar_address: { language: 'zh' },
    own_item: {
      deleted_at: null,
      texts_sealed: { content: 'canary content', details: 'canary details', location: 'canary location' },
    },
    arrangement: {
      kind: 'officer',
      facts_sealed: { kind: 'officer', name: { zh: '金丝雀联络官', en: 'Canary officer' }, phone: '+86 10 1555 0199' },
    },
    meeting_person: { meeting_id: meetingId, role: 'speaker' },
    meeting_invitation: { meeting_id: meetingId },
  };
}

/** Helena is a friend, so that something of the person is shown to her until the erasure. */
function rowsOfCards({ person, card }: Ids): Record<string, Row> {
  const shares = { of: 'own', mobile: true, email: true };
  const shared = {
    sender_shares: shares,
    receiver_shares: shares,
    shower_shares: shares,
    scanner_shares: shares,
    shares,
  };
  return {
    card: {
      ...{ id: card, sender_id: person, receiver_id: helena.id, ...shared },
      ...{ state: 'accepted', ended_at: null },
    },
    friend_note: { card_id: card },
    cards_seen: { delegate_id: gu.id },
    exchange_code: shared,
    encounter: { shower_id: person, scanner_id: gu.id, ...shared },
    contact_person: { delegate_id: person, person_id: gu.id },
  };
}

/** A person of whom every table has a row, in which every column has a value of its own. */
export async function seedCanary(server: CanaryServer, partnerId: string): Promise<CanaryPerson> {
  const { db, sealing } = server;
  const ids = newIds();
  const given = givenRows(ids, await firstId(db, 'meeting'), sealing);
  const references: Row = {
    ...{ person_id: ids.person, session_id: ids.session, about_session: ids.session, message_id: ids.message },
    ...{
      correction_id: ids.correction,
      badge_id: ids.badge,
      partner_id: partnerId,
      hall_id: await firstId(db, 'hall'),
      photo_id: await firstId(db, 'album_photo'),
    },
  };
  const canaries: Canary[] = [];
  for (const { table } of canaryTables.toSorted((a, b) => orderOf(a.table) - orderOf(b.table))) {
    const name = getTableName(table);
    const file = 'fileId' in getTableColumns(table) ? await fileFor(name, server) : undefined;
    const plain = rowFor(table, { ...references, ...given[name], ...(file && { file_id: file.id }) });
    const stored = sealedIn(name, plain, sealing);
    const columns = Object.entries<PgColumn>(getTableColumns(table));
    await db.insert(table).values(Object.fromEntries(columns.map(([key, { name: column }]) => [key, stored[column]])));
    for (const column of Object.keys(plain))
      canaries.push({
        ...{ table: name, column, stored: stored[column] },
        plain: column === 'file_id' ? file?.bytes : plain[column],
      });
  }
  return { id: ids.person, mobile, email, canaries };
}

/** Those to which others refer come first. */
function orderOf(table: PgTable): number {
  return ['person', 'session', 'announcement', 'message', 'correction', 'card'].indexOf(getTableName(table)) + 1 || 9;
}

let number = 4_100;

function rowFor(table: PgTable, given: Row): Row {
  const name = getTableName(table);
  const columns = Object.values<PgColumn>(getTableColumns(table)).filter(({ generated }) => !generated);
  return Object.fromEntries(
    columns.map((column) => [
      column.name,
      column.name in given ? given[column.name] : valueFor(column, `canary-${name}-${column.name}`),
    ]),
  );
}

/** A value that stands nowhere else, as far as the type of the column allows. */
function valueFor({ dataType, enumValues, columnType }: PgColumn, canary: string): unknown {
  number += 1;
  if (columnType === 'PgDateString') return '2027-03-19';
  switch (dataType) {
    case 'string':
      return enumValues?.[0] ?? canary;
    case 'number':
      return number;
    case 'boolean':
      return true;
    case 'date':
      // More than an hour from now, so that no job takes it for due or over.
      return new Date(testNow.getTime() + number * 1000);
    case 'json':
      return { zh: `${canary}-zh`, en: `${canary}-en` };
    case 'array':
      return [canary];
    case 'custom':
      return Buffer.from(canary);
    default:
      throw new Error(`no canary for ${dataType}`);
  }
}

function sealedIn(table: string, row: Row, sealing: Sealing): Row {
  const sealed = { ...row };
  for (const column of sealedColumns.filter((one) => one.table === table)) {
    const plain = row[column.sealed];
    if (plain === null || plain === undefined) continue;
    const about = typeof column.about === 'string' ? column.about : column.about(row as Record<string, string>);
    const text = typeof plain === 'string' ? plain : JSON.stringify(plain);
    sealed[column.sealed] =
      table === 'outgoing_message'
        ? sealContent(sealing, plain as { to: string; text: string })
        : sealing.seal(text, about);
  }
  return sealed;
}

async function firstId(db: Database, table: 'meeting' | 'hall' | 'album_photo'): Promise<string> {
  const type = table === 'meeting' ? sql`where type <> 'closed'` : sql``;
  const { rows } = (await db.execute(sql`select id from ${sql.identifier(table)} ${type} order by id limit 1`)) as {
    rows: { id: string }[];
  };
  return rows[0]?.id ?? '';
}
