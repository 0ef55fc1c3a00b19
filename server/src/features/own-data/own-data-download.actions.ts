import type * as calls from 'contract/calls/own-data';
import { downloadNotReady, tooManyDownloads } from 'contract/refusals/own-data';
import {
  prepareDownload,
  prepareLink,
  type Download,
  type DownloadContext,
} from '../../platform/downloads/download-tickets.ts';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { takeOwnCode } from '../sign-in/sign-in-confirm.actions.ts';
import { erasureShown } from './own-data-erasure.rules.ts';
import { requestOf } from './own-data-erasure.store.ts';
import * as store from './own-data-file.store.ts';
import { ownDataWords } from './own-data.words.ts';
import { downloadShown, timesAskedNow } from './own-data.rules.ts';

export const ownDataQueue = 'own-data';
export const ownDataDownload = 'own data';

export async function showOwnData({ viewer, db, now, language }: Context<typeof calls.getOwnData>) {
  const { timeZone } = await currentForum(db);
  const request = await requestOf(db, viewer.id);
  return {
    timeZone,
    download: downloadShown(await store.fileOf(db, viewer.id), now, timeZone),
    erasure: request ? erasureShown(request, { timeZone, say: inLanguage(language) }) : null,
  };
}

export async function askForDownload(context: Context<typeof calls.askDownload>) {
  const { viewer, db, now, language, services, tellPerson } = context;
  const { timeZone } = await currentForum(db);
  const before = await store.fileToReplace(db, viewer.id);
  const timesAsked = timesAskedNow(before, now, timeZone);
  // The code is not used up by what is refused anyway.
  if (timesAsked === undefined) refuse(tooManyDownloads);
  const refused = await takeOwnCode(context, context.body);
  if (refused) return refused;
  const job = newId();
  await store.putFile(db, { personId: viewer.id, job, language, askedAt: now, timesAsked });
  await services.queue.send(db, ownDataQueue, { id: job });
  tellPerson(viewer.id);
  const shown = downloadShown(await store.fileOf(db, viewer.id), now, timeZone);
  if (!shown) throw new Error('a file that was just asked for is shown');
  return shown;
}

export async function cancelOwnDownload({ viewer, db, tellPerson }: Context<typeof calls.cancelDownload>) {
  await store.cancelFile(db, viewer.id);
  tellPerson(viewer.id);
  return {};
}

export async function prepareOwnDownload(context: Context<typeof calls.fetchDownload>) {
  await mustBeReady(context);
  return prepareDownload(context, ownDataDownload, {});
}

/** WeChat and partners' apps save no files: the link is opened in a browser, where the person is not logged in. */
export async function linkToOwnDownload(context: Context<typeof calls.linkDownload>) {
  await mustBeReady(context);
  const { token, endsAt } = await prepareLink(context, ownDataDownload);
  const { timeZone } = await currentForum(context.db);
  return {
    address: `${context.services.settings.publicUrl}/own-data/${token}`,
    endsAt: isoIn(timeZone, endsAt),
  };
}

async function mustBeReady({ viewer, db, now }: Pick<Context<typeof calls.fetchDownload>, 'viewer' | 'db' | 'now'>) {
  const file = await store.fileOf(db, viewer.id);
  if (file?.state !== 'ready' || !file.endsAt || file.endsAt <= now) refuse(downloadNotReady);
}

/** Whoever the ticket was given to is asked once more: the session may have become limited, or the file be gone. */
export async function ownDataFileOf(context: DownloadContext): Promise<Download | undefined> {
  const { viewer, db, now, services, language } = context;
  if (viewer.scope !== 'full') return undefined;
  const sealed = await store.contentOf(db, viewer.id, now);
  if (!sealed) return undefined;
  const bytes = Buffer.from(services.sealing.open(sealed, viewer.id), 'base64');
  const forumName = inLanguage(language)((await currentForum(db)).name);
  return {
    name: ownDataWords[language].fileName(forumName),
    extension: 'zip',
    content: inOnePiece(bytes),
    size: bytes.byteLength,
  };
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
