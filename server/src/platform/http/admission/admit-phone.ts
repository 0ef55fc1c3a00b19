import { sessionExpired } from 'contract/refusals/session';
import type { Call } from 'contract/wire/call';
import { whySessionCannotCall } from '../../limited-sessions.rules.ts';
import { andThen, type MaybePromise } from '../../maybe-promise.ts';
import { refuse } from '../../writes/refusing.ts';
import type { ReceivedRequest, Caller, BindingDeps } from './admission.ts';

/** Phones are admitted by the envelope and the token in it. */
export function admitPhone(
  { who }: Call,
  { request, read, now }: ReceivedRequest,
  deps: BindingDeps,
): MaybePromise<Caller> {
  const { envelope, signatureFits } = deps.judge(request.headers, read, now);
  const { uniqueId, 'ACCESS-TOKEN': token } = envelope;
  if (!signatureFits) deps.log.warn({ reqId: request.id }, 'wrong signature');
  // For an open call the session is not looked up, because an ended one must not prevent signing in again.
  if (who === 'anyone') return { viewer: undefined, staff: undefined, uniqueId, token };
  if (token === '') refuse(sessionExpired);
  return andThen(deps.identify(token, deps.db, now), (viewer) => {
    const refusal = whySessionCannotCall(viewer, who);
    if (refusal) refuse(refusal);
    return { viewer, staff: undefined, uniqueId, token };
  });
}
