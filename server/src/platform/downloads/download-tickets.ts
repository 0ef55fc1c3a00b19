import type { Language } from 'contract/languages';
import type { Database } from '../database/database.ts';
import { hashOf, newLinkToken, newToken } from '../security/secrets.ts';
import type { Services } from '../services.ts';
import type { Viewer } from '../viewer.ts';
import { insertTicket } from './downloads.store.ts';

/** Long enough for a slow phone to follow the answer, too short for a link to be passed on (security F7). */
const lifetime = 60_000;
/** Long enough to take a link to another browser, which opens a page with a button and not the file. */
const linkLifetime = 10 * 60_000;

/** A file of the store, of which a program that goes on after a cut may want the rest. */
type StoredContent = { key: string; size: number; hash: string };

export type Download = {
  /** The name without its ending; it may be any text. */
  name: string;
  extension: string;
  content: string | AsyncIterable<Uint8Array> | StoredContent;
  /** The size in bytes, if it is known before the content is read. */
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

/** Makes the file if the viewer may have it now; undefined if they may not, or there is none. */
type DownloadMaker = (context: DownloadContext) => Promise<Download | undefined>;
export type DownloadMakers = Readonly<Record<string, DownloadMaker>>;

type Asking = { viewer: Viewer; db: Database; language: Language; now: Date };

/** Returns the address of the file for a plain link, which works once. It does not contain the token of the session. */
export async function prepareDownload(
  { viewer, db, language, now }: Asking,
  kind: string,
  params: Params,
): Promise<{ address: string }> {
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + lifetime);
  await insertTicket(db, { hash: hashOf(ticket), sessionId: viewer.sessionId, kind, params, language, expiresAt });
  return { address: `/download/${ticket}` };
}

/** A token for another browser. It has another form than a ticket, so that no plain link redeems it. */
export async function prepareLink({ viewer, db, language, now }: Asking, kind: string, params: Params = {}) {
  const token = newLinkToken();
  const endsAt = new Date(now.getTime() + linkLifetime);
  const made = { sessionId: viewer.sessionId, kind, params, language, expiresAt: endsAt };
  await insertTicket(db, { hash: hashOf(token), ...made });
  return { token, endsAt };
}
