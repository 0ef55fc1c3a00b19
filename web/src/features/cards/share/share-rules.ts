import type { ContactItems } from 'contract/calls/cards';
import type { Share, Sharing } from '../cards.api.ts';

export type Item = keyof ContactItems;
const items = ['mobile', 'email'] as const satisfies readonly Item[];

/** Only what is on record can be ticked. */
export const itemsOnRecord = (sharing: Sharing): Item[] => items.filter((item) => sharing[item]);

/** In assistant mode the contact person's data goes instead, without ticks. */
export const goesByContact = ({ mode, contact }: Sharing): boolean => mode === 'assistant' && contact !== null;

export const hasNothingToShare = (sharing: Sharing): boolean =>
  !goesByContact(sharing) && itemsOnRecord(sharing).length === 0;

/** What is ticked and on record, by name. */
export const tickedItems = (sharing: Sharing, ticked: ContactItems): Item[] =>
  itemsOnRecord(sharing).filter((item) => ticked[item]);

/** What the call sends. */
export function shareOf(sharing: Sharing, ticked: ContactItems): Share {
  if (goesByContact(sharing)) return null;
  const chosen = tickedItems(sharing, ticked);
  return { mobile: chosen.includes('mobile'), email: chosen.includes('email') };
}
