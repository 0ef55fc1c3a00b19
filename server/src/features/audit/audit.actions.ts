import type { AuditReport, verifyAudit as call } from 'contract/calls/console/audit';
import type { Context } from '../../platform/http/binding.ts';

export function verifyAudit({ db, services }: Context<typeof call>): Promise<AuditReport> {
  return services.audit.verify(db);
}
