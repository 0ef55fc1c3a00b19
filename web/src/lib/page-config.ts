/** The configuration that the server writes into the shell it serves. */
export type PageConfig = { signSecret: string; hostMarker: string };

let read: PageConfig | undefined;

export function pageConfig(): PageConfig {
  read ??= readPageConfig(document);
  return read;
}

export function readPageConfig(page: Pick<Document, 'querySelector'>): PageConfig {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="forum-companion"]');
  const config: unknown = JSON.parse(meta?.content ?? 'null');
  if (!isPageConfig(config)) throw new Error('This page was not served by the forum: its configuration is missing');
  return { signSecret: config.signSecret, hostMarker: config.hostMarker };
}

function isPageConfig(value: unknown): value is PageConfig {
  if (typeof value !== 'object' || value === null) return false;
  const { signSecret, hostMarker } = value as Partial<PageConfig>;
  return typeof signSecret === 'string' && typeof hostMarker === 'string';
}
