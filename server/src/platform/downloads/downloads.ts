import type { Language } from 'contract/texts';
import type { Database } from '../database/database.ts';
import { hashOf, newToken } from '../security/secrets.ts';
import type { Services } from '../services.ts';
import type { Viewer } from '../viewer.ts';
import { insertTicket } from './downloads.store.ts';

/** Long enough for a slow phone to follow the answer, too short for a link to be passed on (security F7). */
const lifetime = 60_000;

export type Download = {
  /** Without its ending; any text will do. */
  name: string;
  extension: string;
  content: string | AsyncIterable<Uint8Array>;
  /** In bytes, where it is known before the content is read. */
  size?: number;
};

type Params = Record<string, string>;

export type DownloadContext = {
  viewer: Viewer;
  params: Params;
  language: Language;
  db: Database;
  now: Date;
  services: Services;
};

/** Makes the file for whoever may have it now; undefined where there is none, or none any more. */
type DownloadMaker = (context: DownloadContext) => Promise<Download | undefined>;
export type DownloadMakers = Readonly<Record<string, DownloadMaker>>;

type Asking = { viewer: Viewer; db: Database; language: Language; now: Date };

/** The address under which the file is fetched, once, by a plain link: the session's token is never in one. */
export async function prepareDownload(
  { viewer, db, language, now }: Asking,
  kind: string,
  params: Params,
): Promise<{ address: string }> {
  const ticket = newToken();
  await insertTicket(db, {
    hash: hashOf(ticket),
    sessionId: viewer.sessionId,
    ...{ kind, params, language },
    expiresAt: new Date(now.getTime() + lifetime),
  });
  return { address: `/download/${ticket}` };
}
