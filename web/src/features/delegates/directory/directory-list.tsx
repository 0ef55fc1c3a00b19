import { useCallback, useMemo, useRef, useState } from 'react';
import { IndexBar } from '../../../kit/index-bar/index-bar.tsx';
import { useWords } from '../../../lib/words.ts';
import { markedLetter } from './marked-letter.ts';
import { type Item, itemsOf, type Section } from './order-and-letters.ts';
import type { ActionsOf } from './directory-row.tsx';
import { DirectorySection, type ShownRow } from './directory-section.tsx';
import { directoryWords } from './directory.words.ts';
import { columnsIn } from './two-delegates-a-line.ts';
import { useListLayout } from './use-list-layout.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

const noRows: readonly ShownRow[] = [];

type Props = { sections: readonly Section[]; query?: string; actions: ActionsOf };

export function DirectoryList({ sections, query = '', actions }: Props) {
  const say = useWords(directoryWords);
  const list = useRef<HTMLDivElement>(null);
  const { layout, top, bar } = useListLayout(list);
  const columns = columnsIn(layout.width);
  const items = useMemo(() => itemsOf(sections, columns), [sections, columns]);
  const firsts = useMemo(() => firstLines(items), [items]);
  const virtual = useVirtualRows({ items, list, query, layout, top, bar });
  const near = virtual.getVirtualItems();
  const measured = virtual.measurementsCache;
  const letters = useMemo(() => sections.map(({ letter }) => letter).filter(Boolean), [sections]);
  const atTop = virtual.getVirtualItemForOffset((virtual.scrollOffset ?? 0) + bar);
  const [picked, setPicked] = useState<string>();
  const seen = sections[items[atTop?.index ?? 0]?.section ?? 0]?.letter;
  const atEnd = (measured.at(-1)?.end ?? Infinity) <= (virtual.scrollOffset ?? 0) + window.innerHeight;
  const current = markedLetter({ letters, seen, picked, atEnd });

  const goTo = useCallback(
    (letter: string) => {
      setPicked(letter);
      virtual.scrollToIndex(
        items.findIndex(({ key }) => key === `letter ${letter}`),
        { align: 'start' },
      );
    },
    [items, virtual],
  );

  return (
    <div
      className={letters.length > 1 ? 'directory-list directory-list--indexed' : 'directory-list'}
      data-columns={columns}
    >
      {/* It comes before the list, because a keyboard would reach it only after all the rows. */}
      {letters.length > 1 && (
        <div className="directory-list__index">
          <IndexBar label={say.letters} letters={letters} current={current} onPick={goTo} />
        </div>
      )}
      <div ref={list}>
        {sections.map((section, number) => {
          const first = firsts[number] ?? 0;
          const begins = measured[first]?.start ?? 0;
          const ends = measured[first + Math.ceil(section.rows.length / columns) - 1]?.end ?? begins;
          const shown = near.flatMap(({ index, start }): ShownRow[] => {
            const item = items[index];
            if (item?.kind !== 'line' || item.section !== number) return [];
            const at = { index, top: start - begins };
            return item.rows.map((_, column) => ({ position: item.position + column, column, ...at }));
          });
          return (
            <DirectorySection
              key={section.letter}
              {...{ section, query, actions, height: ends - begins, shown: shown.length > 0 ? shown : noRows }}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The index in the list at which the lines of each section begin. */
function firstLines(items: readonly Item[]): number[] {
  const firsts: number[] = [];
  for (const [index, item] of items.entries())
    if (item.kind === 'line' && item.position === 0) firsts[item.section] = index;
  return firsts;
}
