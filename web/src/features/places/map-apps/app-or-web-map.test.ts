import { expect, test } from 'vitest';
import { mapOpeningOn } from './app-or-web-map.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Version/18.4 Mobile/15E148';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.4 Safari/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36';

test.each([
  ['an iPhone', iPhone, 5, false, 'ios'],
  ['an iPad, which says it is a Mac', mac, 5, false, 'ios'],
  ['a Mac', mac, 0, false, 'new tab'],
  ['an Android phone', android, 5, false, 'android'],
  ['a Windows computer with a touch screen', windows, 10, false, 'new tab'],
  ['WeChat on an iPhone', `${iPhone} MicroMessenger/8.0.49`, 5, false, 'same tab'],
  ['WeChat on Android', `${android} MicroMessenger/8.0.49`, 5, false, 'same tab'],
  ['the host app', `${android} ForumHost/2.1`, 5, true, 'same tab'],
] as const)('%s opens a map as it can', (_device, agent, touchPoints, inHostApp, opening) => {
  expect(mapOpeningOn({ agent, touchPoints, inHostApp })).toBe(opening);
});
