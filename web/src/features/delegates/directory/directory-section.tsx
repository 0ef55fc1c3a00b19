import { memo, useId } from 'react';
import { useWords } from '../../../lib/words.ts';
import { type ActionsOf, DirectoryRow } from './directory-row.tsx';
import type { Section } from './order-and-letters.ts';
import { directoryWords } from './directory.words.ts';

/** A row near the window: its position in the section, its line in the list, its column, and its offset from the top. */
export type ShownRow = { position: number; index: number; column: number; top: number };

type Props = {
  section: Section;
  height: number;
  shown: readonly ShownRow[];
  query: string;
  actions: ActionsOf;
};

/** Every section has its head and its height, so that letters stick and screen readers can move between sections. */
export const DirectorySection = memo(function DirectorySection({ section, height, shown, query, actions }: Props) {
  const say = useWords(directoryWords);
  const { letter, rows } = section;
  const id = useId();
  return (
    <section className="directory-list__section" {...(letter && { 'aria-labelledby': id })}>
      {letter && (
        <h2 id={id} className="directory-list__letter">
          {letter}
        </h2>
      )}
      <ul
        className="directory-list__rows"
        style={{ height }}
        aria-label={letter ? say.listUnder(letter) : say.delegates}
      >
        {shown.map(({ position, index, column, top }) => {
          const row = rows[position];
          return (
            row && (
              <DirectoryRow key={row.id} {...{ row, query, index, column, top, position, of: rows.length, actions }} />
            )
          );
        })}
      </ul>
    </section>
  );
});
