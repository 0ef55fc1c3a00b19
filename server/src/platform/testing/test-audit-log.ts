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

/** The lines of a log as the server would have written it, made without a database. */
export function chainedLines(count: number, after = emptyLog): StoredAuditLine[] {
  const seals = auditSeals(auditSecret);
  let head = after;
  return Array.from({ length: count }, () => {
    const number = head.number + 1;
    const about = { kind: 'meeting', item: `meeting ${number % 7}`, what: 'move meeting' } as const;
    const said = { actor: 'officer', actingFor: null, personId: null, before: 'null', after: `{"nth":${number}}` };
    const line = { number, at: testNow, ...about, ...said };
    head = { number, hash: seals.line(line, head.hash) };
    return { ...line, hash: head.hash };
  });
}
