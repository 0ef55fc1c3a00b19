import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isRefusal } from '../../../lib/call/call-failure.ts';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { cardQueries } from '../cards.api.ts';
import type { Receiver } from './send-card-sheet.tsx';

const SendCardSheet = loadedLater(() => import('./send-card-sheet.tsx'));

/** Opens the sheet, unless the server says at once why no card can be sent; its words are then on the screen. */
export function useSendCard(to: Receiver): { open: () => Promise<void>; sheet: ReactNode } {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  async function open() {
    SendCardSheet.prepare();
    try {
      const sharing = await queries.fetchQuery(cardQueries.sharing(to.id));
      queries.setQueryData(cardQueries.sharing().queryKey, sharing);
    } catch (failure) {
      if (isRefusal(failure)) return;
      // The sheet says that the network or the server is away.
    }
    setOpen(true);
  }
  return { open, sheet: isOpen && <SendCardSheet atOnce to={to} onClose={() => setOpen(false)} /> };
}
