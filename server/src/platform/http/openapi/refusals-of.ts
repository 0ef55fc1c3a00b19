import { agreeFirst } from 'contract/refusals/consent';
import * as session from 'contract/refusals/session';
import * as wire from 'contract/refusals/wire';
import type { Call, PhoneWho } from 'contract/wire/call';
import type { PartnerCall } from 'contract/wire/partner-call';
import type { Refusal } from 'contract/wire/refusal';

const ofBodies = [wire.unreadableBody, wire.bodyTooLarge, wire.wrongContentType, wire.invalidInput];
const ofEnvelopes = [wire.wrongEnvelope, wire.wrongSignature, wire.staleStamp];
const ofSessions = [session.sessionExpired, session.sessionUnused, session.signedInElsewhere];

/** All refusals of a call: those that it declares and those of the checks before its action. */
export function refusalsOf(call: Call | PartnerCall): Refusal[] {
  return [...new Set([...beforeTheAction(call), ...call.refusals])];
}

function beforeTheAction(call: Call | PartnerCall): Refusal[] {
  if (call.who === 'a partner') return ofBodies;
  const ofRepeats = call.kind === 'write' ? [wire.requestIdReused, wire.alreadyDone] : [];
  const ofSealed = call.sealed ? [wire.textNotOpened] : [];
  // Every call answers notFound before the forum and its texts are loaded.
  const ofAll = [...ofRepeats, wire.notFound];
  if (typeof call.who !== 'string') return [...ofBodies, wire.notAllowed, ...ofAll];
  const ofContacts = call.who === 'anyone' || call.contactToo ? [] : [wire.notAllowed];
  return [...ofEnvelopes, ...ofSealed, ...ofBodies, ...ofCallers[call.who], ...ofContacts, ...ofAll];
}

const ofCallers: Record<PhoneWho, Refusal[]> = {
  anyone: [],
  'has a session': ofSessions,
  'signed in, limited too': [...ofSessions, agreeFirst],
  'signed in': [...ofSessions, agreeFirst, session.sessionLimited],
};
