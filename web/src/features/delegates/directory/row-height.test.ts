import { expect, test } from 'vitest';
import { delegateRow } from '../delegates.testing.ts';
import { letterHeight, lineHeight } from './row-height.ts';
import { columnsIn } from './two-delegates-a-line.ts';

const phone = { language: 'en', width: 344, rem: 16 } as const;

test('the height of a short row is certain before it shows', () => {
  expect(lineHeight([delegateRow('Amadou Kesselbane')], phone)).toEqual({ height: 2 * 44, certain: true });
  const larger = { ...phone, rem: 18 };
  expect(lineHeight([delegateRow('程怀瑾')], { ...larger, language: 'zh' })).toEqual({
    height: 20 + (18 / 16) * (24 + 21 + 21),
    certain: true,
  });
});

test('without title and organisation it is no lower than its two buttons and its picture', () => {
  const row = delegateRow('Helena', { title: '', organisation: null });
  expect(lineHeight([row], phone).height).toBe(2 * 44);
  expect(lineHeight([row], { ...phone, rem: 32 }).height).toBe(20 + 3 * 32);
});

test('a long text takes a line more, and is measured when it shows', () => {
  const organisation = 'Organising Committee of the High-Level Forum on Global Development';
  expect(lineHeight([delegateRow('Qin Wangshu', { organisation })], phone)).toEqual({
    height: 20 + 23 + 19 + 2 * 19,
    certain: false,
  });
});

test('everything grows with the letters', () => {
  expect(lineHeight([delegateRow('Helena')], { ...phone, rem: 21 }).height).toBeGreaterThan(100);
  expect([letterHeight(phone), letterHeight({ ...phone, rem: 20 })]).toEqual([38, 43]);
});

test.each([
  [358, 1],
  [660, 1],
  [760, 2],
])('in a list of %i px delegates stand in columns: %i', (width, columns) => {
  expect(columnsIn(width)).toBe(columns);
});

test('of two delegates side by side the longer one decides, in half of the room', () => {
  const [short, long] = [delegateRow('Ann'), delegateRow('Bo', { organisation: 'Institute of Water '.repeat(3) })];
  const tablet = { ...phone, width: 760 };
  expect(lineHeight([short, long], tablet)).toEqual(lineHeight([long], tablet));
  expect(lineHeight([short, long], tablet).height).toBe(20 + 23 + 19 + 2 * 19);
});
