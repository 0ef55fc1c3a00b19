import { describe, expect, test } from 'vitest';
import { richTextLimits as limits } from './rich-text-limits.ts';
import { RichText } from './rich-text.ts';

const file = 'c8d3kz1v9m2x7qp4rt6w';
const poster = 'a8d3kz1v9m2x7qp4rt6w';
const run = (text: string, rest: object = {}) => ({ text, ...rest });
const paragraph = (...runs: object[]) => ({ kind: 'paragraph', runs });
const list = (rest: object) => ({ kind: 'list', ordered: true, items: [{ runs: [run('one')] }], ...rest });
const picture = (rest: object = {}) => ({ kind: 'picture', file, width: 640, height: 480, caption: null, ...rest });
const video = (rest: object = {}) => ({ kind: 'video', file, poster: null, caption: null, ...rest });
const paper = { kind: 'document', file, name: '白皮书 White Paper', extension: 'pdf', size: 2_400_000 };
const accepted = (...blocks: object[]) => RichText.safeParse(blocks).success;

const whole = [
  { kind: 'heading', level: 2, runs: [run('开放的供应链')] },
  paragraph(run('Two lines:\nthe second '), run('bold', { bold: true, italic: true, underline: true })),
  { ...paragraph(run('Forum', { link: 'https://forum.example/a?b=1#c' })), align: 'centre' },
  list({ start: 3 }),
  { kind: 'quote', paragraphs: [[run('first')], [run('second')]] },
  picture({ alt: 'A crane', caption: '港口' }),
  video({ poster, caption: 'The opening' }),
  paper,
  { kind: 'rule' },
];

test('a text of every kind of block is accepted as it is', () => {
  expect(RichText.parse(whole)).toEqual(whole);
  expect(RichText.parse([])).toEqual([]);
});

test.each([
  ['a block of another kind', { kind: 'html', html: '<b>' }],
  ['a block without a kind', { runs: [run('a')] }],
  ['HTML beside the runs', { ...paragraph(run('a')), html: '<script>' }],
  ['a style on a run', paragraph(run('a', { style: 'color:red' }))],
  ['a font on a paragraph', { ...paragraph(run('a')), font: 'Arial' }],
  ['a mark that is false', paragraph(run('a', { bold: false }))],
  ['an empty run', paragraph(run(''))],
  ['a paragraph without runs', paragraph()],
  ['a text that is no text', paragraph({ text: 5 })],
  ['a paragraph to the left', { ...paragraph(run('a')), align: 'left' }],
  ['a heading of the first level', { kind: 'heading', level: 1, runs: [run('a')] }],
  ['a list without items', list({ items: [] })],
  ['a list within a list', list({ items: [list({})] })],
  ['a list that starts at 1, which goes without saying', list({ start: 1 })],
  ['a list that starts below', list({ start: -1 })],
  ['a quote without paragraphs', { kind: 'quote', paragraphs: [] }],
  ['a picture by address', picture({ file: '/media/c8d3kz1v9m2x7qp4rt6w' })],
  ['a picture from elsewhere', picture({ file: 'https://elsewhere.example/a.png' })],
  ['a picture with a handler', picture({ onerror: 'alert(1)' })],
  ['a picture without a size', { kind: 'picture', file, caption: null }],
  ['a picture of no width', picture({ width: 0 })],
  ['a picture of half a pixel', picture({ width: 0.5 })],
  ['a picture wider than any', picture({ width: 50_001 })],
  ['a caption of two lines', picture({ caption: 'a\nb' })],
  ['a caption of spaces', picture({ caption: '  ' })],
  ['an empty caption', video({ caption: '' })],
  ['a poster by address', video({ poster: '/media/a' })],
  ['a document that is a program', { ...paper, extension: 'exe' }],
  ['a document of a negative size', { ...paper, size: -1 }],
  ['a document without a name', { ...paper, name: '' }],
  ['a rule with a text', { kind: 'rule', runs: [run('a')] }],
])('%s is refused', (_what, block) => {
  expect(accepted(block)).toBe(false);
});

test.each(['\ud800', 'a\udc00b', '\0', '\x07', '\x1b[31m', '\x7f', '\x85', '\r', '\t', '\u2028', '\u202e', '\u2066'])(
  '%j is refused in every text',
  (sign) => {
    const text = `a${sign}b`;
    const blocks = [paragraph(run(text)), picture({ caption: text }), picture({ alt: text }), video({ caption: text })];
    expect([...blocks, { ...paper, name: text }].map((block) => accepted(block))).toEqual(Array(5).fill(false));
  },
);

test.each(['\n', '😀', '👨‍👩‍👧', 'é', '‏עברית', '\u00a0', '𠮷', '&lt;script&gt;'])('%j is a text like any other', (text) => {
  expect(RichText.parse([paragraph(run(`a${text}b`))])).toEqual([paragraph(run(`a${text}b`))]);
});

describe('limits', () => {
  const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
  const a = (length: number) => run('a'.repeat(length));

  test.each([
    ['blocks', limits.blocks, (count: number) => times(count, () => ({ kind: 'rule' }))],
    ['runs of a paragraph', limits.runs, (count: number) => [paragraph(...times(count, () => a(1)))]],
    ['letters of a run', limits.run, (count: number) => [paragraph(a(count))]],
    ['items', limits.items, (count: number) => [list({ items: times(count, () => ({ runs: [a(1)] })) })]],
    [
      'paragraphs of a quote',
      limits.paragraphs,
      (count: number) => [{ kind: 'quote', paragraphs: times(count, () => [a(1)]) }],
    ],
    ['letters of a caption', limits.line, (count: number) => [picture({ caption: 'a'.repeat(count) })]],
    ['letters of a name', limits.line, (count: number) => [{ ...paper, name: 'a'.repeat(count) }]],
    ['the first number', limits.start, (count: number) => [list({ start: count })]],
    [
      'letters of an address',
      limits.address,
      (count: number) => [paragraph(run('a', { link: 'https://a.example/'.padEnd(count, 'a') }))],
    ],
    [
      'letters altogether',
      limits.letters,
      (count: number) => [
        ...times(5, () => paragraph(a((limits.letters - 5) / 5))),
        paragraph(a(count - limits.letters + 5)),
      ],
    ],
    // A block, its line and its runs are nodes.
    [
      'nodes altogether',
      limits.nodes,
      (count: number) => [
        ...times(11, () => paragraph(...times(498, () => a(1)))),
        paragraph(...times(count - 11 * 500 - 2, () => a(1))),
      ],
    ],
  ])('%s: up to %i', (_what, most, make) => {
    expect([most, most + 1].map((count) => accepted(...make(count)))).toEqual([true, false]);
  });
});
