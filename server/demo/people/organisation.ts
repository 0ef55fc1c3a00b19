import type { Both } from '../shapes.ts';
import { blocksOf, bothOf, cellsOf } from './text-blocks.ts';

export type Organisation = { name: Both; profile: Both };

/** A block is one organisation: both names, then what it is, in Chinese and in English. */
export function organisationsFrom(text: string): Organisation[] {
  return blocksOf(text).map(([names = '', zh, en]) => {
    const [nameZh, nameEn] = cellsOf(names);
    return { name: bothOf(nameZh, nameEn), profile: bothOf(zh, en) };
  });
}
