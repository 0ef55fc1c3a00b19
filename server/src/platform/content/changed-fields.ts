import type { ContentJson, ContentKind, ContentRow } from './content-kind.store.ts';

/** Returns only the fields that differ. */
export function changedFields<Row extends ContentRow>(kind: ContentKind<Row>, before: Row, after: Row) {
  const [from, to] = [kind.toJson(before), kind.toJson(after)];
  const differs = Object.keys(to).filter((key) => JSON.stringify(from[key]) !== JSON.stringify(to[key]));
  const picked = (json: ContentJson) => Object.fromEntries(differs.map((key) => [key, json[key]]));
  return {
    before: { version: before.version, ...picked(from) },
    after: { version: after.version, ...picked(to) },
  };
}
