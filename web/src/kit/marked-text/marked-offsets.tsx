import './marked-text.css';
import type { ReactNode } from 'react';

type Props = { text: string; marks: readonly (readonly [from: number, to: number])[] };

/** Like MarkedText for known offsets: a hit need not consist of the letters that were typed. */
export function MarkedOffsets({ text, marks }: Props): ReactNode {
  if (marks.length === 0) return text;
  let end = 0;
  const parts = marks.flatMap(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return [
      before,
      <mark key={from} className="marked-text">
        {text.slice(from, to)}
      </mark>,
    ];
  });
  return [...parts, text.slice(end)];
}
