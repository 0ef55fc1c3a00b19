import type { VirtualItem } from '@tanstack/react-virtual';
import type { DelegateRow } from 'contract/calls/delegates';
import { memo, useId } from 'react';
import { useWords } from '../../../lib/words.ts';
import { type ActionsOf, DirectoryRow } from './directory-row.tsx';
import type { Section } from './order-and-letters.ts';
import { directoryWords } from './directory.words.ts';
import { linesAPiece } from './use-whole-list.ts';

/** The part of the list that is near the window, as the indexes of its lines. */
type Near = { from: number; to: number };

type Props = {
  section: Section;
  /** Its first line in the list. */
  first: number;
  columns: number;
  lines: readonly VirtualItem[];
  near: Near;
  /** How many of its pieces, counted from its begin, are there wherever the window is. */
  whole: number;
  query: string;
  actions: ActionsOf;
};

/** Every section has its head and its height, so that letters stick and screen readers can move between sections. */
export function DirectorySection({ section, first, columns, lines, near, whole, query, actions }: Props) {
  const say = useWords(directoryWords);
  const { letter, rows } = section;
  const id = useId();
  const end = first + Math.ceil(rows.length / columns);
  const begins = lines[first]?.start ?? 0;
  const pieces = [];
  for (let line = first; line < end; line += linesAPiece) {
    const next = Math.min(line + linesAPiece, end);
    const [from, to] = [Math.max(line, near.from), Math.min(next - 1, near.to)];
    const isWhole = (line - first) / linesAPiece < whole;
    if (from > to && !isWhole) continue;
    const top = lines[line]?.start ?? 0;
    const tops = lines.slice(line, next).map(({ start }) => start - top);
    const place = { top: top - begins, height: (lines[next - 1]?.end ?? top) - top };
    const nearby = from <= to ? { from, to } : { from: 0, to: -1 };
    pieces.push(
      <DirectoryPiece
        key={line}
        {...{ rows, columns, isWhole, query, actions, tops, place, ...nearby }}
        line={line}
        position={(line - first) * columns}
      />,
    );
  }
  return (
    <section className="directory-list__section" {...(letter && { 'aria-labelledby': id })}>
      {letter && (
        <h2 id={id} className="directory-list__letter">
          {letter}
        </h2>
      )}
      {/* An empty list would be announced as one, so it becomes a list with its first row. */}
      <div
        className="directory-list__rows"
        style={{ height: (lines[end - 1]?.end ?? begins) - begins }}
        {...(pieces.length > 0 && { role: 'list', 'aria-label': letter ? say.listUnder(letter) : say.delegates })}
      >
        {pieces}
      </div>
    </section>
  );
}

type RowsOfPiece = {
  /** Those of the whole section. */
  rows: readonly DelegateRow[];
  columns: number;
  /** The first line of the piece in the list, and the position of its first delegate in the section. */
  line: number;
  position: number;
  /** Where its lines begin, from its own top. */
  tops: readonly number[];
  /** Its lines near the window; none if `to` comes before `from`. */
  from: number;
  to: number;
  isWhole: boolean;
  query: string;
  actions: ActionsOf;
};

type PieceProps = RowsOfPiece & { place: { top: number; height: number } };

/**
 * Some lines of a list that stand together. What is measured above moves the piece and not its rows, and a browser
 * lays out only the pieces in sight.
 */
function DirectoryPiece({ place: { top, height }, ...rows }: PieceProps) {
  const far = rows.from > rows.to;
  return (
    <div
      className={far ? 'directory-list__piece directory-list__piece--far' : 'directory-list__piece'}
      style={{ transform: `translateY(${top}px)`, height }}
    >
      <Rows {...rows} />
    </div>
  );
}

const Rows = memo(function Rows({
  rows,
  columns,
  line,
  position,
  tops,
  from,
  to,
  isWhole,
  query,
  actions,
}: RowsOfPiece) {
  return tops.map((top, number) => {
    const index = line + number;
    const isNear = index >= from && index <= to;
    if (!isNear && !isWhole) return null;
    const begin = position + number * columns;
    return rows.slice(begin, begin + columns).map((row, column) => {
      const place = { index, column, top, position: begin + column, of: rows.length };
      return <DirectoryRow key={row.id} {...{ row, query, actions, isNear, ...place }} />;
    });
  });
}, isSame);

function isSame(before: RowsOfPiece, now: RowsOfPiece): boolean {
  const { tops: old, ...rest } = before;
  return (
    (Object.keys(rest) as (keyof typeof rest)[]).every((name) => Object.is(rest[name], now[name])) &&
    old.length === now.tops.length &&
    old.every((top, line) => top === now.tops[line])
  );
}
