import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
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
      await queries.fetchQuery(cardQueries.sharing());
      setOpen(true);
    } catch {
      // The call has already shown the failure.
    }
  }
  return { open, sheet: isOpen && <SendCardSheet atOnce to={to} onClose={() => setOpen(false)} /> };
}
