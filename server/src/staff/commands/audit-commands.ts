import * as calls from 'contract/calls/console/audit';
import { CommandFailed } from '../staff-client.ts';
import type { StaffCommand } from '../staff-command.ts';

export const auditCommands: readonly StaffCommand[] = [
  {
    name: 'verify-audit',
    describe: 'Checks that nobody has touched the audit log',
    async run(ask) {
      const { lines, anchors, faults, uncovered } = await ask(calls.verifyAudit, {});
      const checked = [
        `Lines checked: ${lines}`,
        `Anchors compared: ${anchors}`,
        `Lines younger than the newest anchor: ${uncovered} (if they were cut off, it would not show)`,
      ].join('\n');
      if (faults.length === 0) return `The audit log is whole.\n${checked}`;
      const found = faults.map((fault) => `  ${described(fault)}`).join('\n');
      throw new CommandFailed(`The audit log is NOT whole. The first fault of each kind:\n${found}\n${checked}`);
    },
  },
];

function described({ kind, line, anchor }: calls.AuditFault): string {
  const [file, at] = [anchor?.file, anchor?.at];
  return {
    changed: `Line ${line} is not as it was written.`,
    missing: `Line ${line} is missing.`,
    surplus: `Line ${line} has no place in the numbering.`,
    'not as anchored': `Line ${line} is not the one that ${file} noted at ${at}: the log was restored or rebuilt.`,
    cut: `Line ${line} and those after it are gone: ${file} knew of more at ${at}.`,
    'unreadable anchor': `Line ${line} of ${file} is not an anchor of this log.`,
  }[kind];
}
