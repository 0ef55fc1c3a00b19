import type { Database } from '../database/database.ts';
import type { KeptAnchor, ReadAnchors } from './anchors.ts';
import { auditLinesAfter, emptyLog, surplusAuditNumber, type AuditHead, type StoredAuditLine } from './audit.store.ts';
import type { AuditSeals } from './seals.ts';

/** So many lines are in memory at a time, however long the log is. */
const batch = 1_000;

export type AuditFault =
  | { kind: 'changed' | 'missing' | 'surplus'; line: number }
  | { kind: 'not as anchored' | 'cut'; line: number; anchor: KeptAnchor }
  | { kind: 'unreadable anchor'; file: string; line: number };

export type AuditReport = {
  lines: number;
  anchors: number;
  /** The first of each kind. */
  faults: AuditFault[];
  /** Younger than the newest anchor: if these were cut off, it would not show. */
  uncovered: number;
};

export async function verifyAuditLog(
  db: Database,
  seals: AuditSeals,
  { anchors, unreadable }: ReadAnchors,
): Promise<AuditReport> {
  const faults = firstOfEachKind();
  const anchorsAt = Map.groupBy(anchors, ({ lines }) => lines);
  let previous: AuditHead = emptyLog;
  for await (const line of linesInOrder(db)) {
    if (line.number > previous.number + 1) faults.note({ kind: 'missing', line: previous.number + 1 });
    // What stood before a gap is unknown: nothing can be said of the line that follows it.
    else if (line.hash !== seals.line(line, previous.hash)) faults.note({ kind: 'changed', line: line.number });
    const contradicted = anchorsAt.get(line.number)?.find(({ hash }) => hash !== line.hash);
    if (contradicted) faults.note({ kind: 'not as anchored', line: line.number, anchor: contradicted });
    previous = line;
  }
  const surplus = await surplusAuditNumber(db, previous.number);
  if (surplus !== undefined) faults.note({ kind: 'surplus', line: surplus });
  const beyond = anchors.find(({ lines }) => lines > previous.number);
  if (beyond) faults.note({ kind: 'cut', line: previous.number + 1, anchor: beyond });
  for (const where of unreadable) faults.note({ kind: 'unreadable anchor', ...where });
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
    note(fault: AuditFault) {
      if (!found.has(fault.kind)) found.set(fault.kind, fault);
    },
    all: () => [...found.values()],
  };
}
