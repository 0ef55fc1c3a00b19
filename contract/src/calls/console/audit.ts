import { z } from 'zod';
import { consoleRead } from '../../wire/console-call.ts';
import { IsoMoment, Text } from '../../wire/values.ts';

export const AuditFault = z.object({
  /**
   * A line was changed, is missing, or has a number that cannot exist; the log contradicts an anchor or ends before
   * it; or the file of anchors was changed.
   */
  kind: z.enum(['changed', 'missing', 'surplus', 'not as anchored', 'cut', 'unreadable anchor']),
  /** The number of the line in the log, or in the file of anchors if an anchor cannot be read. */
  line: z.int(),
  /** The file of anchors that contradicts the log, and when the anchor was written. */
  anchor: z.object({ file: Text, at: IsoMoment.nullable() }).nullable(),
});
export type AuditFault = z.infer<typeof AuditFault>;

export const AuditReport = z.object({
  lines: z.int(),
  anchors: z.int(),
  /** The first of each kind. */
  faults: z.array(AuditFault),
  /** The number of lines after the newest anchor. Nobody would notice if these were cut off. */
  uncovered: z.int(),
});
export type AuditReport = z.infer<typeof AuditReport>;

export const verifyAudit = consoleRead('/api/console/verifyAudit', {
  who: ['auditor'],
  summary: 'Checks the whole audit log: its chain, its numbering, and every anchor kept outside the database.',
  body: {},
  answer: AuditReport,
});
