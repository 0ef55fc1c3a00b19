/** The configuration that the server writes into the shell it serves. */
export type PageConfig = { signSecret: string; hostMarker: string };

let read: PageConfig | undefined;

export function pageConfig(): PageConfig {
  read ??= readPageConfig(document);
  return read;
}

export function readPageConfig(page: Pick<Document, 'querySelector'>): PageConfig {
  const config = pageSettings(page);
  if (!isPageConfig(config)) throw new Error('This page was not served by the forum: its configuration is missing');
  return { signSecret: config.signSecret, hostMarker: config.hostMarker };
}

/** All that the server wrote, of which some is read only when it is needed. */
export function pageSettings(page: Pick<Document, 'querySelector'> = document): unknown {
  return JSON.parse(page.querySelector<HTMLMetaElement>('meta[name="forum-companion"]')?.content ?? 'null');
}

function isPageConfig(value: unknown): value is PageConfig {
  if (typeof value !== 'object' || value === null) return false;
  const { signSecret, hostMarker } = value as Partial<PageConfig>;
  return typeof signSecret === 'string' && typeof hostMarker === 'string';
}
