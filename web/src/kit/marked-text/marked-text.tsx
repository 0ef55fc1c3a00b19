import './marked-text.css';
import type { ReactNode } from 'react';

type Props = {
  text: string;
  marks: readonly (readonly [from: number, to: number])[];
  /** The mark that stands out, where one of them was chosen. */
  current?: number | undefined;
};

/** A text in which what was found is marked. */
export function MarkedText({ text, marks, current }: Props): ReactNode {
  if (marks.length === 0) return text;
  let end = 0;
  const parts = marks.flatMap(([from, to], place) => {
    const before = text.slice(end, from);
    end = to;
    return [
      before,
      <mark key={from} className={place === current ? 'marked-text marked-text--current' : 'marked-text'}>
        {text.slice(from, to)}
      </mark>,
    ];
  });
  return [...parts, text.slice(end)];
}
