import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoBadgeCode } from '../../demo/badge-codes.ts';
import { readBadgeCode } from '../platform/security/issued-badge-code.ts';
import { auditLine } from '../platform/database/tables/audit.ts';
import { gu, helena, steps } from '../platform/testing/signing-in.ts';
import { staffDesk } from '../platform/testing/staff-desk.ts';
import { staffCommands } from './staff-command.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let server: typeof desk.server;
let go: ReturnType<typeof steps>;
const staff = (name: string, ...args: string[]) => desk.staff(name, ...args);

beforeAll(async () => {
  desk = await staffDesk();
  server = desk.server;
  go = steps(server);
});
afterAll(() => desk.leave());

const flowOf = async (code: string) => ((await go.readBadge(code)).obj as { flowId: string }).flowId;

describe('the secretariat', () => {
  test('lifts the lock of a badge', async () => {
    const flowId = await flowOf(demoBadgeCode(gu.key));
    for (let guess = 1; guess <= 6; guess++) await go.enterBirthDate(flowId, `1950-01-0${guess}`);
    expect((await go.enterBirthDate(flowId, gu.birthDate)).code).toBe(-5);
    expect(await staff('reset-badge', gu.email)).toEqual({
      ok: true,
      text: 'Badge login of Gu Minglan is open again.',
    });
    expect((await go.enterBirthDate(flowId, gu.birthDate)).code).toBe(0);
  });

  test('lifts the restriction of an address', async () => {
    const fingerprint = server.sealing.fingerprint(helena.email, 'email');
    await server.db.execute(
      sql`insert into sign_in_failure (method, subject, device, day, count, in_a_row, restricted_at) values ('code', ${fingerprint}, '', '2027-03-22', 11, 11, now())`,
    );
    expect((await go.askedFor({ channel: 'email', address: helena.email })).answer.code).toBe(-5);
    expect((await staff('reset-code', helena.email)).ok).toBe(true);
    expect((await go.askedFor({ channel: 'email', address: helena.email })).answer.code).toBe(0);
  });

  test('voids a badge code and issues a new one', async () => {
    const { text } = await staff('reissue-badge', helena.id);
    const code = readBadgeCode(/#(\w+)/.exec(text)?.[1] ?? '') ?? '';
    expect((await go.readBadge(demoBadgeCode(helena.key))).code).toBe(-1);
    expect((await go.enterBirthDate(await flowOf(code), helena.birthDate)).code).toBe(0);
    expect((await staff('void-badge', helena.id)).ok).toBe(true);
    expect((await go.readBadge(code)).code).toBe(-1);
  });

  test('switches badge sign-in off and on for a person, and limits badge sessions for all', async () => {
    await staff('badge-sign-in-off', gu.mobile);
    expect((await go.readBadge(demoBadgeCode(gu.key))).code).toBe(-5);
    await staff('badge-sign-in-on', gu.mobile);
    await staff('badge-sessions-limited');
    expect((await go.enterBirthDate(await flowOf(demoBadgeCode(gu.key)), gu.birthDate)).obj).toMatchObject({
      limited: true,
    });
    await staff('badge-sessions-full');
  });

  test('ends every session of a person', async () => {
    const { token } = await go.signIn({ address: gu.mobile });
    await staff('end-sessions', gu.id);
    expect((await go.me(token)).code).toBe(-6);
  });

  test('issues and revokes a partner key', async () => {
    const issued = await staff('issue-partner-key', 'Host', 'App');
    const id = /id: +(\w+)/.exec(issued.text)?.[1] ?? '';
    expect(await staff('revoke-partner-key', id)).toEqual({ ok: true, text: 'The key of Host App is revoked.' });
    expect(await staff('revoke-partner-key', id)).toEqual({
      ok: false,
      text: 'There is no such partner key, or it has been revoked.',
    });
  });

  test.each([
    ['reset-badge', 'nobody@nowhere.example', 'There is no such person.'],
    ['end-sessions', '0'.repeat(20), 'There is no such person.'],
    ['reset-code', 'neither', 'This is neither a mobile number nor an email address.\naddress: neither'],
    ['issue-partner-key', '', 'Validation error.\nname: Too short'],
    ['revoke-partner-key', 'no-id', 'Validation error.\nid: Incorrect format'],
  ])('%s %s is refused with the reason, and nothing is written', async (command, argument, text) => {
    const before = await server.db.$count(auditLine);
    expect(await staff(command, argument)).toEqual({ ok: false, text });
    expect(await server.db.$count(auditLine)).toBe(before);
  });
});

test('help lists the commands, and an unknown command says which there are', async () => {
  const help = await staff('help');
  expect(help.ok).toBe(true);
  for (const { name } of staffCommands) expect(help.text).toMatch(new RegExp(`${name} +`));
  expect(help.text).toContain('--version <n>');
  expect(await staff('../keep')).toEqual({ ok: false, text: `There is no such command.\n\n${help.text}` });
});
