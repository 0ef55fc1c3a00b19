import * as calls from 'contract/calls/console/arrangements';
import type { Bind } from '../../platform/http/binding.ts';
import { checkArrangements, importArrangements, setArrangements } from './arrangements-staff.actions.ts';

export function arrangementsRoutes(bind: Bind) {
  bind(calls.setArrangements, setArrangements);
  bind(calls.checkArrangements, checkArrangements);
  bind(calls.importArrangements, importArrangements);
}
