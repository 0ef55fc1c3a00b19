import { expect, test } from 'vitest';
import { delegateRow } from '../delegates.testing.ts';
import { itemsOf, sectionsOf } from './order-and-letters.ts';

const a = delegateRow('Adebarika', { nameOrder: 0, rankOrder: 2 });
const b = delegateRow('Benhaddouche', { nameOrder: 1, rankOrder: 0 });
const b2 = delegateRow('Bellonzani', { nameOrder: 2, rankOrder: 1 });
const cai = delegateRow('Cai Xulin', { nameOrder: 3, rankOrder: 3, origin: 'chinese' });
const all = [b, cai, a, b2];

test('by name there is a section for each letter there is', () => {
  expect(sectionsOf(all, 'name')).toEqual([
    { letter: 'A', rows: [a] },
    { letter: 'B', rows: [b, b2] },
    { letter: 'C', rows: [cai] },
  ]);
});

test('by protocol there is one section without a letter, and none if nobody is listed', () => {
  expect(sectionsOf(all, 'rank')).toEqual([{ letter: '', rows: [b, b2, a, cai] }]);
  expect([sectionsOf([], 'rank'), sectionsOf([], 'name')]).toEqual([[], []]);
});

const lines = (columns: number) =>
  itemsOf(sectionsOf([a, b, b2], 'name'), columns).map((item) =>
    item.kind === 'letter' ? [item.key] : [item.position, ...item.rows.map(({ name }) => name)],
  );

test('the lines of the list are letters and rows, each row with its position in its section', () => {
  expect(lines(1)).toEqual([['letter A'], [0, 'Adebarika'], ['letter B'], [0, 'Benhaddouche'], [1, 'Bellonzani']]);
});

test('in two columns a line has two delegates of the same letter', () => {
  expect(lines(2)).toEqual([['letter A'], [0, 'Adebarika'], ['letter B'], [0, 'Benhaddouche', 'Bellonzani']]);
});
