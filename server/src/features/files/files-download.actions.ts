import type * as calls from 'contract/calls/files';
import {
  prepareDownload,
  prepareLink,
  type Download,
  type DownloadContext,
} from '../../platform/downloads/download-tickets.ts';
import type { Context } from '../../platform/http/binding.ts';
import { shownAs } from '../../platform/limited-sessions.rules.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { fileFor } from './files.actions.ts';
import { downloadOf } from './files.rules.ts';
import { fileSeen } from './files.store.ts';

export const fileDownload = 'file';
export const filesPath = '/files';

export async function prepareFile(context: Context<typeof calls.prepareFile>) {
  const { id } = context.body;
  const { size } = downloadOf(await fileFor(context, id));
  return { ...(await prepareDownload(context, fileDownload, { id })), size };
}

export async function prepareFileLink(context: Context<typeof calls.prepareFileLink>) {
  const { id } = context.body;
  await fileFor(context, id);
  const { token, endsAt } = await prepareLink(context, fileDownload, { id });
  const { timeZone } = await currentForum(context.db);
  return {
    address: `${context.services.settings.publicUrl}${filesPath}/${token}`,
    endsAt: isoIn(timeZone, endsAt),
  };
}

/** Whoever may no longer know of the file, or comes after it was withdrawn, gets nothing; who comes after it was replaced gets the new one. */
export async function makeFile({ db, viewer, params, language }: DownloadContext): Promise<Download | undefined> {
  const file = await fileSeen(db, shownAs(viewer), params['id'] ?? '');
  if (!file) return undefined;
  const { extension, ...content } = downloadOf(file);
  return { name: inLanguage(language)(file.title), extension, content };
}
