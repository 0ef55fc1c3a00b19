import type { prepareNewsDocument as call } from 'contract/calls/news';
import { notFound } from 'contract/refusals/wire';
import { prepareDownload, type Download, type DownloadContext } from '../../platform/downloads/download-tickets.ts';
import type { Context } from '../../platform/http/binding.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { documentName } from './news.rules.ts';
import { publishedDocument } from './news.store.ts';

export const newsDocumentDownload = 'news document';

export async function prepareNewsDocument(context: Context<typeof call>) {
  const { id, file } = context.body;
  if (!(await publishedDocument(context.db, { id, file }))) refuse(notFound);
  return prepareDownload(context, newsDocumentDownload, { id, file });
}

/** An item that was withdrawn meanwhile gives nothing away any more. */
export async function makeNewsDocument({ db, params, language }: DownloadContext): Promise<Download | undefined> {
  const { id = '', file = '' } = params;
  const found = await publishedDocument(db, { id, file });
  if (!found) return undefined;
  const { body, extension, ...content } = found;
  return { name: documentName(body, file, language), extension, content };
}
