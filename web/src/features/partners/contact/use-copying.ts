import { copyText } from '../../../lib/copy-text.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { contactWords } from './contact.words.ts';

/** Copies and says so; where the surroundings forbid it, says how else. */
export function useCopying() {
  const words = useWords(contactWords);
  return async (text: string, said: string = words.copied) =>
    overlay.toast((await copyText(text)) ? said : words.notCopied);
}
