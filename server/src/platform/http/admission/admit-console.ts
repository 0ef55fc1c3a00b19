import { notAllowed } from 'contract/refusals/wire';
import type { ConsoleCall } from 'contract/wire/call';
import { mayCall } from 'contract/wire/roles';
import { refuse } from '../../writes/refusing.ts';
import type { Arrived, Caller, Surroundings } from './admission.ts';

/** Without the envelope: the way in says who it is, and their roles say whether they may. */
export async function admitConsole(
  call: ConsoleCall,
  { request }: Arrived,
  { identifyStaff }: Surroundings,
): Promise<Caller> {
  const staff = await identifyStaff(request);
  if (!staff || !mayCall(staff.roles, call)) refuse(notAllowed);
  return { viewer: undefined, staff, uniqueId: '', tokenHash: '' };
}
