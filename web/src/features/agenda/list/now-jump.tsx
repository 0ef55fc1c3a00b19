import { useEffect, useState } from 'react';
import { Pill } from '../../../kit/pill/pill.tsx';
import { useWords } from '../../../lib/words.ts';
import type { NowTarget } from './now-jump-rules.ts';
import { nowJumpWords } from './now-jump.words.ts';

type Props = {
  target: NowTarget;
  /** Its row, if the chosen day contains it. */
  row: HTMLElement | null;
  onJump: () => void;
};

const looks = { on: 'ongoing', next: 'upcoming', first: 'upcoming', last: 'concluded' } as const;

/** Leads back to the current meeting from anywhere in the agenda; it shows while that meeting is off the screen. */
export default function NowJump({ target, row, onJump }: Props) {
  const say = useWords(nowJumpWords);
  const away = useOutOfSight(row);
  if (!away) return null;
  const text = say[target.look];
  const label = target.title ? say.to(text, target.title) : text;
  return (
    <button type="button" className="now-jump touch-line" aria-label={label} onClick={onJump}>
      <Pill look={looks[target.look]}>{text}</Pill>
    </button>
  );
}

function useOutOfSight(row: HTMLElement | null): boolean {
  // The button waits until the browser has reported where the row is; a row of another day is never on the screen.
  const [seen, setSeen] = useState<{ row: HTMLElement; inSight: boolean }>();
  useEffect(() => {
    if (!row) return undefined;
    const observer = new IntersectionObserver(([entry]) => setSeen({ row, inSight: entry?.isIntersecting ?? true }));
    observer.observe(row);
    return () => observer.disconnect();
  }, [row]);
  return row === null || (seen?.row === row && !seen.inSight);
}
