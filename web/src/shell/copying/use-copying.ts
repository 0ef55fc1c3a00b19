import { copyText } from '../../lib/copy-text.ts';
import { useWords } from '../../lib/words.ts';
import { overlay } from '../overlay/overlay.ts';
import { copyingWords } from './copying.words.ts';

type Messages = { copied?: string; notCopied?: string };

/** Copies a text and says so in a toast; where the phone does not allow it, the toast says what to do instead. */
export function useCopying() {
  const say = useWords(copyingWords);
  return async (text: string, { copied = say.copied, notCopied = say.notCopied }: Messages = {}) =>
    overlay.toast((await copyText(text)) ? copied : notCopied);
}
