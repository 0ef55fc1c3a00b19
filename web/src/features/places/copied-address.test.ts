import { expect, test } from 'vitest';
import { copiedAddress } from './copied-address.ts';

test('a driver gets name and address in Chinese', () => {
  expect(copiedAddress({ nameZh: '玉澄国宾馆', addressZh: '北京市玉澄路8号' })).toBe('玉澄国宾馆，北京市玉澄路8号');
});
