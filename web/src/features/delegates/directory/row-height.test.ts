import { expect, test } from 'vitest';
import { delegateRow } from '../delegates.testing.ts';
import { letterHeight, rowHeight } from './row-height.ts';

const phone = { language: 'en', width: 344, rem: 16 } as const;

test('the height of a short row is certain before it shows', () => {
  expect(rowHeight(delegateRow('Amadou Kesselbane'), phone)).toEqual({ height: 20 + 23 + 19 + 19, certain: true });
  expect(rowHeight(delegateRow('程怀瑾'), { ...phone, language: 'zh' })).toEqual({
    height: 20 + 24 + 21 + 21,
    certain: true,
  });
});

test('without organisation it is no lower than its picture', () => {
  expect(rowHeight(delegateRow('Helena', { title: '', organisation: null }), phone).height).toBe(20 + 48);
});

test('a long text takes a line more, and is measured when it shows', () => {
  const organisation = 'Organising Committee of the High-Level Forum on Global Development';
  expect(rowHeight(delegateRow('Qin Wangshu', { organisation }), phone)).toEqual({
    height: 20 + 23 + 19 + 2 * 19,
    certain: false,
  });
});

test('everything grows with the letters', () => {
  expect(rowHeight(delegateRow('Helena'), { ...phone, rem: 21 }).height).toBeGreaterThan(100);
  expect([letterHeight(phone), letterHeight({ ...phone, rem: 20 })]).toEqual([38, 43]);
});
