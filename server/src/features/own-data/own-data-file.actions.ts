import { strToU8, zipSync } from 'fflate';
import { ownDataParts, type OwnDataPart } from 'contract/calls/own-data';
import type { Language } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import { vCardFile } from '../../platform/downloads/vcard-file.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { nameParts } from '../../platform/people/name-parts.rules.ts';
import type { Services } from '../../platform/services.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { currentAgenda } from '../agenda/agenda.actions.ts';
import { subscribedTimeline } from '../calendars/calendars-timeline.actions.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { inboxOf } from '../messages/messages.actions.ts';
import { collectPart, whatIsLeftOut, type Collected, type Collecting } from './own-data-collect.actions.ts';
import * as store from './own-data-file.store.ts';
import { keysOfPerson } from './own-data-keys.store.ts';
import { ownDataPage } from './own-data-page.words.ts';
import { fileKept } from './own-data.rules.ts';

type Making = Pick<JobContext, 'db' | 'clock' | 'services' | 'log'>;
type Part = Collected & { part: OwnDataPart };
type Owner = Viewer & { record: NonNullable<Awaited<ReturnType<typeof store.recordOf>>> };

/** The job of one request. The queue tries again what failed. */
export async function makeOwnData({ id }: { id: string }, context: Making): Promise<void> {
  try {
    await makeFile(id, context);
  } catch (failure) {
    // Only the name is logged, because a message can quote what was read.
    context.log.error({ failure: (failure as Error).name }, 'a download of own data could not be made');
    throw failure;
  }
}

/** Makes the file part by part, unless it was cancelled or replaced meanwhile. */
async function makeFile(job: string, { db, clock, services }: Making): Promise<void> {
  const file = await store.beginFile(db, job);
  const record = file && (await store.recordOf(db, file.personId));
  if (!record) return;
  const owner: Owner = { id: record.id, badge: record.badge, sessionId: '', scope: 'full', record };
  const parts: Part[] = [];
  for await (const one of partsOf({ db, services, owner, language: file.language })) {
    parts.push(one);
    const done = parts.map(({ part }) => part);
    if (!(await store.notePart(db, job, done))) return;
    services.personalHints.tell(owner.id);
  }
  const zip = await zipOf(parts, { db, services, owner, language: file.language, now: clock.now() });
  const readyAt = clock.now();
  await store.finishFile(db, job, {
    contentSealed: services.sealing.seal(Buffer.from(zip).toString('base64'), owner.id),
    bytes: zip.byteLength,
    readyAt,
    endsAt: new Date(readyAt.getTime() + fileKept),
  });
  services.personalHints.tell(owner.id);
}

type Filling = { db: Database; services: Services; owner: Owner; language: Language };

async function* partsOf({ db, services, owner, language }: Filling): AsyncGenerator<Part> {
  const { timeZone } = await currentForum(db);
  const keys = await keysOfPerson(db, owner.id, services.sealing);
  const { sealing, mediaStore } = services;
  const collecting: Collecting = { db, mediaStore, sealing, keys, timeZone };
  for (const part of ownDataParts) {
    const { tables, files } = await collectPart(part, collecting);
    const readable = await readableTable(part, { db, services, owner, language });
    yield { part, files, tables: readable ? [readable, ...tables] : tables };
  }
}

/** What the stored rows tell only by ids: the sentences of messages, and what was bookmarked. */
async function readableTable(part: OwnDataPart, { db, services, owner, language }: Filling) {
  if (part === 'messages') {
    const inbox = await inboxOf({ viewer: owner, db, services, language });
    const rows = inbox.map(({ sentAt, title, text, read }) => ({ sent_at: sentAt, title, text, read }));
    return { table: 'inbox', why: {}, rows };
  }
  if (part !== 'favourites') return undefined;
  const bookmarks = await store.bookmarksOf(db, owner.id);
  const names = await store.namesOf(
    db,
    bookmarks.filter(({ kind }) => kind === 'delegate').map(({ itemId }) => itemId),
  );
  const { meetings } = await currentAgenda({ db, services });
  const titles = new Map(meetings.filter(({ type }) => type !== 'closed').map(({ id, title }) => [id, title]));
  const rows = bookmarks.map(({ kind, itemId }) => ({ kind, name: names.get(itemId) ?? titles.get(itemId) ?? itemId }));
  return { table: 'bookmarked', why: {}, rows };
}

async function zipOf(parts: readonly Part[], { now, ...filling }: Filling & { now: Date }): Promise<Uint8Array> {
  const { db, services, owner, language } = filling;
  const { timeZone, name: forumName } = await currentForum(db);
  const madeAt = isoIn(timeZone, now);
  const page = { language, forumName, madeAt: madeAt.slice(0, 16).replace('T', ' '), parts };
  const timeline = await subscribedTimeline({ db, services, owner: { id: owner.id, badge: owner.badge }, language });
  const files = {
    'index.html': strToU8(ownDataPage(page)),
    'data.json': strToU8(JSON.stringify(dataOf(parts, madeAt), null, 2)),
    'me.vcf': strToU8(cardOf(filling)),
    'timeline.ics': strToU8(timeline),
    ...Object.fromEntries(parts.flatMap(({ files: some }) => some.map(({ name, bytes }) => [name, bytes]))),
  };
  return zipSync(files, { mtime: now });
}

function dataOf(parts: readonly Part[], madeAt: string) {
  const tables = (of: Part) => Object.fromEntries(of.tables.map(({ table, why, rows }) => [table, { why, rows }]));
  return {
    madeAt,
    parts: Object.fromEntries(parts.map((one) => [one.part, tables(one)])),
    leftOut: whatIsLeftOut(),
  };
}

function cardOf({ services, owner: { record }, language }: Filling): string {
  const { sealing } = services;
  const say = inLanguage(language);
  const opened = (sealed: string | null, about: string) => sealed && sealing.open(sealed, about);
  const own = {
    id: record.id,
    name: nameParts(record, language),
    title: say(record.title),
    organisation: record.organisation && say(record.organisation),
    mobile: opened(record.mobileSealed, 'mobile'),
    email: opened(record.emailSealed, 'email'),
    birthDate: opened(record.birthDateSealed, 'birthDate'),
    note: say(record.profile),
    agent: null,
  };
  return vCardFile([own], '3.0');
}
