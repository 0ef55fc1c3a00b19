import { type ReactNode, useCallback, useRef, useState } from 'react';
import { isRefusal } from '../../../lib/call/call-failure.ts';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';

const ConfirmSession = loadedLater(() => import('./confirm-sheet.tsx'));

type Confirming = {
  /** The sheet for the page to show; undefined while no confirmation is needed. */
  sheet: ReactNode;
  /** Resolves with true once the code confirmed the session, with false when the sheet was closed. */
  ask: () => Promise<boolean>;
  /** Runs an action; if it is refused for the limits of the session, it runs again after the confirmation. */
  confirmedFirst: <T>(act: () => Promise<T>) => Promise<T>;
};

/**
 * This is for pages: features do not know each other, so a page hands `confirmedFirst` to an action that may be
 * refused.
 */
export function useConfirmSession(): Confirming {
  const asked = useRef<Promise<boolean>>(undefined);
  const [answer, setAnswer] = useState<(confirmed: boolean) => void>();

  const ask = useCallback((): Promise<boolean> => {
    asked.current ??= new Promise<boolean>((resolve) => setAnswer(() => resolve)).finally(() => {
      asked.current = undefined;
      setAnswer(undefined);
    });
    return asked.current;
  }, []);

  const confirmedFirst = useCallback(
    async <T,>(act: () => Promise<T>): Promise<T> => {
      try {
        return await act();
      } catch (failure) {
        if (!isRefusal(failure, 'sessionLimited') || !(await ask())) throw failure;
        return act();
      }
    },
    [ask],
  );

  return { sheet: answer && <ConfirmSession onAnswer={answer} atOnce />, ask, confirmedFirst };
}
