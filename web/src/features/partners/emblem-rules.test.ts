import { expect, test } from 'vitest';
import { emblemLetters } from './emblem-rules.ts';

test.each([
  ['帕尔米特咨询', '帕'],
  ['“听松”网', '听'],
  ['Palmitter Advisory', 'PA'],
  ['Faberval & Cie', 'FC'],
  ['Harbourline', 'H'],
  ['Östra Banken', 'ÖB'],
  ['', ''],
])('%s has the letters %s', (name, letters) => {
  expect(emblemLetters(name)).toBe(letters);
});
