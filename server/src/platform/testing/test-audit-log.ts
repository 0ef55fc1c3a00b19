import { auditLog } from '../audit/audit-log.ts';
import { emptyLog, type StoredAuditLine } from '../audit/audit.store.ts';
import { auditSeals } from '../audit/seals.ts';
import { configurationFrom } from '../configuration.ts';
import { sealingWith } from '../security/sealing.ts';
import { testNow } from './test-now.ts';

const { auditSecret, storeSecret } = configurationFrom({});

/** As the server has it, where a test needs no server. */
export function testAuditLog(anchorFiles: readonly string[] = []) {
  return auditLog({ secret: auditSecret, sealing: sealingWith(storeSecret), anchorFiles });
}

type Chained = { count: number; after?: Pick<StoredAuditLine, 'number' | 'hash'>; actor?: string };

/** The lines of a log as the server would have written it, made without a database. */
export function chainedLines({ count, after = emptyLog, actor = 'officer' }: Chained): StoredAuditLine[] {
  const lines = Array.from({ length: count }, (_, index) => {
    const number = after.number + index + 1;
    const about = { kind: 'meeting', item: `meeting ${number % 7}`, what: 'move meeting' } as const;
    const said = { actingFor: null, personId: null, before: 'null', after: `{"nth":${number}}`, hash: '' };
    return { number, at: testNow, actor, ...about, ...said };
  });
  return rechained(lines, after.hash);
}

/** The same lines, each with the hash that follows from the one before; by default with the server's own key. */
export function rechained(lines: readonly StoredAuditLine[], after: string, secret = auditSecret): StoredAuditLine[] {
  const seals = auditSeals(secret);
  let previous = after;
  return lines.map((line) => ({ ...line, hash: (previous = seals.line(line, previous)) }));
}
