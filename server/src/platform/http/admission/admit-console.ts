import { notAllowed } from 'contract/refusals/wire';
import type { ConsoleCall } from 'contract/wire/call';
import { mayCall } from 'contract/wire/roles';
import { refuse } from '../../writes/refusing.ts';
import type { ReceivedRequest, Caller, BindingDeps } from './admission.ts';

/** Calls of the console have no envelope. The member of staff must have a role that may make the call. */
export async function admitConsole(
  call: ConsoleCall,
  { request }: ReceivedRequest,
  { identifyStaff }: BindingDeps,
): Promise<Caller> {
  const staff = await identifyStaff(request);
  if (!staff || !mayCall(staff.roles, call)) refuse(notAllowed);
  return { viewer: undefined, staff, uniqueId: '', token: '' };
}

/** Until the console brings its cookie and CSRF header, no caller of the public listener is staff. */
export const nobodyIsStaff: BindingDeps['identifyStaff'] = async () => undefined;
