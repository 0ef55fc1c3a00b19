import { useRef } from 'react';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { useWords } from '../../../lib/words.ts';
import { badgeCodeIn } from 'contract/rules/badge-code';
import { showBadge } from '../sign-in.api.ts';
import { signInWords } from '../sign-in.words.ts';
import { checkPath } from '../../../lib/paths.ts';
import { keepReadBadge } from './keep-read-badge.ts';

/** Reads a badge and goes on to the confirmation; returns why the text cannot be a badge. */
export function useReadBadge() {
  const navigate = useNavigate();
  const say = useWords(signInWords);
  const busy = useRef(false);

  return async (text: string): Promise<string | undefined> => {
    if (busy.current) return undefined;
    const code = badgeCodeIn(text);
    if (!code) return say.notABadge;
    busy.current = true;
    try {
      keepReadBadge(await showBadge(code));
      navigate(checkPath);
      return undefined;
    } finally {
      busy.current = false;
    }
  };
}
