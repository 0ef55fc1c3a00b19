import { expect, test } from 'vitest';
import { blocksOf } from './text-blocks.ts';

test('lines are one block, and the rows of a table another', () => {
  expect(blocksOf('Coaches\nplease be early\nA1\t09:20\nB1\t\t10:05\nThank you', [])).toEqual([
    { lines: { text: 'Coaches\nplease be early', marks: [], firstMark: 0 } },
    {
      rows: [
        [
          { text: 'A1', marks: [], firstMark: 0 },
          { text: '09:20', marks: [], firstMark: 0 },
        ],
        [
          { text: 'B1', marks: [], firstMark: 0 },
          { text: '', marks: [], firstMark: 0 },
          { text: '10:05', marks: [], firstMark: 0 },
        ],
      ],
    },
    { lines: { text: 'Thank you', marks: [], firstMark: 0 } },
  ]);
});

test('a mark stays with its cell and keeps its number; one over an edge is shown on both sides', () => {
  const text = 'tea\nred tea\ttea cup\nend';
  // “tea” three times, then “cup end”.
  const marks: [number, number][] = [
    [0, 3],
    [8, 15],
    [16, 23],
  ];
  expect(blocksOf(text, marks)).toEqual([
    { lines: { text: 'tea', marks: [[0, 3]], firstMark: 0 } },
    {
      rows: [
        [
          { text: 'red tea', marks: [[4, 7]], firstMark: 1 },
          {
            text: 'tea cup',
            marks: [
              [0, 3],
              [4, 7],
            ],
            firstMark: 1,
          },
        ],
      ],
    },
    { lines: { text: 'end', marks: [[0, 3]], firstMark: 2 } },
  ]);
});

test('a text without a table is one block, and an empty one too', () => {
  expect(blocksOf('One\nTwo', [[4, 7]])).toEqual([{ lines: { text: 'One\nTwo', marks: [[4, 7]], firstMark: 0 } }]);
  expect(blocksOf('', [])).toEqual([{ lines: { text: '', marks: [], firstMark: 0 } }]);
});
