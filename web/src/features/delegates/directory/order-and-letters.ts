import type { DelegateRow } from 'contract/calls/delegates';

export type Order = 'name' | 'rank';
/** The delegates under one letter; when the list is not sorted by name, one section without a letter. */
export type Section = { letter: string; rows: readonly DelegateRow[] };

export function sectionsOf(rows: readonly DelegateRow[], order: Order): Section[] {
  if (order === 'rank') return oneSection(rows.toSorted((a, b) => a.rankOrder - b.rankOrder));
  const sections: { letter: string; rows: DelegateRow[] }[] = [];
  for (const row of rows.toSorted((a, b) => a.nameOrder - b.nameOrder)) {
    const last = sections.at(-1);
    if (last?.letter === row.letter) last.rows.push(row);
    else sections.push({ letter: row.letter, rows: [row] });
  }
  return sections;
}

export function oneSection(rows: readonly DelegateRow[]): Section[] {
  return rows.length > 0 ? [{ letter: '', rows }] : [];
}

/**
 * A line of the virtual list: the head of a section, or delegates side by side, with the position of the first of them
 * in the section.
 */
export type Item =
  | { kind: 'letter'; key: string; section: number }
  | { kind: 'line'; key: string; section: number; position: number; rows: readonly DelegateRow[] };

export function itemsOf(sections: readonly Section[], columns: number): Item[] {
  return sections.flatMap(({ letter, rows }, section) => [
    ...(letter ? [{ kind: 'letter', key: `letter ${letter}`, section } as const] : []),
    ...linesOf(rows, columns).map(
      (line, number) =>
        ({
          kind: 'line',
          key: line.map(({ id }) => id).join(' '),
          section,
          position: number * columns,
          rows: line,
        }) as const,
    ),
  ]);
}

function linesOf(rows: readonly DelegateRow[], columns: number): DelegateRow[][] {
  return Array.from({ length: Math.ceil(rows.length / columns) }, (_, line) =>
    rows.slice(line * columns, (line + 1) * columns),
  );
}
