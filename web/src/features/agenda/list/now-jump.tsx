import { useEffect, useState } from 'react';
import { Pill } from '../../../kit/pill/pill.tsx';
import { useWords } from '../../../lib/words.ts';
import type { NowTarget } from '../agenda-rules.ts';
import { nowJumpWords } from './now-jump.words.ts';

type Props = {
  target: NowTarget;
  /** Its row, where the chosen day has it. */
  row: HTMLElement | null;
  onJump: () => void;
};

const looks = { on: 'ongoing', next: 'upcoming', first: 'upcoming', last: 'concluded' } as const;

/** The way back to now from anywhere in the agenda; there while now is out of sight. */
export default function NowJump({ target, row, onJump }: Props) {
  const say = useWords(nowJumpWords);
  const away = useOutOfSight(row);
  if (!away) return null;
  const text = say[target.look];
  const label = target.title ? say.to(text, target.title) : text;
  return (
    <button type="button" className="now-jump" aria-label={label} onClick={onJump}>
      <Pill look={looks[target.look]}>{text}</Pill>
    </button>
  );
}

function useOutOfSight(row: HTMLElement | null): boolean {
  // Nothing is said of a row until it was looked at; a row of another day is never in sight.
  const [seen, setSeen] = useState<{ row: HTMLElement; inSight: boolean }>();
  useEffect(() => {
    if (!row) return undefined;
    const observer = new IntersectionObserver(([entry]) => setSeen({ row, inSight: entry?.isIntersecting ?? true }));
    observer.observe(row);
    return () => observer.disconnect();
  }, [row]);
  return row === null || (seen?.row === row && !seen.inSight);
}
