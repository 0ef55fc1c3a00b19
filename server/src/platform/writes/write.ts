import type { AuditHead } from '../audit/audit.store.ts';
import type { AuditEntry } from '../audit/audit-log.ts';
import { announceChange } from '../content/announce-with-number.store.ts';
import type { NewChange } from '../content/changes.store.ts';
import { publish, type ContentChange } from '../content/publish-change.ts';
import type { ContentRow } from '../content/content-kind.store.ts';
import type { Authorship } from '../content/versions.store.ts';
import type { Database } from '../database/database.ts';
import type { WritingServices } from '../services.ts';
import { inTransaction } from './transactions.ts';

/** Reports a change. A change of content becomes its next version; all others only get an audit line. */
type Changed = {
  (change: AuditEntry): Promise<void>;
  <Row extends ContentRow>(change: ContentChange<Row>): Promise<Row>;
};

/** The handles of a write. `db` is its transaction, and there is no other handle that would bypass it. */
export type Write = {
  db: Database;
  changed: Changed;
  /** Runs after the commit, for example to drop cached values. */
  afterCommit(work: () => void): void;
  /** Announces a change that is no version of a piece of content, such as of a person's record. */
  announce(change: NewChange): void;
  /** After the commit the open screens of this person fetch their personal data again. */
  tellPerson(personId: string): void;
  /** After the commit open screens fetch what shows this content again, and caches drop it. */
  tellScreens(change: NewChange): void;
  changedNothing(): boolean;
};

/** The author of the audit lines. */
export type Author = { actor: string; actingFor?: string | undefined };
type WriteContext = {
  db: Database;
  now: Date;
  services: Pick<WritingServices, 'audit' | 'changes' | 'personalHints'>;
  author: Author;
};

/** What one try of a write has to do at its commit and afterwards. */
type Effects = {
  head?: AuditHead;
  entries: AuditEntry[];
  hints: NewChange[];
  people: string[];
  afterwards: (() => void)[];
};

/**
 * Every write runs in this transaction, which begins again after a deadlock. Audit lines and hints are written last,
 * because from then until the commit every other write waits for their locks.
 */
export async function inWrite<T>({ db, now, services, author }: WriteContext, work: (write: Write) => Promise<T>) {
  const { effects, result } = await inTransaction(db, async (transaction) => {
    const effects: Effects = { entries: [], hints: [], people: [], afterwards: [] };
    const result = await work(writeIn(transaction, effects, { author: author.actor, at: now }));
    for (const entry of effects.entries)
      effects.head = await services.audit.append(transaction, { at: now, ...author, ...entry });
    for (const hint of effects.hints) await announceChange(transaction, hint);
    return { effects, result };
  });
  if (effects.head) {
    const isSensitive = isOfStaff(author) || effects.entries.some(({ what }) => sensitive.has(what));
    await services.audit.committed(effects.head, { at: now, isSensitive });
  }
  for (const later of effects.afterwards) later();
  for (const personId of effects.people) services.personalHints.tell(personId);
  // The caller must be able to read the change back, at least on this instance.
  if (effects.hints.length > 0) await services.changes.catchUp();
  return result;
}

/** Whatever the Secretariat does, and what changes for good who a person is or what is known of them. */
const isOfStaff = ({ actor }: Author) => actor === 'staff' || actor.startsWith('staff ');
const sensitive = new Set(['erased', 'replace login address', 'this was not me']);

/** A command of the secretariat that would leave no audit line fails, and nothing is changed. */
export function mustHaveReported({ changedNothing }: Write, path: string): void {
  if (changedNothing()) throw new Error(`${path} changed something without saying what`);
}

function writeIn(db: Database, { entries, hints, people, afterwards }: Effects, made: Authorship): Write {
  async function changed<Row extends ContentRow>(change: AuditEntry | ContentChange<Row>) {
    if (isPlain(change)) return void entries.push(change);
    const published = await publish(db, change, made);
    entries.push(published.entry);
    hints.push(...published.hints);
    return published.row;
  }
  return {
    ...{ db, changed },
    afterCommit: (work) => void afterwards.push(work),
    announce: (change) => void hints.push(change),
    tellPerson: (personId) => void people.push(personId),
    tellScreens: (change) => void hints.push(change),
    changedNothing: () => entries.length === 0,
  };
}

function isPlain(change: { kind: unknown }): change is AuditEntry {
  return typeof change.kind === 'string';
}
