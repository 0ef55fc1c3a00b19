import type { Both } from '../shapes.ts';

/** Blocks of lines with an empty line between them: hundreds of people and organisations can be proofread as text. */
export function blocksOf(text: string): string[][] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').map((line) => line.trim()));
}

export function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}

export function bothOf(zh: string | undefined, en: string | undefined): Both {
  if (!zh || !en) throw new Error(`one language is missing: ${zh ?? ''} / ${en ?? ''}`);
  return { zh, en };
}
