import { useCallback, useState } from 'react';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import type { ConfirmedFirst } from './may-send.ts';
import type { Receiver } from './send-card-sheet.tsx';
import { SendCardSheet } from './sheet-when-used.ts';

// No list waits for it: the code comes when the phone is idle.
const ListedCardButton = loadedLater(() => import('./listed-card-button.tsx'));

/** The button for each row of a list, and one sheet for all of them, because a long list drops rows out of sight. */
export function useListedCards(confirmedFirst: ConfirmedFirst) {
  const [to, sendTo] = useState<Receiver>();
  const button = useCallback(
    ({ id, name, organisation, photo }: Receiver) => (
      <ListedCardButton to={{ id, name, organisation, photo }} {...{ confirmedFirst, sendTo }} />
    ),
    [confirmedFirst],
  );
  return { button, sheet: to && <SendCardSheet atOnce to={to} onClose={() => sendTo(undefined)} /> };
}
