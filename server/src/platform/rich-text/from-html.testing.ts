import { RichText } from 'contract/rich-text/rich-text';
import { expect } from 'vitest';
import { richTextFrom } from './from-html.ts';
import type { KnownFile } from './known-files.ts';
import { parsedHtml } from './parsed-html.ts';

export const [harbour, film, paper] = ['c8d3kz1v9m2x7qp4rt6w', 'd8d3kz1v9m2x7qp4rt6w', 'e8d3kz1v9m2x7qp4rt6w'];
export const files = new Map<string, KnownFile>([
  [`/media/${harbour}`, { kind: 'picture', file: harbour, width: 1280, height: 720 }],
  [`/media/${film}`, { kind: 'video', file: film, poster: null }],
  [`/media/${paper}`, { kind: 'document', file: paper, name: 'White paper', extension: 'pdf', size: 12 }],
  ['https://old.example/harbour.jpg', { kind: 'picture', file: harbour, width: 1280, height: 720 }],
]);

export function treeOf(html: string) {
  const { text } = richTextFrom(parsedHtml(html), files);
  expect(RichText.safeParse(text)).toEqual({ success: true, data: text });
  return text;
}

export const run = (text: string, look: object = {}) => ({ text, ...look });
export const p = (...runs: (string | object)[]) => ({
  kind: 'paragraph',
  runs: runs.map((one) => (typeof one === 'string' ? run(one) : one)),
});
export const ul = (...items: string[]) => ({
  kind: 'list',
  ordered: false,
  items: items.map((text) => ({ runs: [run(text)] })),
});
export const ol = (...items: string[]) => ({ ...ul(...items), ordered: true });
export const quote = (...texts: string[]) => ({ kind: 'quote', paragraphs: texts.map((text) => [run(text)]) });
export const picture = { kind: 'picture', file: harbour, width: 1280, height: 720, caption: null };
export const bold = { bold: true };
