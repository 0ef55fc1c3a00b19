import type { CompatData, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data';
import { createRequire } from 'node:module';
import { oldestBrowsers } from '../../web/oldest-browsers.ts';

// The phones matter: MDN has a table of its own for Safari on them.
const tables = { chrome: 'chrome', safari: 'safari_ios', firefox: 'firefox' } as const;
const oldest = oldestBrowsers.map((browser) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  return { browser, table: tables[name as keyof typeof tables], version };
});

// Vitest would make a module of the 18 MB, which takes longer than everything else here.
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
export const { api, css, javascript } = data;

/** The part of MDN's tables under such names, one below the other. */
export function entryAt(from: Identifier | undefined, ...names: string[]): Identifier | undefined {
  return names.reduce<Identifier | undefined>(
    (entry, name) => (entry && Object.hasOwn(entry, name) && name !== '__compat' ? entry[name] : undefined),
    from,
  );
}

/** What stands directly below an entry. */
export function partsOf(entry: Identifier | undefined): [string, Identifier][] {
  return Object.entries(entry ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];
}

/** Which of our oldest browsers lack something; none if MDN has no table for it. */
export function lackedBy(entry: Identifier | undefined): string[] {
  const support = entry?.__compat?.support;
  if (!support) return [];
  return oldest.filter(({ table, version }) => !has(support[table], version)).map(({ browser }) => browser);
}

function has(statement: SupportStatement | undefined, version: string): boolean {
  // What MDN does not say is not held against the code.
  if (!statement) return true;
  return [statement].flat().some((one: SimpleSupportStatement) => {
    if (one.flags || one.prefix || one.alternative_name) return false;
    const { version_added: from, version_removed: until } = one;
    return typeof from === 'string' && isReached(from, version) && !(until && isReached(until, version));
  });
}

/** Compares versions part by part, `15.10` is after `15.4`; MDN writes `≤37` where it does not know better. */
function isReached(since: string, version: string): boolean {
  if (since === 'preview') return false;
  const wanted = parts(since);
  const given = parts(version);
  const differs = wanted.findIndex((part, index) => part !== (given[index] ?? 0));
  return differs === -1 || (wanted[differs] ?? 0) < (given[differs] ?? 0);
}

function parts(version: string): number[] {
  return version.replace('≤', '').split('.').map(Number);
}
