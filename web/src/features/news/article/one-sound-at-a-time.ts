import { useEffect, useRef } from 'react';
import { listening } from '../../../shell/player/player-state.ts';
import { toggleListening } from '../../../shell/player/start-listening.ts';

const isHeard = () => ['playing', 'waiting'].includes(listening.get()?.status ?? 'paused');

/** The voice is paused by a video of the article, and a video by the voice: together nobody understands them. */
export function useOneSoundAtATime() {
  const article = useRef<HTMLElement>(null);
  useEffect(
    () =>
      listening.subscribe(() => {
        if (isHeard()) article.current?.querySelectorAll('video').forEach((video) => video.pause());
      }),
    [],
  );
  return { ref: article, onPlayCapture: () => void (isHeard() && toggleListening()) };
}
