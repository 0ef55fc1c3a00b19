import type { Database } from '../../platform/database/database.ts';
import { webView } from '../../platform/database/tables/content/album.ts';

export type WebView = { hosts: string[]; externalAlbum: string | null };

/** What the secretariat set; nothing is allowed before. */
export async function currentWebView(db: Database): Promise<WebView> {
  const [found] = await db.select({ hosts: webView.hosts, externalAlbum: webView.externalAlbum }).from(webView);
  return found ?? { hosts: [], externalAlbum: null };
}

/** Locked until the end of the transaction, also the first time, when there is no row yet. */
export async function webViewToChange(db: Database): Promise<WebView> {
  await db.insert(webView).values({ hosts: [] }).onConflictDoNothing();
  const [found] = await db.select().from(webView).for('update');
  return { hosts: found?.hosts ?? [], externalAlbum: found?.externalAlbum ?? null };
}

export async function putWebView(db: Database, next: WebView) {
  await db.update(webView).set(next);
}
