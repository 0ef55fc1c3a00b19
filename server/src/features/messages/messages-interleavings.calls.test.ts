import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '../../platform/database/tables/messages.ts';
import { interleave } from '../../platform/testing/message-interleavings.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
beforeAll(async () => {
  desk = await staffDesk();
  await desk.server.db.delete(message);
});
afterAll(() => desk.leave());

test('all unread counts agree while one person reads, marks all, gets and loses messages on two screens', async () => {
  expect(await interleave(desk, { rounds: 40, seed: 20_261_116 })).toEqual([]);
});
