import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { meeting } from '../../platform/database/tables/content/agenda.ts';
import { bookmark } from '../../platform/database/tables/favourites.ts';
import { newId } from '../../platform/ids.ts';
import { longDatabase, type LongDatabase } from '../databases.testing.ts';
import { becomesTrue, figure } from '../measuring.testing.ts';
import { demoSealing, loadDemo, register, someone } from '../people.testing.ts';
import { startServer, type RunningServer } from '../processes.testing.ts';

const reminders = Number(process.env['FORUM_TEST_REMINDERS'] ?? 5_000);
const meetings = 5;
const people = Array.from({ length: reminders / meetings }, (_, index) => someone(index));
const minute = 60_000;
/** A schedule is looked at every half minute, so that an instance has to live about as long to send anything. */
const livesFor = () => randomInt(5_000, 70_000);
/** The last meeting is due after five minutes; the rest is for what was killed. */
const patience = 12 * minute;

let database: LongDatabase;
const ids = Array.from({ length: meetings }, newId);
beforeAll(async () => {
  database = await longDatabase({ empty: true });
  await database.prepare(async (db) => {
    await loadDemo(db, demoSealing, new Date());
    await register(db, people);
    // Its number in the feeds stays its own; each new row gets another.
    const [found] = await db.select().from(meeting).limit(1);
    if (!found) throw new Error('the demo forum has no meeting');
    const { feedNumber: _feedNumber, ...like } = found;
    const now = Date.now();
    // One meeting a minute becomes due, so that kills fall before, into and after the sending.
    await db.insert(meeting).values(
      ids.map((id, nth) => ({
        ...like,
        ...{ id, type: 'plenary' as const, change: null },
        startsAt: new Date(now + (31 + nth) * minute),
        endsAt: new Date(now + (91 + nth) * minute),
      })),
    );
    for (const itemId of ids)
      await db
        .insert(bookmark)
        .values(
          people.map(({ id: personId }) => ({ personId, kind: 'meeting' as const, itemId, createdAt: new Date(now) })),
        );
  });
});
afterAll(() => database?.drop());

const kept = (what: string) =>
  database.count(`select ${what} from message where "group" = 'reminder' and item_id = any($1)`, [ids]);

test('reminders come once each, although both instances are killed at random', { timeout: patience * 2 }, async () => {
  const state = { done: false, kills: 0 };
  const environment = { DATABASE_URL: database.url, FORUM_LOG_LEVEL: 'error' };
  const instance = async () => {
    while (!state.done) {
      const server: RunningServer = await startServer(environment);
      const until = performance.now() + livesFor();
      while (!state.done && performance.now() < until) await pause(200);
      if (!state.done) state.kills += 1;
      await server.kill();
    }
  };
  const both = [instance(), instance()];
  const all = await becomesTrue(async () => (await kept('count(*)')) >= reminders, patience);
  // Another round of the schedule finds nothing more to send.
  await pause(70_000);
  state.done = true;
  await Promise.all(both);
  const [sent, different] = [await kept('count(*)'), await kept('count(distinct (person_id, item_id))')];
  figure('reminders that were due', reminders);
  figure('kills of two instances meanwhile', state.kills);
  figure('missing', reminders - different);
  figure('doubled', sent - different);
  expect({ all, sent, different }).toEqual({ all: true, sent: reminders, different: reminders });
  expect(state.kills).toBeGreaterThan(2);
});
