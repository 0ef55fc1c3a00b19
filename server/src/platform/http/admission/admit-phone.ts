import { agreeFirst } from 'contract/refusals/consent';
import { sessionExpired, sessionLimited } from 'contract/refusals/session';
import type { Call } from 'contract/wire/call';
import { refuse } from '../../writes/refusing.ts';
import type { ReceivedRequest, Caller, BindingDeps } from './admission.ts';

/** Phones are admitted by the envelope and the token in it. */
export async function admitPhone(
  { who }: Call,
  { request, read, now }: ReceivedRequest,
  deps: BindingDeps,
): Promise<Caller> {
  const { envelope, tokenHash, signatureFits } = deps.judge(request.headers, read, now);
  if (!signatureFits) deps.log.warn({ reqId: request.id }, 'wrong signature');
  // For an open call the session is not looked up, because an ended one must not prevent signing in again.
  if (who === 'anyone') return { viewer: undefined, staff: undefined, uniqueId: envelope.uniqueId, tokenHash };
  if (tokenHash === '') refuse(sessionExpired);
  const viewer = await deps.identify(tokenHash, deps.db, now);
  if (viewer.scope === 'to agree' && who !== 'has a session') refuse(agreeFirst);
  if (viewer.scope === 'limited' && who === 'signed in') refuse(sessionLimited);
  return { viewer, staff: undefined, uniqueId: envelope.uniqueId, tokenHash };
}
