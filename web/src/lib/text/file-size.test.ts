import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '1 KB'],
  [10_824, '11 KB'],
  [640_400, '640 KB'],
  [999_600, '1 MB'],
  [2_449_000, '2.4 MB'],
  [11_800_000, '11.8 MB'],
])('%i bytes are %s', (bytes, size) => {
  expect(fileSize(bytes)).toBe(size);
});
