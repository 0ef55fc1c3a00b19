import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { isLost, isRefusal } from '../../../lib/call/call-failure.ts';
import { useVisible } from '../../../shell/scan/use-visible.ts';
import { fetchSharingAgain, type Share, showCode } from '../face-to-face.api.ts';

const tryAgainAfter = 3_000;

export type ShownCode = { code: string; showFor: number; since: number };
/** `lost` is tried again by itself. */
type State = { shown?: ShownCode; problem?: 'lost' | 'refused' };

/** A new code every 25 seconds while the page is in sight, and at once when the viewer shares something else. */
export function useExchangeCode(share: Share, isWanted: boolean) {
  const queries = useQueryClient();
  const [state, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);
  const isVisible = useVisible();
  const turn = isVisible && isWanted ? attempt : undefined;
  const { mobile, email } = share ?? {};

  useEffect(() => {
    if (turn === undefined) return undefined;
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const sent = mobile === undefined || email === undefined ? null : { mobile, email };

    async function showNext() {
      try {
        const { code, showFor } = await showCode(sent);
        if (left) return;
        setState({ shown: { code, showFor, since: Date.now() } });
        timer = setTimeout(() => void showNext(), showFor * 1000);
      } catch (failure) {
        if (left) return;
        const lost = failure instanceof Error && isLost(failure);
        setState(({ shown }) => ({ ...(lost && shown && { shown }), problem: lost ? 'lost' : 'refused' }));
        if (lost) timer = setTimeout(() => void showNext(), tryAgainAfter);
        // The mode was switched on another phone: what is shared is asked anew, and a code follows.
        else if (isRefusal(failure)) void fetchSharingAgain(queries);
      }
    }
    void showNext();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [turn, mobile, email, queries]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}
