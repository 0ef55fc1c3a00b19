import { z } from 'zod';
import { consoleRead } from '../../wire/console-call.ts';
import { IsoMoment, Text } from '../../wire/values.ts';

export const AuditFault = z.object({
  /**
   * A line of the log is not as it was written, is not there, or has no place in the numbering; the log is not the one
   * that an anchor knows, or ends before it; or somebody touched the file of anchors itself.
   */
  kind: z.enum(['changed', 'missing', 'surplus', 'not as anchored', 'cut', 'unreadable anchor']),
  /** Of the log; of its file, where it is an anchor that cannot be read. */
  line: z.int(),
  /** The file that says otherwise, and when that was written to it. */
  anchor: z.object({ file: Text, at: IsoMoment.nullable() }).nullable(),
});
export type AuditFault = z.infer<typeof AuditFault>;

export const AuditReport = z.object({
  lines: z.int(),
  anchors: z.int(),
  /** The first of each kind. */
  faults: z.array(AuditFault),
  /** So many lines are younger than the newest anchor: if they were cut off, it would not show. */
  uncovered: z.int(),
});
export type AuditReport = z.infer<typeof AuditReport>;

export const verifyAudit = consoleRead('/api/console/verifyAudit', {
  who: ['auditor'],
  summary: 'Checks the whole audit log: its chain, its numbering, and every anchor kept outside the database.',
  body: {},
  answer: AuditReport,
});
