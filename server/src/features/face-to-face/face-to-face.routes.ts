import * as calls from 'contract/calls/face-to-face';
import type { Bind } from '../../platform/http/binding.ts';
import { scanExchangeCode, showExchangeCode } from './face-to-face-code.actions.ts';
import { confirmEncounter, endEncounter, showEncounter } from './face-to-face.actions.ts';

export function faceToFaceRoutes(bind: Bind) {
  bind(calls.showExchangeCode, showExchangeCode);
  bind(calls.scanExchangeCode, scanExchangeCode);
  bind(calls.getEncounter, showEncounter);
  bind(calls.confirmEncounter, confirmEncounter);
  bind(calls.endEncounter, endEncounter);
}
