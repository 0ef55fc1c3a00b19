import type { AuditReport } from 'contract/calls/console/audit';
import type { Database } from '../database/database.ts';
import type { Sealing } from '../security/sealing.ts';
import type { Alarm } from '../alarms.ts';
import { keepAnchor, keepHead, readAnchors } from './anchor-files.ts';
import {
  auditHead,
  auditLinesAbout,
  insertAuditLine,
  lockAuditLog,
  type AuditHead,
  type StoredAuditLine,
} from './audit.store.ts';
import { destroyPersonKey, sealingOf, sealingsOf } from './person-keys.store.ts';
import { auditSeals, type Anchor } from './chain-hashes.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

export type AuditEntry = Pick<StoredAuditLine, 'kind' | 'item' | 'what'> & {
  before: unknown;
  after: unknown;
  /** The person whose values are in before and after, if the line is not about that person anyway. */
  personId?: string;
};
export type NewAuditLine = AuditEntry & Pick<StoredAuditLine, 'at' | 'actor'> & { actingFor?: string | undefined };
type ReadAuditLine = Omit<StoredAuditLine, 'before' | 'after'> & {
  before: unknown;
  after: unknown;
};

/** Replaces the values of a person who has been erased. */
export const erased = 'erased';

export type AuditLog = {
  /** Called last in the transaction of a write, because other writes wait for the lock until it commits. */
  append(db: Database, line: NewAuditLine): Promise<AuditHead>;
  /** Notes outside the database where the log ends now, also as an anchor if the act was a sensitive one. */
  committed(head: AuditHead, act: { at: Date; isSensitive: boolean }): Promise<void>;
  linesAbout(db: Database, about: Pick<StoredAuditLine, 'kind' | 'item'>): Promise<ReadAuditLine[]>;
  /** Makes the values of this person unreadable for ever; the chain of hashes stays intact. */
  erasePerson(db: Database, personId: string): Promise<void>;
  /** Writes the length and the last hash of the log to the files of anchors, outside the database. */
  anchor(db: Database, now: Date): Promise<void>;
  verify(db: Database): Promise<AuditReport>;
};

type AuditLogDeps = {
  secret: string;
  sealing: Sealing;
  anchorFiles: readonly string[];
  headFile: string;
  alarm?: Alarm;
};

export function auditLog({ secret, sealing, anchorFiles, headFile, alarm }: AuditLogDeps): AuditLog {
  const seals = auditSeals(secret);
  const noteHead = newestOnly((head) => keepHead(headFile, head, seals));
  return {
    async append(db, { at, actor, actingFor = null, kind, item, what, ...entry }) {
      const personId = entry.personId ?? (kind === 'person' ? item : null);
      const personal = personId === null ? undefined : await sealingOf(db, personId, sealing);
      const written = (value: unknown, column: Column) => {
        const text = JSON.stringify(value ?? null);
        return personal ? personal.seal(text, column) : text;
      };
      await lockAuditLog(db);
      const head = await auditHead(db);
      const line = {
        number: head.number + 1,
        ...{ at, actor, actingFor, kind, item, what, personId },
        before: written(entry.before, 'before'),
        after: written(entry.after, 'after'),
      };
      const hash = seals.line(line, head.hash);
      await insertAuditLine(db, { ...line, hash });
      return { number: line.number, hash };
    },
    async committed({ number, hash }, { at, isSensitive }) {
      const head = { at: at.toISOString(), lines: number, hash };
      const lost = (failure: Error) => alarm?.('no audit anchor', { reason: failure.message });
      void noteHead(head).catch(lost);
      if (isSensitive) await keepAnchor(anchorFiles, head, seals).catch(lost);
    },
    async linesAbout(db, about) {
      const lines = await auditLinesAbout(db, about);
      const keys = await sealingsOf(db, [...new Set(lines.flatMap(({ personId }) => personId ?? []))], sealing);
      return lines.map((line) => ({
        ...line,
        before: valueOf(line, 'before', keys),
        after: valueOf(line, 'after', keys),
      }));
    },
    erasePerson: destroyPersonKey,
    async anchor(db, now) {
      const { number, hash } = await auditHead(db);
      await keepAnchor(anchorFiles, { at: now.toISOString(), lines: number, hash }, seals);
    },
    // The anchors are read first, so that lines appended meanwhile come after all of them.
    verify: async (db) => verifyAuditLog(db, seals, await readAnchors(anchorFiles, seals, headFile)),
  };
}

/** Many writes at once need one note, of the newest of them. */
function newestOnly(keep: (head: Anchor) => Promise<void>): (head: Anchor) => Promise<void> {
  const noted: { newest?: Anchor; lines: number } = { lines: 0 };
  let underWay: Promise<void> | undefined;
  const keepNewest = async () => {
    while (noted.newest && noted.newest.lines > noted.lines) {
      const head = noted.newest;
      await keep(head);
      noted.lines = head.lines;
    }
  };
  return (head) => {
    if (head.lines > (noted.newest?.lines ?? 0)) noted.newest = head;
    underWay ??= keepNewest().finally(() => (underWay = undefined));
    return underWay;
  };
}

type Column = 'before' | 'after';

function valueOf(
  line: Pick<StoredAuditLine, 'personId' | Column>,
  column: Column,
  keys: ReadonlyMap<string, Sealing>,
): unknown {
  if (line.personId === null) return JSON.parse(line[column]);
  const text = opened(line[column], column, keys.get(line.personId));
  return text === undefined ? erased : JSON.parse(text);
}

/** A key made after an erasure cannot open values from before it. */
function opened(sealed: string, column: Column, key: Sealing | undefined): string | undefined {
  try {
    return key?.open(sealed, column);
  } catch {
    return undefined;
  }
}
