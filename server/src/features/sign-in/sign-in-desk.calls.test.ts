import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { issueDeskCode } from 'contract/calls/console/people';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { anotherCode, signInServer } from '../../platform/testing/sign-in-server.ts';
import { gu, helena, requestId } from '../../platform/testing/signing-in.ts';
import { staffAt } from '../../platform/testing/staff-desk.ts';

const { server, go, later } = await signInServer();
const desk = await staffAt(server);
afterAll(() => desk.leave());
const handedOut = async (personId: string) => (await desk.ask(issueDeskCode, { personId })).code.replace(' ', '');

let token = '';
beforeEach(async () => {
  await server.db.execute(sql`update forum set badge_sessions_limited = true`);
  const flowId = await go.badgeFlow(demoBadgeCode(gu.key));
  token = ((await go.enterBirthDate(flowId, gu.birthDate)).obj as { token: string }).token;
  await server.db.execute(sql`update forum set badge_sessions_limited = false`);
});
const confirm = (code: string) =>
  server.call.json('/api/session/confirmSession', { code, requestId: requestId() }, { token });
const refused = { fields: { code: expect.any(String) as unknown }, refusal: 'wrongCode' };

describe('a desk code', () => {
  test('confirms a badge session once, without any message', async () => {
    const messages = server.messages.length;
    const code = await handedOut(gu.id);
    expect(code).toMatch(/^\d{8}$/);
    const { obj } = await confirm(code);
    expect((await go.me((obj as { token: string }).token)).obj).toMatchObject({ limited: false });
    token = (obj as { token: string }).token;
    expect((await confirm(code)).obj).toEqual(refused);
    expect(server.messages.length).toBe(messages);
  });

  test('works for fifteen minutes', async () => {
    const code = await handedOut(gu.id);
    later(15 * 60);
    expect((await confirm(code)).obj).toEqual(refused);
  });

  test('works for its person alone, and only the newest does', async () => {
    expect((await confirm(await handedOut(helena.id))).obj).toEqual(refused);
    const older = await handedOut(gu.id);
    const newer = await handedOut(gu.id);
    expect((await confirm(older)).obj).toEqual(refused);
    expect((await confirm(newer)).code).toBe(0);
  });

  test('has five tries', async () => {
    const code = await handedOut(gu.id);
    for (let guess = 0; guess < 5; guess++) expect((await confirm(anotherCode(code))).obj).toEqual(refused);
    expect((await confirm(code)).obj).toEqual(refused);
  });

  test('does not exist until the Secretariat issues one', async () => {
    expect((await confirm('12345678')).obj).toEqual(refused);
  });
});
