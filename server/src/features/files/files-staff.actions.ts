import type * as calls from 'contract/calls/console/files';
import type { FileAudience } from 'contract/calls/console/files';
import { fileAlreadySo, noSuchAudience } from 'contract/refusals/files';
import { rowToChange } from '../../platform/content/changed-meanwhile.ts';
import { hintAudience } from '../../platform/content/file-audience.store.ts';
import { insertFirstVersions } from '../../platform/content/versions.store.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import type { Write } from '../../platform/writes/write.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { forgetPages, indexTitle, readingOf } from './files-index.store.ts';
import { editedFile, whyContentCannotBe } from './files-staff.rules.ts';
import * as store from './files-staff.store.ts';
import { isReadable } from './files.rules.ts';

export const readingQueue = 'file-readings';

type Shown = Pick<Context<typeof calls.listForumFiles>, 'db' | 'language'>;
type Content = { media: string; ending: store.StoredFile['ending'] };

export async function listForumFiles({ db, language }: Shown) {
  const { timeZone } = await currentForum(db);
  const files = await store.storedFiles(db);
  return { items: files.map((file) => editedFile(file, { language, timeZone })) };
}

export async function addForumFile(context: Context<typeof calls.addForumFile>) {
  const { body, db, now, staff, services, changed } = context;
  const { category, title, audience, media, ending } = body;
  await mustExist(db, audience);
  await mustFit(db, body);
  const row = {
    ...{ id: newId(), version: 1, category, title, ending, audience, mediaId: media, formerMediaId: null },
    ...{ publishedAt: null, isPublished: false },
  };
  await store.insertFile(db, row);
  await indexTitle(db, row.id, title);
  await services.queue.send(db, readingQueue, { id: media });
  await insertFirstVersions(db, store.forumFiles, [row], { author: staff.id, at: now });
  const after = store.forumFiles.toJson(row);
  await changed({ kind: 'forum file', item: row.id, what: 'add file', before: null, after });
  return asEdited(context, row.id);
}

export async function changeForumFile(context: Context<typeof calls.changeForumFile>) {
  const { body, db } = context;
  const before = await rowToChange(db, store.forumFiles, body);
  const { category, title, audience } = body;
  await mustExist(db, audience);
  await indexTitle(db, before.id, title);
  return publishChange(context, 'change file', before, { ...before, category, title, audience });
}

/** The pages of the former content are shown until those of the new one are read, which takes seconds. */
export async function replaceForumFile(context: Context<typeof calls.replaceForumFile>) {
  const { body, db, services } = context;
  const before = await rowToChange(db, store.forumFiles, body);
  await mustFit(db, body);
  const { media: mediaId, ending } = body;
  const formerMediaId = await formerOf(db, before, body);
  const edited = await publishChange(context, 'replace file', before, { ...before, mediaId, ending, formerMediaId });
  const left = [before.mediaId, before.formerMediaId].filter((id) => id !== null && id !== formerMediaId);
  for (const id of left) if (id !== null && id !== mediaId) await forgetPages(db, id);
  await services.queue.send(db, readingQueue, { id: mediaId });
  return edited;
}

/** What was being read when it was replaced again has no pages to show; what stood before it still has. */
async function formerOf(db: Database, { mediaId, formerMediaId }: store.StoredFile, { media, ending }: Content) {
  if (!isReadable(ending) || (await readingOf(db, media))) return null;
  return (await readingOf(db, mediaId)) ? mediaId : formerMediaId;
}

/** One that was withdrawn comes back where it stood in the list. */
export async function publishForumFile(context: Context<typeof calls.publishForumFile>) {
  const before = await rowToChange(context.db, store.forumFiles, context.body);
  if (before.isPublished) refuse(fileAlreadySo);
  const publishedAt = before.publishedAt ?? context.now;
  return publishChange(context, 'publish file', before, { ...before, isPublished: true, publishedAt });
}

export async function unpublishForumFile(context: Context<typeof calls.unpublishForumFile>) {
  const before = await rowToChange(context.db, store.forumFiles, context.body);
  if (!before.isPublished) refuse(fileAlreadySo);
  return publishChange(context, 'unpublish file', before, { ...before, isPublished: false });
}

type Publishing = Shown & Pick<Write, 'changed'> & { services: Services };

/** Only those are told who knew of the file before, or know of it now; of a draft nobody. */
async function publishChange(context: Publishing, what: string, before: store.StoredFile, after: store.StoredFile) {
  const { db, changed } = context;
  const seen = [before, after].filter(({ isPublished }) => isPublished).map(({ audience }) => audience);
  const audiences = [];
  for (const audience of seen) audiences.push(await hintAudience(db, audience));
  const change = { what, kind: store.forumFiles, before, after };
  const told = audiences.filter((audience) => audience !== null);
  const isForAll = told.length < audiences.length;
  const row = await changed(isForAll ? change : { ...change, audiences: told });
  return asEdited(context, row.id);
}

async function asEdited({ db, language }: Shown, id: string) {
  const { timeZone } = await currentForum(db);
  const [file] = await store.storedFiles(db, id);
  if (!file) throw new Error('a file that was stored is not there');
  return editedFile(file, { language, timeZone });
}

async function mustExist(db: Database, audience: FileAudience) {
  if (audience.kind === 'meeting' && !(await store.isMeeting(db, audience.meetingId))) refuse(noSuchAudience);
}

async function mustFit(db: Database, { media, ending }: Content) {
  const refusal = whyContentCannotBe(await store.mediaToShow(db, media), ending);
  if (refusal) refuse(refusal);
}
