import type { RichBlock } from './rich-text.ts';

/** How much a text may hold: an article of a newspaper many times over, and still little for a phone to render. */
export const richTextLimits = {
  blocks: 400,
  /** Blocks, items and runs together. */
  nodes: 6000,
  /** Letters of all runs, captions and names together. */
  letters: 100_000,
  /** Letters of one run. */
  run: 20_000,
  runs: 500,
  items: 200,
  /** Paragraphs of one quote. */
  paragraphs: 50,
  /** Letters of a caption or a name. */
  line: 300,
  /** The number with which an ordered list may begin. */
  start: 9999,
  /** Letters of the address of a link. */
  address: 2000,
} as const;

export function isWithinLimits(tree: readonly RichBlock[]): boolean {
  const sizes = tree.map(sizeOf);
  const nodes = sizes.reduce((sum, size) => sum + size.nodes, 0);
  const letters = sizes.reduce((sum, size) => sum + size.letters, 0);
  return nodes <= richTextLimits.nodes && letters <= richTextLimits.letters;
}

type Size = { nodes: number; letters: number };

/** What one block takes of the nodes and letters that a text may have. */
export function sizeOf(block: RichBlock): Size {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return sizeOfRuns([block.runs]);
    case 'list':
      return sizeOfRuns(block.items.map(({ runs }) => runs));
    case 'quote':
      return sizeOfRuns(block.paragraphs);
    case 'picture':
      return { nodes: 1, letters: lengthOf(block.caption) + lengthOf(block.alt) };
    case 'video':
      return { nodes: 1, letters: lengthOf(block.caption) };
    case 'document':
      return { nodes: 1, letters: block.name.length };
    default:
      return { nodes: 1, letters: 0 };
  }
}

function sizeOfRuns(lines: readonly (readonly { text: string }[])[]): Size {
  const runs = lines.flat();
  const letters = runs.reduce((sum, { text }) => sum + text.length, 0);
  return { nodes: 1 + lines.length + runs.length, letters };
}

function lengthOf(text: string | null | undefined): number {
  return text?.length ?? 0;
}
