import { expect, test } from 'vitest';
import { delegateRow } from '../delegates.testing.ts';
import { countsOf, onSide } from './search-both-sides.ts';

const a = delegateRow('Adebarika');
const b = delegateRow('Benhaddouche');
const b2 = delegateRow('Bellonzani');
const cai = delegateRow('Cai Xulin', { origin: 'chinese' });
const all = [b, cai, a, b2];

test('both sides are counted, and only the chosen side is listed', () => {
  expect(countsOf(all)).toEqual({ chinese: 1, international: 3 });
  expect(onSide(all, 'chinese')).toEqual([cai]);
  expect(onSide(all, undefined)).toEqual(all);
});
