import type * as calls from 'contract/calls/console/news';
import type { NewsFacts } from 'contract/calls/console/news';
import { newsAlreadySo } from 'contract/refusals/news';
import { filesIn } from 'contract/rich-text/files-in-text';
import { rowToChange } from '../../platform/content/changed-meanwhile.ts';
import { insertFirstVersions } from '../../platform/content/versions.store.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import { richTextFrom } from '../../platform/rich-text/from-html.ts';
import type { KnownFile } from '../../platform/rich-text/known-files.ts';
import { parsedHtml } from '../../platform/rich-text/parsed-html.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import type { Write } from '../../platform/writes/write.ts';
import { currentForum } from '../forum/forum.actions.ts';
import {
  columnsOf,
  editedNews,
  fileInText,
  filesNamed,
  whyFilesCannotBeShown,
  whyRecordingCannotBe,
} from './news-staff.rules.ts';
import * as store from './news-staff.store.ts';

type Shown = Pick<Context<typeof calls.listNews>, 'db' | 'language'>;

export async function cleanHtml({ body, db }: Context<typeof calls.cleanHtml>) {
  const stored = await store.contentFiles(
    db,
    body.files.map(({ id }) => id),
  );
  const byId = new Map(stored.map((file) => [file.id, fileInText(file)]));
  const files = new Map<string, KnownFile>();
  for (const { address, id } of body.files) {
    const file = byId.get(id);
    if (file) files.set(address.trim(), file);
  }
  const { text, leftOut, cut } = richTextFrom(parsedHtml(body.html), files);
  return { text, leftOut, isCut: cut };
}

export async function listNews({ db, language }: Shown) {
  const { timeZone } = await currentForum(db);
  const items = await store.newestNews(db);
  return { items: items.map(({ recordings, ...item }) => editedNews(item, recordings, { language, timeZone })) };
}

export async function addNews({ body, db, language, now, staff, changed }: Context<typeof calls.addNews>) {
  const { requestId: _requestId, ...facts } = body;
  await mustHaveFiles(db, facts);
  const row = {
    ...{ id: newId(), version: 1, ...columnsOf(facts) },
    ...{ publishedAt: null, isPublished: false, isPublic: false },
  };
  await store.insertNews(db, row);
  await keepFiles(db, row.id, facts);
  await insertFirstVersions(db, store.newsItems, [row], { author: staff.id, at: now });
  const after = store.newsItems.toJson(row);
  await changed({ kind: 'news', item: row.id, what: 'add news', before: null, after });
  return asEdited({ db, language }, row);
}

export async function changeNews(context: Context<typeof calls.changeNews>) {
  const { body, db } = context;
  const before = await rowToChange(db, store.newsItems, body);
  const { requestId: _requestId, id, version: _version, ...facts } = body;
  await mustHaveFiles(db, facts);
  await keepFiles(db, id, facts);
  return publishChange(context, 'change news', before, { ...before, ...columnsOf(facts) });
}

/** The item gets a new version, so that phones fetch it again. */
export async function setRecording(context: Context<typeof calls.setRecording>) {
  const { body, db } = context;
  const { id, language, recording } = body;
  const item = await rowToChange(db, store.newsItems, body);
  if (recording) {
    const wanted = [{ id: recording.file, kind: 'audio' as const }];
    const refusal =
      whyRecordingCannotBe(recording) ?? whyFilesCannotBeShown(wanted, await store.contentFiles(db, [recording.file]));
    if (refusal) refuse(refusal);
  }
  const which = { itemId: id, language };
  const former = await store.recordingIn(db, which);
  await store.putRecording(
    db,
    which,
    recording && { fileId: recording.file, duration: recording.duration, sentences: recording.sentences },
  );
  const after = recording && { file: recording.file, duration: recording.duration };
  const besides = { before: { language, recording: former ?? null }, after: { language, recording: after } };
  return publishChange(context, 'set recording', item, item, besides);
}

/** One that was withdrawn comes back where it stood in the list. */
export async function publishNews(context: Context<typeof calls.publishNews>) {
  const before = await rowToChange(context.db, store.newsItems, context.body);
  if (before.isPublished) refuse(newsAlreadySo);
  const publishedAt = before.publishedAt ?? context.now;
  return publishChange(context, 'publish news', before, { ...before, isPublished: true, publishedAt });
}

export async function unpublishNews(context: Context<typeof calls.unpublishNews>) {
  const before = await rowToChange(context.db, store.newsItems, context.body);
  if (!before.isPublished) refuse(newsAlreadySo);
  return publishChange(context, 'unpublish news', before, { ...before, isPublished: false });
}

export async function setNewsPublic(context: Context<typeof calls.setNewsPublic>) {
  const before = await rowToChange(context.db, store.newsItems, context.body);
  const isPublic = context.body.to === 'on';
  if (before.isPublic === isPublic) refuse(newsAlreadySo);
  return publishChange(context, 'share news', before, { ...before, isPublic });
}

type Publishing = Shown & Pick<Write, 'changed'>;

/** Nobody is told of a change of what nobody sees. */
async function publishChange(
  context: Publishing,
  what: string,
  before: store.StoredNews,
  after: store.StoredNews,
  besides = nothing,
) {
  const isSeen = before.isPublished || after.isPublished;
  const change = { what, kind: store.newsItems, before, after, besides };
  const row = await context.changed(isSeen ? change : { ...change, audiences: [] });
  return asEdited(context, row);
}

const nothing: { before: object; after: object } = { before: {}, after: {} };

async function asEdited({ db, language }: Shown, row: store.StoredNews) {
  const { timeZone } = await currentForum(db);
  const spoken = await store.languagesSpoken(db, [row.id]);
  return editedNews(row, spoken.get(row.id) ?? [], { language, timeZone });
}

async function mustHaveFiles(db: Database, facts: NewsFacts) {
  const wanted = filesNamed(facts);
  const stored = await store.contentFiles(
    db,
    wanted.map(({ id }) => id),
  );
  const refusal = whyFilesCannotBeShown(wanted, stored);
  if (refusal) refuse(refusal);
}

/** Only what the texts name: the cover, the video and the recordings have columns. */
async function keepFiles(db: Database, itemId: string, { body }: NewsFacts) {
  await store.keepFilesOf(db, itemId, [...new Set([...filesIn(body.zh), ...filesIn(body.en)])]);
}
