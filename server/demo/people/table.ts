import type { Both } from '../shapes.ts';

export type Row = { dial: string; name: Both; title: Both; organisation: Both; field: Both; family: Both | null };

/**
 * A line is one person, so that a list of a hundred can be proofread: country code | name | title | organisation |
 * field, each Chinese then English, and the family name if the name does not show it.
 */
export function tableOf(text: string): Row[] {
  return text.trim().split('\n').map(rowOf);
}

function rowOf(line: string): Row {
  const cells = line.split('|').map((cell) => cell.trim());
  if (cells.length !== 9 && cells.length !== 11) throw new Error(`a row needs 9 or 11 cells: ${line}`);
  const [dial = '', ...rest] = cells;
  const [name, title, organisation, field, family] = pairsOf(rest);
  if (!name || !title || !organisation || !field) throw new Error(`a cell is empty: ${line}`);
  return { dial, name, title, organisation, field, family: family ?? null };
}

function pairsOf(cells: string[]): Both[] {
  return cells.flatMap((zh, i) => (i % 2 === 0 ? [{ zh, en: cells[i + 1] ?? '' }] : []));
}
