import type { prepareMaterial } from 'contract/calls/agenda';
import { notFound } from 'contract/refusals/wire';
import type { Database } from '../../platform/database/database.ts';
import { prepareDownload, type Download, type DownloadContext } from '../../platform/downloads/download-tickets.ts';
import type { Context } from '../../platform/http/binding.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { shownAs } from '../../platform/limited-sessions.rules.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { mayDownloadFrom } from './agenda-downloads.rules.ts';
import { bytesOf, materialById } from './agenda-material.store.ts';
import { meetingsOf } from './agenda.store.ts';

export const materialDownload = 'meeting material';

export async function prepareMaterialDownload(context: Context<typeof prepareMaterial>) {
  if (!(await materialSeenBy(context.db, context.viewer, context.body.id))) refuse(notFound);
  return prepareDownload(context, materialDownload, { id: context.body.id });
}

export async function makeMaterial({ db, viewer, params, language }: DownloadContext): Promise<Download | undefined> {
  const material = await materialSeenBy(db, viewer, params['id'] ?? '');
  if (!material) return undefined;
  const { name, extension, size } = material;
  return { name: inLanguage(language)(name), extension, size, content: bytesOf(db, material) };
}

async function materialSeenBy(db: Database, viewer: Viewer, id: string) {
  const material = await materialById(db, id);
  const [meeting] = material ? await meetingsOf(db, { id: material.meetingId }) : [];
  return meeting && mayDownloadFrom(shownAs(viewer), meeting) ? material : undefined;
}
