import { createHmac, hkdfSync } from 'node:crypto';
import type { StoredAuditLine } from './audit.store.ts';

/** The state of the log at one moment, kept outside the database. */
export type Anchor = { at: string; lines: number; hash: string };

/** These hashes need the secret, so that write access to the database or the files is not enough to forge them. */
export type AuditSeals = {
  line(line: Omit<StoredAuditLine, 'hash'>, previousHash: string): string;
  anchor(anchor: Anchor): string;
};

export function auditSeals(secret: string): AuditSeals {
  const [lineKey, anchorKey] = [derive(secret, 'audit line'), derive(secret, 'audit anchor')];
  return {
    line: ({ number, at, actor, actingFor, kind, item, what, personId, before, after }, previousHash) =>
      keyed(lineKey, [
        ...[previousHash, number, at.toISOString(), actor, actingFor, kind, item, what],
        ...[personId, before, after],
      ]),
    anchor: ({ at, lines, hash }) => keyed(anchorKey, [at, lines, hash]),
  };
}

function keyed(key: Buffer, values: readonly unknown[]) {
  return createHmac('sha256', key).update(JSON.stringify(values)).digest('base64url');
}

function derive(secret: string, purpose: string) {
  return Buffer.from(hkdfSync('sha256', secret, 'forum-companion', purpose, 32));
}
