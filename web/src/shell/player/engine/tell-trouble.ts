import { language } from '../../../lib/language.ts';
import { say } from '../../../lib/words.ts';
import { overlay } from '../../overlay/overlay.ts';
import type { Trouble } from '../player-state.ts';
import { playerWords } from '../player.words.ts';

/** Says on whatever page why nothing is heard. */
export function tellTrouble(trouble: Trouble): void {
  overlay.toast(say(playerWords, language.get())[trouble]);
}
