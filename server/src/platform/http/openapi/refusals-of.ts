import * as no from 'contract/refusals';
import type { Call, PhoneWho } from 'contract/wire/call';
import type { PartnerCall } from 'contract/wire/partner-call';

const ofBodies = [no.unreadableBody, no.bodyTooLarge, no.wrongContentType, no.invalidInput];
const ofEnvelopes = [no.wrongEnvelope, no.wrongSignature, no.staleStamp];
const ofSessions = [no.sessionExpired, no.sessionUnused, no.signedInElsewhere];

/** Every refusal that a call can meet: those that it declares, and those of whatever judges it before its action. */
export function refusalsOf(call: Call | PartnerCall): no.Refusal[] {
  return [...new Set([...beforeTheAction(call), ...call.refusals])];
}

function beforeTheAction(call: Call | PartnerCall): no.Refusal[] {
  if (call.who === 'a partner') return ofBodies;
  const ofRepeats = call.kind === 'write' ? [no.requestIdReused, no.alreadyDone] : [];
  // Whatever is asked for before the forum and its texts are there does not exist.
  const ofAll = [...ofRepeats, no.notFound];
  if (typeof call.who !== 'string') return [...ofBodies, no.notAllowed, ...ofAll];
  return [...ofEnvelopes, ...ofBodies, ...ofCallers[call.who], ...ofAll];
}

const ofCallers: Record<PhoneWho, no.Refusal[]> = {
  anyone: [],
  'has a session': ofSessions,
  'signed in, limited too': [...ofSessions, no.agreeFirst],
  'signed in': [...ofSessions, no.agreeFirst, no.sessionLimited],
};
