import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { signInAs } from '../../../demo/people.ts';
import { demoPerson, steps } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { purge } from '../../platform/jobs/retention.ts';
import { delegatesJobs } from './delegates-views-limit.jobs.ts';

const minute = 60_000;
const hour = 60 * minute;

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
const viewer = demoPerson(signInAs.blue).id;
const delegateId = (number: number) => String(number).padStart(20, '0');

beforeAll(async () => {
  server = await testServer();
  token = (await steps(server).signIn({ channel: 'email', address: demoPerson(signInAs.blue).email })).token;
  const text = JSON.stringify({ zh: '代表', en: 'Delegate' });
  await server.db.execute(sql`
    insert into person (id, badge, origin, name, family_name, reading, title, profile, listed, rank, verified)
    select lpad(number::text, 20, '0'), 'red', 'chinese', ${text}::jsonb, ${text}::jsonb,
      '{"name":[],"family":[]}'::jsonb, ${text}::jsonb, ${text}::jsonb,
      true, 1000 + number, true
    from generate_series(1, 700) as number`);
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(testNow);
  server.alarms.length = 0;
  await server.db.execute(sql`delete from profile_view`);
});

const open = (number: number, language: 'zh' | 'en' = 'en') =>
  server.call.json('/api/delegates/getDelegate', { id: delegateId(number) }, { token, language });
const codes = (answers: { code?: number }[]) => answers.map(({ code }) => code);

async function openedBefore(from: number, to: number, ago: number) {
  const at = new Date(testNow.getTime() - ago).toISOString();
  await server.db.execute(sql`
    insert into profile_view (viewer_id, delegate_id, seen_at)
    select ${viewer}, lpad(number::text, 20, '0'), ${at}::timestamptz from generate_series(${from}::int, ${to}::int) as number`);
}

const Seen = z.object({ rows: z.array(z.object({ id: z.string() })) });

async function opened(viewerId: string): Promise<string[]> {
  const seen = await server.db.execute(
    sql`select delegate_id as id from profile_view where viewer_id = ${viewerId} order by 1`,
  );
  return Seen.parse(seen).rows.map(({ id }) => id);
}

describe('the profiles that one person may open', () => {
  test('are 200 in an hour: the next is refused in words, one seen already is still shown', async () => {
    for (let number = 1; number <= 200; number += 1) expect((await open(number)).code).toBe(0);
    expect(server.alarms).toEqual([`somebody used up the budget of delegates’ profiles: ${viewer}`]);
    server.clock.set(new Date(testNow.getTime() + 10 * minute));
    const refused = { zh: await open(201, 'zh'), en: await open(201) };
    expect([refused.zh.status, refused.zh.code, refused.zh.msg, refused.zh.obj]).toEqual([
      200,
      -5,
      '您在短时间内查看的嘉宾资料过多，请稍后再试',
      { refusal: 'tooManyProfiles', retryAfter: 50 * 60 },
    ]);
    expect(refused.en.msg).toBe('You have opened a great many profiles in a short time. Please try again later');
    expect((await open(17)).code).toBe(0);
    expect(server.alarms).toHaveLength(1);
  });

  test('are free again an hour after they were opened, and not a moment before', async () => {
    await openedBefore(1, 200, 0);
    server.clock.set(new Date(testNow.getTime() + hour - 1));
    expect((await open(201)).code).toBe(-5);
    server.clock.set(new Date(testNow.getTime() + hour));
    expect((await open(201)).code).toBe(0);
  });

  test('are 600 in a day', async () => {
    await openedBefore(1, 200, 23 * hour);
    await openedBefore(201, 400, 12 * hour);
    await openedBefore(401, 599, 2 * hour);
    expect(codes([await open(600), await open(601), await open(100)])).toEqual([0, -5, 0]);
    expect(server.alarms).toHaveLength(1);
    expect((await open(601)).obj).toEqual({ refusal: 'tooManyProfiles', retryAfter: 60 * 60 });
    server.clock.set(new Date(testNow.getTime() + hour));
    expect((await open(601)).code).toBe(0);
  });

  test('are counted before they are answered, also when thirty are requested at once', async () => {
    await openedBefore(1, 190, 5 * minute);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => open(300 + i)));
    expect(codes(answers).filter((code) => code === 0)).toHaveLength(10);
    expect(codes(answers).filter((code) => code === -5)).toHaveLength(20);
    expect(server.alarms).toHaveLength(1);
  });

  test('are counted once each, however often they are opened, and not for an id that does not exist', async () => {
    await openedBefore(1, 198, 5 * minute);
    const wrong = () => server.call.json('/api/delegates/getDelegate', { id: '9'.repeat(20) }, { token });
    expect(codes([await wrong(), await open(300), await open(300), await open(300), await open(301)])).toEqual([
      -2, 0, 0, 0, 0,
    ]);
    expect((await open(302)).code).toBe(-5);
  });

  test('are a budget of each person, in which their own page does not count', async () => {
    await openedBefore(1, 200, 5 * minute);
    const other = (await steps(server).signIn({ channel: 'email', address: demoPerson(signInAs.red).email })).token;
    const asOther = (id: string) => server.call.json('/api/delegates/getDelegate', { id }, { token: other });
    expect(codes([await asOther(delegateId(400)), await asOther(demoPerson(signInAs.red).id)])).toEqual([0, 0]);
    expect(await opened(demoPerson(signInAs.red).id)).toEqual([delegateId(400)]);
  });

  test('are deleted when they no longer count', async () => {
    await openedBefore(1, 3, 25 * hour);
    await openedBefore(4, 5, 23 * hour);
    await purge(delegatesJobs.retention ?? [], { db: server.db, log: console }, testNow);
    expect(await opened(viewer)).toEqual([delegateId(4), delegateId(5)]);
  });
});
