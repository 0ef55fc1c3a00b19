import { useEffect } from 'react';
import type { CallEvents } from '../../lib/call/call-events.ts';
import { language } from '../../lib/language.ts';
import { say } from '../../lib/words.ts';
import { overlay } from '../overlay/overlay.ts';
import { shellWords } from '../shell.words.ts';

/** Confirm sends the lost call again; so does the return of the network, and another page drops it. */
export const askToSendAgain: CallEvents['confirm'] = (question) =>
  overlay.confirm({ ...question, confirmText: say(shellWords, language.get()).sendAgain, passing: true });

export function useSendAgainWhenOnline(): void {
  useEffect(() => {
    const sendAgain = () => overlay.dialogs.settlePassing(true);
    window.addEventListener('online', sendAgain);
    return () => window.removeEventListener('online', sendAgain);
  }, []);
}

export function useDropQuestionWithPage(): void {
  useEffect(() => () => overlay.dialogs.settlePassing(false), []);
}
