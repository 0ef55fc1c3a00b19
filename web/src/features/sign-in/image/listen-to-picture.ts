import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import type { Picture } from '../sign-in-draft.ts';
import { askForSound } from '../sign-in.api.ts';
import { signInWords } from '../sign-in.words.ts';
import { blobOf, play } from './play-sound.ts';

/**
 * The sound of a picture is fetched once, so that phones that need a second tap can play it from here. A tap while it
 * plays stops it, and so does leaving the page.
 */
export function useListen(picture: Picture | undefined, onRefresh: () => void) {
  const say = useWords(signInWords);
  const [known, setKnown] = useState<{ src: string; sound: Blob }>();
  const [stop, setStop] = useState<() => void>();
  const isShown = useRef(true);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

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
    try {
      const playing = await play(sound, () => setStop(undefined));
      if (isShown.current) setStop(() => playing);
      else playing();
    } catch {
      overlay.toast(say.tapAgainToListen);
    }
  }
  return { playing: stop !== undefined, listen: stop ?? (() => void listen()) };
}
