import type { Language } from 'contract/languages';
import { language as shown } from '../../lib/language.ts';
import { say } from '../../lib/words.ts';
import { overlay } from '../overlay/overlay.ts';
import { shellWords } from '../shell.words.ts';
import { allowByTap, preload } from './audio-element.ts';
import { phoneVoice } from './phone-voices.ts';
import { listening, type Track } from './player-state.ts';
import { recordingFor } from './which-recording.ts';

export type Start = {
  queue: readonly Track[];
  place?: number;
  isBrief?: boolean;
  language: Language;
  /** From this time on, in milliseconds; otherwise where one stopped. */
  at?: number;
};

type Player = typeof import('./engine/player.ts').player;
let here: Player | undefined;
let coming: Promise<Player> | undefined;

/** The code of the player comes when it is needed, or ahead when the phone is idle. */
export function loadPlayer(): Promise<Player> {
  coming ??= import('./engine/player.ts').then(
    ({ player }) => (here = player),
    (lost: unknown) => {
      coming = undefined;
      throw lost;
    },
  );
  return coming;
}

/** Acts on the player, at once if its code is here. */
export function withPlayer(act: (player: Player) => void): void {
  if (here) act(here);
  else void loadPlayer().then(act, () => overlay.toast(say(shellWords, shown.get()).notLoaded));
}

/** Pauses what is heard, or goes on with it. */
export const toggleListening = () => withPlayer((player) => player.toggle());

/** Begins with a tap. */
export function startListening(start: Start): void {
  if (!here) allowWhatTapStarts(start);
  withPlayer((player) => player.start(start));
}

function allowWhatTapStarts({ queue, place = 0, language }: Start) {
  const track = queue[place];
  if (!track) return;
  const file = recordingFor(track, language)?.file;
  if (file) {
    preload(file);
    allowByTap();
  } else if (phoneVoice(language)) window.speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}

/** What will be played is prepared while its button is in sight, unless something is being played. */
export function prepareListening(track: Track, language: Language): void {
  void loadPlayer().catch(() => undefined);
  const file = recordingFor(track, language)?.file;
  if (file && listening.get() === undefined) preload(file);
}
