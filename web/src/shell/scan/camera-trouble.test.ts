import { expect, test } from 'vitest';
import { troubleAhead, troubleOf } from './camera-trouble.ts';

const browser = 'Mozilla/5.0 (iPhone) Safari/604.1';
const weChat = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50';
const named = (name: string) => Object.assign(new Error('x'), { name });

test.each([
  ['a browser with a camera', { secure: true, agent: browser, hasCameraAccess: true }, undefined],
  ['plain http', { secure: false, agent: browser, hasCameraAccess: false }, 'insecure'],
  ['a browser that knows no camera', { secure: true, agent: browser, hasCameraAccess: false }, 'missing'],
  ['WeChat without a camera', { secure: true, agent: weChat, hasCameraAccess: false }, 'weChat'],
  ['WeChat with one', { secure: true, agent: weChat, hasCameraAccess: true }, undefined],
])('before asking: %s', (_, around, trouble) => {
  expect(troubleAhead(around)).toBe(trouble);
});

test.each([
  ['NotAllowedError', browser, 'denied'],
  ['SecurityError', browser, 'denied'],
  ['NotAllowedError', weChat, 'weChat'],
  ['NotFoundError', browser, 'missing'],
  ['NotFoundError', weChat, 'missing'],
  ['NotReadableError', browser, 'busy'],
  ['AbortError', browser, 'busy'],
])('%s in %s is shown as %s', (name, agent, trouble) => {
  expect(troubleOf(named(name), agent)).toBe(trouble);
});
