import { useEffect, useState } from 'react';
import { Pill } from '../../../kit/pill/pill.tsx';
import { useWords } from '../../../lib/words.ts';
import type { NowTarget } from '../agenda-rules.ts';
import { agendaWords } from '../agenda.words.ts';

type Props = {
  target: NowTarget;
  /** Its row, where the chosen day has it. */
  row: HTMLElement | null;
  onJump: () => void;
};

const looks = { on: 'ongoing', next: 'upcoming', first: 'upcoming', last: 'concluded' } as const;
const words = { on: 'nowOn', next: 'nowNext', first: 'nowFirst', last: 'nowLast' } as const;

/** The way back to now from anywhere in the agenda; there while now is out of sight. */
export function NowJump({ target, row, onJump }: Props) {
  const say = useWords(agendaWords);
  const away = useOutOfSight(row);
  if (!away) return null;
  const text = say[words[target.look]];
  const label = target.title ? say.nowTo(text, target.title) : text;
  return (
    <button type="button" className="now-jump" aria-label={label} onClick={onJump}>
      <Pill look={looks[target.look]}>{text}</Pill>
    </button>
  );
}

/** Brings a row to the top of the list, for the eye and for a screen reader. */
export function showRow(row: HTMLElement) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
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
