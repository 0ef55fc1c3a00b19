import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffDesk } from '../../platform/testing/staff-desk.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
beforeAll(async () => {
  desk = await staffDesk();
});
afterAll(() => desk.leave());

const announced = async () => (await desk.server.call.json('/api/settings/getAppVersion')).obj;

test('everybody is told the newest version, which the secretariat announces', async () => {
  expect(await announced()).toEqual({ appVersion: '1.0.0', appVersionCode: 100, required: false });
  expect(await desk.staff('announce-version', '1.1.0', '110', 'required')).toEqual({
    ok: true,
    text: 'Version 1.1.0 (110) is announced as required. This server still hands out 100: nobody can go on until it does, or another version is announced.',
  });
  expect(await announced()).toEqual({ appVersion: '1.1.0', appVersionCode: 110, required: true });
  expect((await desk.staff('announce-version', '1.1.0', '110')).text).toContain('tapping Update changes nothing yet');
  expect((await desk.staff('announce-version', '1.0.0', '100')).text).toBe('Version 1.0.0 (100) is announced.');
  expect(await announced()).toEqual({ appVersion: '1.0.0', appVersionCode: 100, required: false });
});

test.each([[], ['1.1'], ['1.1.0'], ['1.1.0', '99'], ['1.1.0', 'x'], ['1.1.0', '110', 'perhaps']])(
  'what is mistyped announces nothing: %j',
  async (...args) => {
    expect(await desk.staff('announce-version', ...args.map(String))).toMatchObject({ ok: false });
    expect(await announced()).toMatchObject({ appVersionCode: 100 });
  },
);
