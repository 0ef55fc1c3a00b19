import type * as calls from 'contract/calls/files';
import { fileReplaced } from 'contract/refusals/files';
import { notFound } from 'contract/refusals/wire';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { shownAs } from '../../platform/limited-sessions.rules.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { countsByType, filesAtOnce, isPicture, rowAsSeen, shownMedia } from './files.rules.ts';
import * as store from './files.store.ts';

export async function showFiles({ body, db, language, viewer }: Context<typeof calls.getFiles>) {
  const { category, type, olderThan } = body;
  const { timeZone } = await currentForum(db);
  const shownTo = shownAs(viewer);
  const after = olderThan === undefined ? undefined : await store.placeOf(db, shownTo, olderThan);
  if (olderThan !== undefined && !after) refuse(notFound);
  const files = await store.newestFiles(db, shownTo, { category, type, after, limit: filesAtOnce + 1 });
  return {
    timeZone,
    types: countsByType(await store.endingCounts(db, shownTo, category)),
    items: files.slice(0, filesAtOnce).map((file) => rowAsSeen(file, { language, timeZone })),
    more: files.length > filesAtOnce,
  };
}

export async function showFile(context: Context<typeof calls.getFile>) {
  const { db, language } = context;
  const { timeZone } = await currentForum(db);
  const file = await fileFor(context, context.body.id);
  const media = isPicture(file.ending) ? file.mediaId : shownMedia(file);
  const pages = await store.pagesOf(db, media);
  return {
    ...{ timeZone, file: rowAsSeen(file, { language, timeZone }), media },
    pages: pages.map(({ number, name, width, height }) => ({
      ...{ number, name, picture: width && height ? ([width, height] as [number, number]) : null },
    })),
  };
}

export async function showFilePage(context: Context<typeof calls.getFilePage>) {
  const page = await store.pageOf(context.db, await contentFor(context, context.body), context.body.number);
  if (!page) refuse(notFound);
  return page;
}

type OfContent = { id: string; media?: string | undefined };

/** The content whose pages are shown; refused if the phone still shows another, which has other pages. */
export async function contentFor(context: { db: Database; viewer: Viewer }, { id, media }: OfContent) {
  const shown = shownMedia(await fileFor(context, id));
  if (media !== undefined && media !== shown) refuse(fileReplaced);
  return shown;
}

/** A file of which the viewer may not know is answered like one that does not exist. */
export async function fileFor({ db, viewer }: { db: Database; viewer: Viewer }, id: string) {
  const file = await store.fileSeen(db, shownAs(viewer), id);
  if (!file) refuse(notFound);
  return file;
}

export async function mayKnowOfFile({ db, viewer }: { db: Database; viewer: Viewer }, id: string): Promise<boolean> {
  return (await store.idsSeenAmong(db, shownAs(viewer), [id])).length > 0;
}

/** A file that is withdrawn, or no longer for this person, is in nobody's bookmarks. */
export function filesSeenAmong({ db, viewer }: { db: Database; viewer: Viewer }, ids: Iterable<string>) {
  return store.idsSeenAmong(db, shownAs(viewer), [...ids]);
}
