import './index-bar.css';
import { type CSSProperties, memo, type PointerEvent, useRef, useState } from 'react';
import { letterAt } from './letter-under-finger.ts';

type Props = {
  label: string;
  letters: readonly string[];
  current: string | undefined;
  onPick: (letter: string) => void;
};

/** One continuous target: a finger slides over it, arrow keys and screen readers move its slider. */
export const IndexBar = memo(function IndexBar({ label, letters, current, onPick }: Props) {
  // Events can come faster than React renders, so the held letter is also kept in a ref.
  const finger = useRef<string>(undefined);
  const [held, showHeld] = useState<string>();
  // The list scrolls under the finger, and the strip must not move with it.
  const [place, stayAt] = useState<CSSProperties>();
  // The list follows a moment later; until then the next key continues from the picked letter.
  const [picked, setPicked] = useState<{ letter: string; at: string | undefined }>();
  const shown = picked && picked.at === current ? picked.letter : current;

  function pick(letter: string | undefined) {
    if (!letter) return;
    setPicked({ letter, at: current });
    onPick(letter);
  }
  function slide(event: PointerEvent<HTMLDivElement>) {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const letter = letterAt(letters, (event.clientY - top) / height);
    if (letter === finger.current) return;
    hold(letter);
    pick(letter);
  }
  function touch(event: PointerEvent<HTMLDivElement>) {
    // Otherwise the page would scroll with the finger, and a finger that leaves the strip would lose it.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { top, left } = event.currentTarget.getBoundingClientRect();
    stayAt({ position: 'fixed', top, left });
    slide(event);
  }
  function hold(letter: string | undefined) {
    finger.current = letter;
    showHeld(letter);
  }
  function release() {
    hold(undefined);
    stayAt(undefined);
  }

  return (
    <div
      className="index-bar"
      style={place}
      onPointerDown={touch}
      onPointerMove={(event) => finger.current !== undefined && slide(event)}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <input
        type="range"
        aria-label={label}
        aria-valuetext={shown}
        min={0}
        max={letters.length - 1}
        value={Math.max(0, letters.indexOf(shown ?? ''))}
        onChange={(event) => pick(letters[Number(event.target.value)])}
      />
      <span className="index-bar__letters" aria-hidden="true">
        {letters.map((letter) => (
          <span key={letter} className={letter === shown ? 'index-bar__current' : undefined}>
            {letter}
          </span>
        ))}
      </span>
      {held && (
        <span className="index-bar__held" aria-hidden="true">
          {held}
        </span>
      )}
    </div>
  );
});
