import { expect, test } from 'vitest';
import { openedIn, systemOf } from './opened-in.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 Version/18.3 Safari/604.1';
const iPad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.3 Safari/605.1.15';

test.each([
  ['host', true, `${iPhone} MicroMessenger/8.0`, false],
  ['wechat', false, `${iPhone} MicroMessenger/8.0`, false],
  ['installed', false, iPhone, true],
  ['browser', false, iPhone, false],
] as const)('it runs in: %s', (expected, inHostApp, agent, standalone) => {
  expect(openedIn({ inHostApp, agent, standalone })).toBe(expected);
});

test.each([
  ['ios', iPhone, 5],
  ['ios', iPad, 5],
  ['mac', iPad, 0],
  ['android', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0.0.0 Mobile Safari/537.36', 5],
  ['harmony', 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0.0.0 ArkWeb/4.1 Mobile', 5],
  ['windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36', 0],
  ['linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0],
  ['other', '', 0],
] as const)('the system is: %s', (expected, agent, touchPoints) => {
  expect(systemOf(agent, touchPoints)).toBe(expected);
});
