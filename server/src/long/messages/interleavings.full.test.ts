import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '../../platform/database/tables/messages.ts';
import { interleave } from '../../platform/testing/message-interleavings.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { figure } from '../measuring.testing.ts';

const rounds = Number(process.env['FORUM_TEST_INTERLEAVINGS'] ?? 1_000);

let desk: Awaited<ReturnType<typeof staffDesk>>;
beforeAll(async () => {
  desk = await staffDesk();
  await desk.server.db.delete(message);
});
afterAll(() => desk.leave());

test('unread counts agree everywhere after 1,000 random interleavings on two screens', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const differences = await interleave(desk, { rounds, seed });
  figure(`interleavings of read, mark all, new and recall (seed ${seed})`, rounds);
  figure('times at which a count differed', differences.length);
  expect(differences).toEqual([]);
});
