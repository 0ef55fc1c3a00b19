import { type RichBlock, RichText } from 'contract/rich-text/rich-text';
import { expect, test } from 'vitest';
import { richTextFrom } from './from-html.ts';
import { parsedHtml } from './parsed-html.ts';
import { shapeOf, wordsOf } from './shape-of-html.testing.ts';
import { richTextAsHtml } from './to-html.ts';
import { xssPayloads } from './xss-payloads.testing.ts';

const harbour = 'c8d3kz1v9m2x7qp4rt6w';

test('there are more than three hundred', () => {
  expect(xssPayloads.length).toBeGreaterThan(300);
});

test.each(xssPayloads)('imported, %j is nothing but text', (payload) => {
  const { text } = richTextFrom(parsedHtml(payload), new Map());
  expect(RichText.safeParse(text)).toEqual({ success: true, data: text });
  const runs = text.flatMap((block) => {
    expect(block.kind).toBe('paragraph');
    return block.kind === 'paragraph' ? block.runs : [];
  });
  expect(runs.filter(({ link }) => link !== undefined)).toEqual([]);
  expect(new Set(shapeOf(richTextAsHtml(text).replaceAll(/<\/?(strong|em|u)>/g, '')))).toEqual(
    new Set(text.length ? ['p'] : []),
  );
});

/** A text in every place that a tree has for one. */
const inEveryPlace = (text: string): RichBlock[] => [
  { kind: 'paragraph', runs: [{ text, bold: true, italic: true }] },
  { kind: 'heading', level: 2, runs: [{ text }] },
  { kind: 'list', ordered: true, items: [{ runs: [{ text, link: 'https://forum.example/' }] }] },
  { kind: 'quote', paragraphs: [[{ text }]] },
  { kind: 'picture', file: harbour, width: 10, height: 10, alt: text, caption: text },
  { kind: 'video', file: harbour, poster: null, caption: text },
  { kind: 'document', file: harbour, name: text, extension: 'pdf', size: 1 },
];
const harmless = inEveryPlace('a').map((block) => richTextAsHtml([block]));

/** As it would come from somebody who calls the server past the app, and even past the contract. */
test.each(xssPayloads)('as words, %j stays its letters on the public page', (payload) => {
  const pages = inEveryPlace(payload).map((block) => richTextAsHtml([block]));
  expect(pages.map(shapeOf)).toEqual(harmless.map(shapeOf));
  const words = harmless.map((page) => wordsOf(page).replace('a', () => readAsHtmlDoes(payload)));
  expect(pages.map(wordsOf)).toEqual(words);
});

/** Every reader of HTML does this to its text. */
function readAsHtmlDoes(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '');
}

test.each(xssPayloads)('as the address of a link, %j is refused', (link) => {
  expect(RichText.safeParse([{ kind: 'paragraph', runs: [{ text: 'a', link }] }]).success).toBe(false);
  // Whatever was stored past the check is text.
  expect(richTextAsHtml([{ kind: 'paragraph', runs: [{ text: 'a', link }] }])).toBe('<p>a</p>');
});

test.each(xssPayloads)('as the id of a file, %j is refused', (file) => {
  const picture = { kind: 'picture', file, width: 1, height: 1, caption: null } as const;
  expect(RichText.safeParse([picture]).success).toBe(false);
  expect(shapeOf(richTextAsHtml([picture]))).toEqual(['figure', 'img src width height alt loading']);
});
