import { expect, test } from 'vitest';
import { filesIn, picturesIn } from './files-in-text.ts';
import { plainTextOf, textLines } from './plain-text.ts';
import type { RichText } from './rich-text.ts';

const harbour = 'c8d3kz1v9m2x7qp4rt6w';
const opening = 'd8d3kz1v9m2x7qp4rt6w';
const poster = 'e8d3kz1v9m2x7qp4rt6w';
const paper = 'f8d3kz1v9m2x7qp4rt6w';
const picture = { kind: 'picture', file: harbour, width: 640, height: 480, caption: '港口' } as const;
const tree: RichText = [
  { kind: 'heading', level: 2, runs: [{ text: 'Ministers ' }, { text: 'call', italic: true }] },
  { kind: 'paragraph', runs: [{ text: 'One line\nand ' }, { text: 'another', link: 'https://a.example' }] },
  { ...picture, alt: 'A crane beside a ship' },
  { kind: 'list', ordered: true, items: [{ runs: [{ text: 'first' }] }, { runs: [{ text: 'second' }] }] },
  { kind: 'rule' },
  { kind: 'quote', paragraphs: [[{ text: '信心' }], [{ text: '规则' }]] },
  { kind: 'video', file: opening, poster, caption: null },
  { kind: 'document', file: paper, name: 'White paper', extension: 'pdf', size: 12 },
  { ...picture, caption: null },
];

test('the plain text has a line for each paragraph, item, caption and name', () => {
  expect(plainTextOf(tree)).toBe('Ministers call\nOne line\nand another\n港口\nfirst\nsecond\n信心\n规则\nWhite paper');
  expect(plainTextOf([])).toBe('');
});

test('what is read out has no captions and no names, and says its block', () => {
  expect(textLines(tree)).toEqual([
    { text: 'Ministers call', block: 0 },
    { text: 'One line\nand another', block: 1 },
    { text: 'first', block: 3 },
    { text: 'second', block: 3 },
    { text: '信心', block: 5 },
    { text: '规则', block: 5 },
  ]);
});

test('each file of a text is named once, posters too', () => {
  expect(filesIn(tree)).toEqual([harbour, opening, poster, paper]);
  expect(filesIn([])).toEqual([]);
});

test('the pictures stand in their order, each time they are shown', () => {
  expect(picturesIn(tree)).toEqual([tree[2], tree[8]]);
});
