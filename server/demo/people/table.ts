import type { Both } from '../shapes.ts';
import { bothOf, cellsOf } from './text-blocks.ts';

export type Row = {
  dial: string;
  honorific: string;
  name: Both;
  title: Both;
  organisation: Both;
  field: Both;
  family: Both | null;
};

/**
 * A line is one person: country code | honorific | name | title | organisation | what they are in charge of or report
 * on, each Chinese then English, and the family name if the name does not show it.
 */
export function tableOf(text: string): Row[] {
  return text.trim().split('\n').map(rowOf);
}

function rowOf(line: string): Row {
  const [dial = '', honorific = '', ...rest] = cellsOf(line);
  if (rest.length !== 8 && rest.length !== 10) throw new Error(`a row needs 10 or 12 cells: ${line}`);
  const pair = (index: number) => bothOf(rest[2 * index], rest[2 * index + 1]);
  return {
    ...{ dial, honorific, name: pair(0), title: pair(1), organisation: pair(2), field: pair(3) },
    family: rest.length === 10 ? pair(4) : null,
  };
}
