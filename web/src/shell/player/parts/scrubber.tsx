import './scrubber.css';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useStore } from '../../../lib/store.ts';
import { useWords } from '../../../lib/words.ts';
import { heardAt } from '../player-state.ts';
import { playerWords } from '../player.words.ts';
import { clockTime, lengthInWords } from '../playing-time.ts';
import { withPlayer } from '../start-listening.ts';

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -5_000,
  ArrowDown: -5_000,
  ArrowRight: 5_000,
  ArrowUp: 5_000,
};

type Props = { duration: number; shows: 'left' | 'duration' };

/** How far the voice has come, and a way to another place. While a finger holds the thumb, the voice goes on. */
export function Scrubber({ duration, shows }: Props) {
  const say = useWords(playerWords);
  const language = useLanguage();
  const { slider, dragged, drag } = useDragging();
  const heard = useStore(heardAt);
  const at = Math.min(dragged ?? heard, duration);

  function stepByKey(event: KeyboardEvent) {
    const by = keySteps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    withPlayer((player) => player.seekBy(by));
  }

  return (
    <div className="scrubber">
      <input
        ref={slider}
        type="range"
        min={0}
        max={duration}
        step={100}
        value={at}
        aria-label={say.position}
        aria-valuetext={say.positionIn(lengthInWords(at, language), lengthInWords(duration, language))}
        style={{ '--heard': `${(at / Math.max(1, duration)) * 100}%` } as CSSProperties}
        onChange={({ target }) => drag(Number(target.value))}
        onKeyDown={stepByKey}
      />
      <div className="scrubber__times num" aria-hidden="true">
        <span>{clockTime(at)}</span>
        <span>{shows === 'left' ? `−${clockTime(duration - at)}` : clockTime(duration)}</span>
      </div>
    </div>
  );
}

/** The browser says `change` when the thumb is let go; only then is the sound fetched at its new place. */
function useDragging() {
  const slider = useRef<HTMLInputElement>(null);
  const [dragged, drag] = useState<number>();
  useEffect(() => {
    const element = slider.current;
    function letGo() {
      const at = Number(element?.value);
      withPlayer((player) => player.seekTo(at));
      drag(undefined);
    }
    element?.addEventListener('change', letGo);
    return () => element?.removeEventListener('change', letGo);
  }, []);
  return { slider, dragged, drag };
}
