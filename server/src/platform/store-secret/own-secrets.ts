import { WrongConfiguration, type Configuration } from '../configuration.ts';
import { auditSeals } from '../audit/chain-hashes.ts';
import { auditHead, auditLinesAfter, emptyLog } from '../audit/audit.store.ts';
import type { Database } from '../database/database.ts';
import { sealingWith } from '../security/sealing.ts';
import { someSealed } from './reseal.store.ts';

type Secrets = Pick<Configuration, 'storeSecret' | 'otherStoreSecrets' | 'auditSecret'>;

/**
 * Stops the start if a secret is not that of this database: every badge would be wrong, every list would lack its
 * people, and what is written meanwhile would need another key than the rest. What is stored is itself the proof, so
 * that a restored backup is judged by what is in it; an empty database takes any secret.
 */
export async function mustBeOwnSecrets(db: Database, secrets: Secrets) {
  const problems = [...(await whyStoreSecretIsWrong(db, secrets)), ...(await whyAuditSecretIsWrong(db, secrets))];
  if (problems.length > 0) throw new WrongConfiguration(problems.join('\n'));
}

/** One damaged value must not stop a server. */
const looksAt = 20;

async function whyStoreSecretIsWrong(db: Database, { storeSecret, otherStoreSecrets }: Secrets): Promise<string[]> {
  const sealing = sealingWith(storeSecret, ...otherStoreSecrets);
  const sealed = await someSealed(db, looksAt);
  const opens = ({ text, about }: (typeof sealed)[number]) => {
    try {
      sealing.open(text, about);
      return true;
    } catch {
      return false;
    }
  };
  if (sealed.length === 0 || sealed.some(opens)) return [];
  return [
    'FORUM_STORE_SECRET: this secret did not seal what is in this database; start with the one that did, or name that as FORUM_STORE_SECRET_OTHER',
  ];
}

/** The newest lines, because older ones may have been cut. A line that somebody changed is named by verify-audit. */
async function whyAuditSecretIsWrong(db: Database, { auditSecret }: Secrets): Promise<string[]> {
  const seals = auditSeals(auditSecret);
  const { number } = await auditHead(db);
  const lines = await auditLinesAfter(db, number - looksAt - 1, looksAt + 1);
  const pairs = lines.flatMap((line, nth) => {
    const before = line.number === 1 ? emptyLog : lines[nth - 1];
    return before ? [{ line, before }] : [];
  });
  const fits = ({ line, before }: (typeof pairs)[number]) => seals.line(line, before.hash) === line.hash;
  if (pairs.length === 0 || pairs.some(fits)) return [];
  return ['FORUM_AUDIT_SECRET: this secret did not chain the audit log of this database; start with the one that did'];
}
