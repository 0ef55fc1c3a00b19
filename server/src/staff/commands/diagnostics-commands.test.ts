import { diagnosticsCode } from 'contract/diagnostics/diagnostics-code';
import { expect, test } from 'vitest';
import { runStaffCommand } from '../staff-command.ts';

const code = diagnosticsCode({
  ...{ openedIn: 'wechat', system: 'android', systemVersion: 14, browser: 'chrome', browserVersion: 131 },
  ...{ language: 'zh', theme: 'light', textSize: 'x-large', notifications: 'unknown', cameraPermission: 'prompt' },
  appVersionCode: 100,
  can: {
    ...{ storage: true, indexedDb: true, persistentStorage: false, webCrypto: true },
    ...{ serviceWorker: false, push: false, camera: true, share: false },
  },
});
const read = (...args: string[]) => runStaffCommand({ port: 0, dataDir: '' }, 'read-diagnostics', args);

test('the Secretariat reads what a browser can and cannot do, however the code was typed', async () => {
  const text = [
    'Opened in WeChat: chrome 131 on android 14.',
    'App version code 100; language zh, theme light, text x-large.',
    'Notifications: unknown; camera: prompt.',
    'It can: keeping the login, keeping offline copies, sealing personal text, the camera.',
    'It cannot: keeping them for good, a service worker, push, the share sheet.',
  ].join('\n');
  expect(await read(code)).toEqual({ ok: true, text });
  expect(await read(...code.toLowerCase().split('-'))).toEqual({ ok: true, text });
});

test('a misheard code is not read as something else', async () => {
  expect(await read(code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toMatchObject({ ok: false });
  expect(await read()).toMatchObject({ ok: false });
});
