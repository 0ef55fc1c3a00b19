import { count, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMessages } from 'contract/calls/messages';
import type { Language } from 'contract/languages';
import { forum } from '../../platform/database/tables/content/forum.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { person } from '../../platform/database/tables/people.ts';
import { gu, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { tellOfClosing } from './closing.jobs.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let token = '';
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** Runs the job at this moment of the Forum's zone; returns how many messages there are of it. */
async function toldAt(...moments: string[]) {
  const told: number[] = [];
  for (const moment of moments) {
    server.clock.set(new Date(`${moment}:00+08:00`));
    await tellOfClosing({ db: server.db, clock: server.clock, services: server.services });
    const [found] = await server.db.select({ all: count() }).from(message).where(like(message.key, 'closing %'));
    told.push(found?.all ?? 0);
  }
  return told;
}

async function newest(language: Language) {
  const { obj } = await server.call.json(getMessages.path, { group: 'notification' }, { token, language });
  const [{ title, text, target } = {}] = (obj as { messages: Record<string, unknown>[] }).messages;
  return { title, text, target };
}

test('a day before nobody can log in any more, everybody is told once', async () => {
  const isSomebody = eq(person.decoy, false);
  const everybody = (await server.db.select({ id: person.id }).from(person).where(isSomebody)).length;
  // The Forum ends on 24 March; seven days later, at midnight, the last session does.
  await server.db.update(forum).set({ lastDay: '2027-03-24' });
  expect(await toldAt('2027-03-30T23:59', '2027-03-31T00:00', '2027-03-31T12:00', '2027-04-01T00:00')).toEqual([
    ...[0, everybody, everybody, everybody],
  ]);
  server.clock.set(new Date('2027-03-31T12:00:00+08:00'));
  ({ token } = await steps(server).signIn({ address: gu.mobile }));
  expect(await newest('en')).toEqual({
    title: 'Login closes at the end of 31 March',
    text: 'After that the app can no longer be opened. Until then you can download what is kept about you. Thank you for taking part in the Forum.',
    target: { kind: 'page', page: 'privacy' },
  });
  expect((await newest('zh')).title).toBe('登录服务将于3月31日24时关闭');
});

test('a Forum that is prolonged says so again, and one that is over says nothing late', async () => {
  await server.db.delete(message).where(eq(message.personId, gu.id));
  await server.db.update(forum).set({ lastDay: '2027-03-25' });
  const [late, before, again] = await toldAt('2027-04-02T00:00', '2027-03-31T23:59', '2027-04-01T00:00');
  expect({ late: late === before, new: again! > before! }).toEqual({ late: true, new: true });
});
