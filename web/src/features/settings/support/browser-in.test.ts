import { expect, test } from 'vitest';
import { browserIn, systemVersionIn } from './browser-in.ts';

const apple = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['safari', 18, 18, `${apple} Version/18.3 Mobile/15E148 Safari/604.1`],
  ['chrome', 131, 18, `${apple} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
  ['chrome', 131, 14, `${android} Chrome/131.0.0.0 Mobile Safari/537.36`],
  ['samsung', 27, 14, `${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`],
  ['edge', 131, 0, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0'],
  ['firefox', 140, 0, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['other', 0, 18, `${apple} Mobile/15E148 MicroMessenger/8.0.50`],
] as const)('%s %i on %i', (browser, browserVersion, systemVersion, agent) => {
  expect(browserIn(agent)).toEqual({ browser, browserVersion });
  expect(systemVersionIn(agent)).toBe(systemVersion);
});
