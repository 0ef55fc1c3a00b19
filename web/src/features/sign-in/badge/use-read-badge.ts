import { notABadge } from 'contract/refusals';
import { useRef } from 'react';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { useLanguage } from '../../../lib/language.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { badgeCodeIn } from '../../../lib/badge-code.ts';
import { tabStorage } from '../../../lib/storage/tab-storage.ts';
import { isAnswer } from '../code/refusal-place.ts';
import { showBadge } from '../sign-in.api.ts';
import { checkPath } from '../../../lib/paths.ts';

// As long as the server keeps the attempt; by the phone's own clock, right or wrong.
const attemptLives = 10 * 60_000;

/** Reads a badge and goes on to the reconfirmation; answers what went wrong, '' when the call was lost. */
export function useReadBadge() {
  const navigate = useNavigate();
  const language = useLanguage();
  const busy = useRef(false);

  return async (text: string): Promise<string | undefined> => {
    if (busy.current) return undefined;
    const code = badgeCodeIn(text);
    if (!code) {
      overlay.toast(notABadge.says[language]);
      return notABadge.says[language];
    }
    busy.current = true;
    try {
      const badge = await showBadge(code);
      tabStorage.readBadge.set({ ...badge, until: Date.now() + attemptLives });
      navigate(checkPath);
      return undefined;
    } catch (failure) {
      return isAnswer(failure) ? failure.msg : '';
    } finally {
      busy.current = false;
    }
  };
}
