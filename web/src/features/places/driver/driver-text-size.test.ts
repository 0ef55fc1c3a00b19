import { expect, test } from 'vitest';
import { driverTextSize } from './driver-text-size.ts';

test.each([
  ['玉澄国宾馆', '北京市玉澄路8号', 'huge'],
  ['玉澄国宾馆', '北京市海淀区玉澄路8号院东门内主楼', 'large'],
  ['玉'.repeat(120), '北京市玉澄路8号', 'medium'],
])('%s at %s is written in %s type', (nameZh, addressZh, size) => {
  expect(driverTextSize({ nameZh, addressZh })).toBe(size);
});
