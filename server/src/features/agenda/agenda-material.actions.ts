import type { prepareMaterial } from 'contract/calls/agenda';
import { notFound } from 'contract/refusals/wire';
import { prepareDownload, type Download, type DownloadContext } from '../../platform/downloads/download-tickets.ts';
import type { Context } from '../../platform/http/binding.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { shownAs } from '../../platform/limited-sessions.rules.ts';
import { mayDownloadFrom } from './agenda-downloads.rules.ts';
import { doorsFor, materialById } from './agenda.store.ts';

export const materialDownload = 'meeting material';

export async function prepareMaterialDownload(context: Context<typeof prepareMaterial>) {
  const { id } = context.body;
  if (!(await isMaterialFor(context, id))) refuse(notFound);
  return prepareDownload(context, materialDownload, { id });
}

export async function makeMaterial(context: DownloadContext): Promise<Download | undefined> {
  const { db, params, language } = context;
  const material = await materialById(db, params['id'] ?? '');
  if (!material || !(await isMaterialFor(context, material.id))) return undefined;
  const { name, extension, fileId: key, size, hash } = material;
  return { name: inLanguage(language)(name), extension, content: { key, size, hash } };
}

async function isMaterialFor({ db, viewer }: Pick<DownloadContext, 'db' | 'viewer'>, materialId: string) {
  const shown = shownAs(viewer);
  return mayDownloadFrom(shown, await doorsFor(db, shown, { materialId }));
}
