import type { RichBlock, RichPicture } from './rich-text.ts';

/** The ids of all files that the text shows, each once, in its order. */
export function filesIn(tree: readonly RichBlock[]): string[] {
  return [...new Set(tree.flatMap(filesOf))];
}

/** The pictures in their order: the one that is opened large is named by its place among them. */
export function picturesIn(tree: readonly RichBlock[]): RichPicture[] {
  return tree.filter((block) => block.kind === 'picture');
}

function filesOf(block: RichBlock): string[] {
  switch (block.kind) {
    case 'picture':
    case 'document':
      return [block.file];
    case 'video':
      return block.poster === null ? [block.file] : [block.file, block.poster];
    default:
      return [];
  }
}
