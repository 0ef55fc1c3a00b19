import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditLog } from '../audit/audit-log.ts';
import { emptyLog, type StoredAuditLine } from '../audit/audit.store.ts';
import { auditSeals } from '../audit/chain-hashes.ts';
import { configurationFrom } from '../configuration.ts';
import { sealingWith } from '../security/sealing.ts';
import { testNow } from './test-now.ts';

const { auditSecret, storeSecret } = configurationFrom({});

/** The audit log of the server for tests that need no server. */
export function testAuditLog(anchorFiles: readonly string[] = [], headFile = join(tmpdir(), 'no audit head')) {
  return auditLog({ secret: auditSecret, sealing: sealingWith(storeSecret), anchorFiles, headFile });
}

type Chained = { count: number; after?: Pick<StoredAuditLine, 'number' | 'hash'>; actor?: string };

/** The lines of a log as the server would write it, made without a database. */
export function chainedLines({ count, after = emptyLog, actor = 'officer' }: Chained): StoredAuditLine[] {
  const lines = Array.from({ length: count }, (_, index) => {
    const number = after.number + index + 1;
    const about = { kind: 'meeting', item: `meeting ${number % 7}`, what: 'move meeting' } as const;
    const said = { actingFor: null, personId: null, before: 'null', after: `{"nth":${number}}`, hash: '' };
    return { number, at: testNow, actor, ...about, ...said };
  });
  return rechained(lines, after.hash);
}

/** Returns the lines with newly chained hashes, by default with the key of the server. */
export function rechained(lines: readonly StoredAuditLine[], after: string, secret = auditSecret): StoredAuditLine[] {
  const seals = auditSeals(secret);
  let previous = after;
  return lines.map((line) => ({ ...line, hash: (previous = seals.line(line, previous)) }));
}
