import { expect, test } from 'vitest';
import { badgeCodeAlphabet as alphabet } from '../rules/badge-code.ts';
import { abilities, choices, type Diagnostics, diagnosticsCode, readDiagnostics } from './diagnostics-code.ts';

const all = (can: boolean) => Object.fromEntries(abilities.map((ability) => [ability, can])) as Diagnostics['can'];
const phone: Diagnostics = {
  openedIn: 'wechat',
  system: 'android',
  browser: 'chrome',
  browserVersion: 131,
  systemVersion: 14,
  language: 'zh',
  theme: 'system',
  textSize: 'x-large',
  notifications: 'denied',
  cameraPermission: 'prompt',
  appVersionCode: 100,
  can: { ...all(false), storage: true, camera: true },
};

test('a code is short, in groups, and reads back as what was found', () => {
  expect(diagnosticsCode(phone)).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{4}$/);
  expect(readDiagnostics(diagnosticsCode(phone))).toEqual(phone);
});

test('every choice and every ability reads back by itself', () => {
  const changes: Partial<Diagnostics>[] = [
    ...Object.entries(choices).flatMap(([field, values]) => values.map((value) => ({ [field]: value }))),
    ...abilities.flatMap((ability) => [
      { can: { ...all(false), [ability]: true } },
      { can: { ...all(true), [ability]: false } },
    ]),
    { browserVersion: 0, systemVersion: 0 },
    { browserVersion: 255, systemVersion: 31, appVersionCode: 999_999 },
  ];
  for (const change of changes) {
    const found = { ...phone, ...change };
    expect(readDiagnostics(diagnosticsCode(found))).toEqual(found);
  }
});

test('a version beyond its field is read as the largest one', () => {
  expect(readDiagnostics(diagnosticsCode({ ...phone, browserVersion: 4000 }))?.browserVersion).toBe(255);
});

test('it is read as people say and type it', () => {
  const code = diagnosticsCode(phone);
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  expect(readDiagnostics(typed)).toEqual(phone);
});

test('no single misheard character passes', () => {
  const code = diagnosticsCode(phone).replaceAll('-', '');
  const misheard = Array.from(code).flatMap((right, at) =>
    Array.from(alphabet).flatMap((wrong) => (wrong === right ? [] : code.slice(0, at) + wrong + code.slice(at + 1))),
  );
  expect(misheard).toHaveLength(14 * 31);
  expect(misheard.filter((text) => readDiagnostics(text) !== undefined)).toEqual([]);
});

test.each(['', '12345', 'ABCDE-FGHJK-MNP!', '00000-00000-0000', 'Z'.repeat(14)])('%j is no code', (text) => {
  expect(readDiagnostics(text)).toBeUndefined();
});
