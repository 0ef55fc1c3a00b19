import { expect, test } from 'vitest';
import { partsOf, withoutLineEnds } from './page-text.ts';

test('the name at the beginning of a text is its heading, and what is marked stays marked', () => {
  expect(
    partsOf('Tea', 'Tea\nwe drink tea', [
      [0, 3],
      [13, 16],
    ]),
  ).toEqual({
    heading: { text: 'Tea', marks: [[0, 3]] },
    body: { text: 'we drink tea', marks: [[9, 12]] },
  });
  expect(partsOf('Tea', 'Tea', [])).toEqual({ heading: { text: 'Tea', marks: [] }, body: { text: '', marks: [] } });
});

test('a mark that goes on below the heading counts once', () => {
  const { heading, body } = partsOf('Tea', 'Tea\nand tea', [
    [0, 7],
    [8, 11],
  ]);
  expect([heading?.marks, body.marks]).toEqual([[[0, 3]], [[4, 7]]]);
});

test('a name that the text does not begin with stands above it', () => {
  const body = { text: 'Teapots', marks: [[0, 3]] };
  expect(partsOf('Tea', 'Teapots', [[0, 3]])).toEqual({ heading: { text: 'Tea', marks: [] }, body });
  expect(partsOf(null, 'Teapots', [[0, 3]])).toEqual({ heading: null, body });
});

test.each([
  ['Of the 212 people interviewed, 167 want\nthe forecast to reach the quay.\nProposals', 'want the|quay.\nProposals'],
  ['Each port names a forecast officer chosen by\n· No more than four shifts\n3. A third point', '\n· No|\n3. A'],
  ['One short line\nand another, which is as long as the paper is wide', 'line\nand'],
])('lines of a printed page flow into each other, points of a list do not: %j', (text, parts) => {
  const flowing = withoutLineEnds(text);
  for (const part of parts.split('|')) expect(flowing).toContain(part);
  expect(flowing).toHaveLength(text.length);
});
