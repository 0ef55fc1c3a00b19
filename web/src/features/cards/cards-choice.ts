import { type ChoiceOf, freeText, oneOf, useAddressChoice } from '../../shell/router/choices-in-address.ts';
import type { FriendOrder } from './friends/friends-rules.ts';

const params = {
  view: oneOf(['requests', 'friends']),
  order: oneOf<FriendOrder>(['name', 'newest']),
  q: freeText,
  /** The delegate whose exchange is opened at once. */
  friend: freeText,
  /** The delegate for whom the viewer answers. */
  for: freeText,
};

export type CardsChoice = ChoiceOf<typeof params>;

/** What is shown stands in the address, so that Back, a reload and the other language keep it. */
export const useCardsChoice = () => useAddressChoice(params);
