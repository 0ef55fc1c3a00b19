import { useCallback, useMemo, useRef, useState } from 'react';
import { IndexBar } from '../../../kit/index-bar/index-bar.tsx';
import { useWords } from '../../../lib/words.ts';
import { markedLetter } from './marked-letter.ts';
import { type Item, itemsOf, type Section } from './order-and-letters.ts';
import type { ActionsOf } from './directory-row.tsx';
import { DirectorySection } from './directory-section.tsx';
import { directoryWords } from './directory.words.ts';
import { columnsIn } from './two-delegates-a-line.ts';
import { useListLayout } from './use-list-layout.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { piecesBeforeEach, useWholeList } from './use-whole-list.ts';

type Props = { sections: readonly Section[]; query?: string; actions: ActionsOf };

export function DirectoryList({ sections, query = '', actions }: Props) {
  const say = useWords(directoryWords);
  const list = useRef<HTMLDivElement>(null);
  const { layout, top, bar } = useListLayout(list);
  const columns = columnsIn(layout.width);
  const items = useMemo(() => itemsOf(sections, columns), [sections, columns]);
  const firsts = useMemo(() => firstLines(items), [items]);
  const piecesBefore = useMemo(() => piecesBeforeEach(sections, columns), [sections, columns]);
  const virtual = useVirtualRows({ items, list, query, layout, top, bar });
  const shown = virtual.getVirtualItems();
  const near = { from: shown[0]?.index ?? 0, to: shown.at(-1)?.index ?? -1 };
  const whole = useWholeList(sections, piecesBefore.at(-1) ?? 0, virtual.isScrolling);
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
        {sections.map((section, number) => (
          <DirectorySection
            key={section.letter}
            {...{ section, columns, near, query, actions, lines: measured, first: firsts[number] ?? 0 }}
            whole={whole - (piecesBefore[number] ?? 0)}
          />
        ))}
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
