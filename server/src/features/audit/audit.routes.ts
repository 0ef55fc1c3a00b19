import * as calls from 'contract/calls/console/audit';
import type { Bind } from '../../platform/http/binding.ts';
import { verifyAudit } from './audit.actions.ts';

export function auditRoutes(bind: Bind) {
  bind(calls.verifyAudit, verifyAudit);
}
