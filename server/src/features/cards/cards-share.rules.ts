import type { ContactItems } from 'contract/calls/cards';
import { notOnRecord, nothingShared, sharingChanged } from 'contract/refusals/cards';
import type { Refusal } from 'contract/wire/refusal';
import type { Sharing } from '../modes/modes-sharing.actions.ts';
import type { Shared } from './cards.store.ts';

export type { Shared };

type Sharable = Pick<Sharing, 'mobile' | 'email' | 'contact'>;

/** What a card gives of this person: the ticked items, or the contact person, for whom nothing is ticked. */
export function sharedFrom(
  share: ContactItems | null,
  { mobile, email, contact }: Sharable,
): { shared: Shared } | { refusal: Refusal } {
  // Whoever ticked items did not see that the contact person's would go, and the other way round.
  if ((share === null) !== (contact !== null)) return { refusal: sharingChanged };
  if (contact) return { shared: { of: 'contact', contactId: contact.id } };
  const items = share ?? { mobile: false, email: false };
  if (!items.mobile && !items.email) return { refusal: nothingShared };
  if ((items.mobile && !mobile) || (items.email && !email)) return { refusal: notOnRecord };
  return { shared: { of: 'own', ...items } };
}
