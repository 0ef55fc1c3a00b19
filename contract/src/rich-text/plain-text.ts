import type { RichBlock, RichRun } from './rich-text.ts';

/** Each paragraph, heading and item of the text by itself, without what stands beside its files. */
export type TextLine = { text: string; block: number };

/** @later news: what a recording says, and what a phone reads out */
export function textLines(tree: readonly RichBlock[]): TextLine[] {
  return tree.flatMap((one, block) => linesIn(one).map((text) => ({ text, block })));
}

/** Everything that can be read in the text, for search and for a summary; a line for each paragraph. */
export function plainTextOf(tree: readonly RichBlock[]): string {
  return tree
    .flatMap((block) => [...linesIn(block), ...besideFile(block)])
    .join('\n')
    .trim();
}

function linesIn(block: RichBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [textOf(block.runs)];
    case 'list':
      return block.items.map(({ runs }) => textOf(runs));
    case 'quote':
      return block.paragraphs.map(textOf);
    default:
      return [];
  }
}

function besideFile(block: RichBlock): string[] {
  if (block.kind === 'document') return [block.name];
  return (block.kind === 'picture' || block.kind === 'video') && block.caption ? [block.caption] : [];
}

function textOf(runs: readonly RichRun[]): string {
  return runs.map(({ text }) => text).join('');
}
