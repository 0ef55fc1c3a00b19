import { useState } from 'react';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import type { Picture } from '../sign-in-draft.ts';
import { askForSound } from '../sign-in.api.ts';
import { signInWords } from '../sign-in.words.ts';
import { blobOf, play } from './play-sound.ts';

/** The sound of a picture is fetched once, so that phones that need a second tap can play it from here. */
export function useListen(picture: Picture | undefined, onRefresh: () => void) {
  const say = useWords(signInWords);
  const [known, setKnown] = useState<{ src: string; sound: Blob }>();

  async function listen() {
    if (!picture) return;
    let sound = known?.src === picture.src ? known.sound : undefined;
    if (!sound) {
      try {
        sound = blobOf((await askForSound(picture.flowId)).sound);
      } catch {
        return onRefresh();
      }
      setKnown({ src: picture.src, sound });
    }
    await play(sound).catch(() => overlay.toast(say.tapAgainToListen));
  }
  return () => void listen();
}
