import { expect, test } from 'vitest';
import { clockTime, lengthInWords, speedText } from './playing-time.ts';

test('times are said as each language writes them', () => {
  expect([0, 84_900, 3_725_000].map(clockTime)).toEqual(['00:00', '01:24', '62:05']);
  expect([lengthInWords(162_000, 'en'), lengthInWords(162_000, 'zh')]).toEqual(['2 min 42 s', '2分42秒']);
  expect([lengthInWords(42_400, 'en'), lengthInWords(42_400, 'zh')]).toEqual(['42 s', '42秒']);
});

test('a speed has its sign', () => expect([0.75, 1, 1.5, 2].map(speedText)).toEqual(['0.75×', '1.0×', '1.5×', '2.0×']));
