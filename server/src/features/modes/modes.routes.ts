import * as calls from 'contract/calls/modes';
import type { Bind } from '../../platform/http/binding.ts';
import { acceptOwnInvitation, declineOwnInvitation, showActing, stopActingFor } from './modes-acting.actions.ts';
import { nameContactPerson } from './modes-naming.actions.ts';
import { showPrincipalSchedule } from './modes-schedule.actions.ts';
import { revokeOwnContact, setContactSeesSchedule, setOwnMode, showModes } from './modes.actions.ts';

export function modesRoutes(bind: Bind) {
  bind(calls.getModes, showModes);
  bind(calls.setMode, setOwnMode);
  bind(calls.nameContact, nameContactPerson);
  bind(calls.setSeesSchedule, setContactSeesSchedule);
  bind(calls.revokeContact, revokeOwnContact);
  bind(calls.getActing, showActing);
  bind(calls.acceptInvitation, acceptOwnInvitation);
  bind(calls.declineInvitation, declineOwnInvitation);
  bind(calls.stopActing, stopActingFor);
  bind(calls.getPrincipalSchedule, showPrincipalSchedule);
}
