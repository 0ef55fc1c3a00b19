import { expect, test } from 'vitest';
import { isWeChat } from './wechat.ts';

test.each([
  ['Safari on an iPhone', 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1', false],
  ['WeChat on Android', 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50', true],
])('%s', (_, agent, expected) => {
  expect(isWeChat(agent)).toBe(expected);
});
