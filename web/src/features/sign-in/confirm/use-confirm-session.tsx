import { type ReactNode, useRef, useState } from 'react';
import { isRefusal } from '../../../lib/call/call-failure.ts';
import { ConfirmSession } from './confirm-session.tsx';

type Confirming = {
  /** The page shows it; it is nothing while nobody asks. */
  sheet: ReactNode;
  /** True once the code confirmed the session, false when the sheet was closed. */
  ask: () => Promise<boolean>;
  /** Does it; what is refused for the limits of the session is done again after the code. */
  confirmedFirst: <T>(act: () => Promise<T>) => Promise<T>;
};

/** For pages: features are strangers, so a page hands `confirmedFirst` to what may be refused. */
export function useConfirmSession(): Confirming {
  const asked = useRef<Promise<boolean>>(undefined);
  const [answer, setAnswer] = useState<(confirmed: boolean) => void>();

  function ask(): Promise<boolean> {
    asked.current ??= new Promise<boolean>((resolve) => setAnswer(() => resolve)).finally(close);
    return asked.current;
  }
  function close() {
    asked.current = undefined;
    setAnswer(undefined);
  }

  async function confirmedFirst<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (failure) {
      if (!isRefusal(failure, 'sessionLimited') || !(await ask())) throw failure;
      return act();
    }
  }

  return { sheet: answer && <ConfirmSession onAnswer={answer} />, ask, confirmedFirst };
}
