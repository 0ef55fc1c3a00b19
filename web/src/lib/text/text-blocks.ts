export type Block = { kind: 'heading' | 'paragraph'; text: string };

/** Splits plain text into blocks: a line that starts with '# ' is a heading, every other line a paragraph. */
export function blocksOf(body: string): Block[] {
  return body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) =>
      line.startsWith('# ') ? { kind: 'heading', text: line.slice(2).trim() } : { kind: 'paragraph', text: line },
    );
}
