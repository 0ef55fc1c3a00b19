import { agreeFirst } from 'contract/refusals/consent';
import { sessionLimited } from 'contract/refusals/session';
import { notAllowed } from 'contract/refusals/wire';
import type { Call } from 'contract/wire/call';
import type { Refusal } from 'contract/wire/refusal';
import type { ContentViewer, Viewer } from './viewer.ts';

type Addresses = { mobileSealed: string | null; emailSealed: string | null };

/** What a login that no code has confirmed may do: it stays limited if no address can tell the person of it. */
export function scopeWithoutCode(
  { mobileSealed, emailSealed }: Addresses,
  { allLimited = false } = {},
): 'limited' | 'full' {
  return allLimited || !(mobileSealed || emailSealed) ? 'limited' : 'full';
}

/**
 * Before one has agreed to the texts, or while no code has confirmed who one is, only some calls are answered; and a
 * contact person who does not attend reaches only what answering for a delegate needs.
 */
export function whySessionCannotCall(
  { scope, contactOnly }: Viewer,
  { who, contactToo }: Pick<Call, 'who' | 'contactToo'>,
): Refusal | undefined {
  if (scope === 'to agree' && who !== 'has a session') return agreeFirst;
  if (contactOnly && !contactToo) return notAllowed;
  if (scope === 'limited' && who === 'signed in') return sessionLimited;
  return undefined;
}

/**
 * In a limited session a person is anybody with that badge, because whoever found it could have opened the session. One
 * that has yet to agree may be limited, too: even the number of the newest change would tell of closed doors.
 */
export function shownAs({ id, badge, scope }: Viewer): ContentViewer {
  return scope === 'full' ? { id, badge } : { badge };
}
