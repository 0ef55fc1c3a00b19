import type { AuditEntry } from '../audit/audit-log.ts';
import { announceChange } from '../content/announce.store.ts';
import type { NewChange } from '../content/changes.store.ts';
import { publish, type ContentChange } from '../content/content-change.ts';
import type { ContentRow } from '../content/content-kind.store.ts';
import type { Authorship } from '../content/versions.store.ts';
import type { Database } from '../database/database.ts';
import type { WritingServices } from '../services.ts';
import { inTransaction } from './transactions.ts';

/** The verb of every write. A change of content becomes its next version; everything else is only told to the audit. */
type Changed = {
  (change: AuditEntry): Promise<void>;
  <Row extends ContentRow>(change: ContentChange<Row>): Promise<Row>;
};

/** What a write is given. `db` is its transaction: there is no second handle to slip out of it. */
export type Write = {
  db: Database;
  changed: Changed;
  /** What this process has cached of the matter is put right once the change is there for everybody. */
  afterCommit(work: () => void): void;
  /** After the commit the open screens of this person fetch anew what is only theirs. */
  tellPerson(personId: string): void;
  changedNothing(): boolean;
};

/** In whose name the audit lines are. */
export type Author = { actor: string; actingFor?: string | undefined };
type WriteContext = {
  db: Database;
  now: Date;
  services: Pick<WritingServices, 'audit' | 'changes' | 'personalHints'>;
  author: Author;
};

/** What one try of a write has to do at its commit and afterwards. */
type Effects = { entries: AuditEntry[]; hints: NewChange[]; people: string[]; afterwards: (() => void)[] };

/**
 * The one way to write: a transaction that begins again after a deadlock. What it says it changed becomes audit lines
 * and hints last of all, because until the commit every other write that says something waits for this one.
 */
export async function inWrite<T>({ db, now, services, author }: WriteContext, work: (write: Write) => Promise<T>) {
  const { effects, result } = await inTransaction(db, async (transaction) => {
    const effects: Effects = { entries: [], hints: [], people: [], afterwards: [] };
    const result = await work(writeIn(transaction, effects, { author: author.actor, at: now }));
    for (const entry of effects.entries) await services.audit.append(transaction, { at: now, ...author, ...entry });
    for (const hint of effects.hints) await announceChange(transaction, hint);
    return { effects, result };
  });
  for (const later of effects.afterwards) later();
  for (const personId of effects.people) services.personalHints.tell(personId);
  // The caller reads back what was changed, on this instance at least.
  if (effects.hints.length > 0) await services.changes.catchUp();
  return result;
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
    tellPerson: (personId) => void people.push(personId),
    changedNothing: () => entries.length === 0,
  };
}

function isPlain(change: { kind: unknown }): change is AuditEntry {
  return typeof change.kind === 'string';
}
