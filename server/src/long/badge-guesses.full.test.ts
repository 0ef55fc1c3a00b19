import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { resetBadgeLock } from 'contract/calls/console/people';
import { badgeByCode } from '../features/sign-in/sign-in-badge.store.ts';
import { badgeFingerprints, newBadgeCode, readBadgeCode } from '../platform/security/issued-badge-code.ts';
import { steps } from '../platform/testing/signing-in.ts';
import { testNow } from '../platform/testing/test-now.ts';
import { staffDesk } from '../platform/testing/staff-desk.ts';
import { figure, inTurns, shuffled, tally } from './measuring.testing.ts';
import { register, someone } from './people.testing.ts';

const day = 24 * 60 * 60_000;
const dates = 30_000;
const atOnce = 16;
const people = Array.from({ length: 200 }, (_, index) => someone(index));
const [flooded, patient, reset] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
const Numbers = z.object({ rows: z.array(z.object({ number: z.int() })) });

let desk: Awaited<ReturnType<typeof staffDesk>>;
let server: typeof desk.server;
let go: ReturnType<typeof steps>;
beforeAll(async () => {
  desk = await staffDesk();
  server = desk.server;
  go = steps(server);
  await register(server.db, people);
  // Sign-in closes a week after the forum, but the guesses of this test go on for months.
  await server.db.execute(sql`update forum set last_day = '2028-12-31'`);
});
afterAll(() => desk?.leave());

/** The number of dates that were really compared: each of them is recorded as a failed verification. */
async function judged(): Promise<number> {
  return (
    Numbers.parse(await server.db.execute(sql`select count(*)::int as number from failed_verification`)).rows[0]
      ?.number ?? -1
  );
}

/** All dates of about 82 years in a mixed order, without the right one. */
function sweep(right: string): string[] {
  const all = Array.from({ length: dates + 1 }, (_, index) =>
    new Date(Date.UTC(1930, 0, 1 + index)).toISOString().slice(0, 10),
  );
  return shuffled(all.filter((date) => date !== right)).slice(0, dates);
}

const setDay = (number: number) => server.clock.set(new Date(testNow.getTime() + number * day));
const flowOf = async (code: string) => ((await go.readBadge(code)).obj as { flowId: string } | null)?.flowId;

test('thirty thousand dates at one badge at once: six are judged, and the right one comes too late', async () => {
  setDay(0);
  const flows = await Promise.all(Array.from({ length: 50 }, () => flowOf(flooded.badgeCode)));
  const answers = await inTurns(
    sweep(flooded.birthDate),
    atOnce,
    async (date, index) => (await go.enterBirthDate(flows[index % flows.length]!, date)).msg,
  );
  const last = await go.enterBirthDate(flows[0]!, flooded.birthDate);
  figure(`dates judged, of ${answers.length} in one day`, await judged());
  figure('answers', tally(answers));
  expect(await judged()).toBe(6);
  expect(tally(answers)).toBe(
    `${dates - 5} × Verification failure overrun. Scan QR code login restricted, 5 × Incorrect information`,
  );
  expect(last.msg).toBe('Verification failure overrun. Scan QR code login restricted');
});

test('five dates a day over many days: fifteen are judged without a success', async () => {
  const before = await judged();
  const guesses = sweep(patient.birthDate);
  const perDay: number[] = [];
  for (let number = 1; number <= 60; number++) {
    setDay(number);
    const start = await judged();
    for (const date of guesses.splice(0, 5)) {
      const flowId = await flowOf(patient.badgeCode);
      if (flowId) await go.enterBirthDate(flowId, date);
    }
    perDay.push((await judged()) - start);
  }
  figure('dates judged a day over 60 days of five guesses', tally(perDay));
  figure('dates judged in all, of 300', (await judged()) - before);
  expect(perDay.slice(0, 4)).toEqual([5, 5, 5, 0]);
  expect((await judged()) - before).toBe(15);
});

test('where the secretariat resets the badge every day, six are judged a day', async () => {
  const guesses = sweep(reset.birthDate);
  const perDay: number[] = [];
  for (let number = 100; number < 130; number++) {
    setDay(number);
    await desk.ask(resetBadgeLock, { personId: reset.id });
    const [start, flowId] = [await judged(), await flowOf(reset.badgeCode)];
    await inTurns(guesses.splice(0, 20), atOnce, (date) => go.enterBirthDate(flowId!, date));
    perDay.push((await judged()) - start);
  }
  figure('dates judged a day over 30 days of 20 guesses at once and a reset each morning', tally(perDay));
  expect(perDay).toEqual(perDay.map(() => 6));
});

test('of a hundred thousand forged or altered badge codes none is accepted', { timeout: 10 * 60_000 }, async () => {
  setDay(0);
  const real = new Set(people.map(({ badgeCode }) => badgeCode));
  const forged = [...altered(45_000), ...made(30_000, () => newBadgeCode()), ...made(30_000, () => letters(16))].filter(
    (code) => !real.has(readBadgeCode(code) ?? ''),
  );
  forged.length = Math.min(forged.length, 100_000);
  const wellFormed = forged.filter((code) => readBadgeCode(code) !== undefined);
  const found = await inTurns(wellFormed, 8, (code) =>
    badgeByCode(server.db, badgeFingerprints(readBadgeCode(code)!, server.sealing)),
  );
  const asked = shuffled(forged).slice(0, 2000);
  const answers = await inTurns(asked, atOnce, async (code) => (await go.readBadge(code)).msg);
  figure('codes that pass the check character, of as many forged', `${wellFormed.length} of ${forged.length}`);
  figure(`accepted of ${wellFormed.length} looked up`, found.filter(Boolean).length);
  figure(`answers to ${asked.length} of them by the call itself`, tally(answers));
  expect(forged.length).toBe(100_000);
  expect(found.filter(Boolean)).toEqual([]);
  expect(tally(answers)).toBe(`${asked.length} × Please scan the correct QR code on the badge`);
  expect((await go.readBadge(people[50]!.badgeCode)).code).toBe(0);
});

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const made = (count: number, one: () => string) => Array.from({ length: count }, one);
const letters = (count: number) => made(count, () => alphabet[randomInt(alphabet.length)]!).join('');

/** Real codes with one, two or three characters changed, or with two characters exchanged. */
function altered(count: number): string[] {
  return made(count, () => {
    const code = [...people[randomInt(people.length)]!.badgeCode];
    const [first, second] = [randomInt(16), randomInt(16)];
    if (randomInt(4) === 0) [code[first], code[second]] = [code[second]!, code[first]!];
    else for (let change = 0; change <= randomInt(3); change++) code[randomInt(16)] = letters(1);
    return code.join('');
  });
}
