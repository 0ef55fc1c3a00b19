import type { Language } from 'contract/languages';
import { type RefObject, useEffect, useRef } from 'react';
import { whenIdle } from '../../lib/idle/idle.ts';
import { savesData } from '../../lib/idle/saves-data.ts';
import { prepareListening } from '../../shell/player/start-listening.ts';
import type { Track } from '../../shell/player/player-state.ts';

/** Fetches the player and the first of a recording when its button comes in sight, so that a tap is heard at once. */
export function usePreparedInSight(track: Track | undefined, language: Language): RefObject<HTMLElement | null> {
  const seen = useRef<HTMLElement>(null);
  const wanted = useRef(track);
  useEffect(() => void (wanted.current = track));
  const id = track?.id;
  useEffect(() => {
    if (!seen.current || id === undefined || savesData()) return undefined;
    let callOff: (() => void) | undefined;
    const prepare = () => {
      if (wanted.current) prepareListening(wanted.current, language);
    };
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      callOff = whenIdle(prepare);
    });
    sight.observe(seen.current);
    return () => {
      sight.disconnect();
      callOff?.();
    };
  }, [id, language]);
  return seen;
}
