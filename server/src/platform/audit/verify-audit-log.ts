import type { AuditFault, AuditReport } from 'contract/calls/console/audit';
import type { Database } from '../database/database.ts';
import type { ReadAnchors } from './anchor-files.ts';
import { auditLinesAfter, emptyLog, surplusAuditNumber, type AuditHead, type StoredAuditLine } from './audit.store.ts';
import type { AuditSeals } from './chain-hashes.ts';

/** The verifier holds only this many lines in memory, however long the log is. */
const batch = 1_000;

export async function verifyAuditLog(
  db: Database,
  seals: AuditSeals,
  { anchors, head, unreadable }: ReadAnchors,
): Promise<AuditReport> {
  const faults = firstOfEachKind();
  const anchorsAt = Map.groupBy([...anchors, ...head], ({ lines }) => lines);
  let previous: AuditHead = emptyLog;
  for await (const line of linesInOrder(db)) {
    if (line.number > previous.number + 1) faults.note('missing', previous.number + 1);
    // After a gap the previous hash is unknown, so that the line that follows cannot be checked.
    else if (line.hash !== seals.line(line, previous.hash)) faults.note('changed', line.number);
    const contradicted = anchorsAt.get(line.number)?.find(({ hash }) => hash !== line.hash);
    if (contradicted) faults.note('not as anchored', line.number, contradicted);
    previous = line;
  }
  const surplus = await surplusAuditNumber(db, previous.number);
  if (surplus !== undefined) faults.note('surplus', surplus);
  const beyond = [...anchors, ...head].find(({ lines }) => lines > previous.number);
  if (beyond) faults.note('cut', previous.number + 1, beyond);
  for (const { file, line } of unreadable) faults.note('unreadable anchor', line, { file, at: null });
  const newest = anchors.reduce((most, { lines }) => Math.max(most, lines), 0);
  return {
    lines: previous.number,
    anchors: anchors.length,
    faults: faults.all(),
    uncovered: Math.max(0, previous.number - newest),
  };
}

async function* linesInOrder(db: Database): AsyncGenerator<StoredAuditLine> {
  let lines: StoredAuditLine[] = [];
  do {
    lines = await auditLinesAfter(db, lines.at(-1)?.number ?? 0, batch);
    yield* lines;
  } while (lines.length === batch);
}

function firstOfEachKind() {
  const found = new Map<AuditFault['kind'], AuditFault>();
  return {
    note(kind: AuditFault['kind'], line: number, anchor: AuditFault['anchor'] = null) {
      if (!found.has(kind)) found.set(kind, { kind, line, anchor: anchor && { file: anchor.file, at: anchor.at } });
    },
    all: () => [...found.values()],
  };
}
