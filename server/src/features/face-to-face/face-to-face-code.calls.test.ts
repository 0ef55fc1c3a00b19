import { eq, sql } from 'drizzle-orm';
import { scanExchangeCode } from 'contract/calls/face-to-face';
import { describe, expect, test } from 'vitest';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { encounter as encounterTable, exchangeCode, failedScan } from '../../platform/database/tables/cards.ts';
import { person } from '../../platform/database/tables/people.ts';
import { session } from '../../platform/database/tables/session.ts';
import { jobs } from '../../app.ts';
import { purge } from '../../platform/jobs/retention.ts';
import { openStream } from '../../platform/testing/live-stream.ts';
import { gu, helena, requestId } from '../../platform/testing/signing-in.ts';
import { newToken } from '../../platform/security/secrets.ts';
import { assisted, both, partner, third, twoPhones } from '../../platform/people/two-phones.testing.ts';

const { ask, show, shown, scan, confirm, end, encounter, met, later, server, tokenOf } = twoPhones();

const expired = {
  code: -4,
  msg: 'This code is no longer valid. Please scan the one that is shown now',
  obj: { refusal: 'exchangeCodeExpired' },
};
const redOnly = {
  code: -3,
  msg: 'Exchange business cards restricted (red badge only)',
  obj: { refusal: 'redBadgeOnly' },
};

describe('showing', () => {
  test('answers a code of 256 bits that is stored only as a fingerprint', async () => {
    const { code, obj } = await show(gu);
    expect(code).toBe(0);
    expect(obj.code).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(obj.showFor).toBe(25);
    expect(new Date(obj.endsAt).getTime() - server().clock.now().getTime()).toBe(60_000);
    const rows = await server().db.select().from(exchangeCode);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(obj.code);
  });

  test.each([
    ['nothing is ticked', { mobile: false, email: false }, 'nothingShared'],
    ['the screen is older than the mode', null, 'sharingChanged'],
  ])('is refused if %s', async (_, share, refusal) => {
    expect((await show(gu, share)).obj).toMatchObject({ refusal });
  });

  test('in assistant mode shares the contact person, without ticks', async () => {
    expect((await show(assisted, null)).code).toBe(0);
    expect((await show(assisted, both)).obj).toMatchObject({ refusal: 'sharingChanged' });
  });

  test('is for red badges', async () => {
    expect(await show(partner)).toEqual(redOnly);
  });

  test('has a budget that an hour of showing does not use up', async () => {
    const shares = JSON.stringify({ of: 'own', ...both });
    const now = server().clock.now().toISOString();
    await server().db.execute(
      sql`insert into exchange_code (code_hash, person_id, shares, shown_at, ends_at) select 'code ' || n, ${gu.id}, ${shares}::jsonb, ${now}::timestamptz, ${now}::timestamptz from generate_series(1, 239) n`,
    );
    expect((await show(gu)).code).toBe(0);
    expect(await show(gu)).toMatchObject({ code: -5, obj: { refusal: 'tooOften', retryAfter: 3600 } });
    expect((await show(helena)).code).toBe(0);
    later(3600);
    expect((await show(gu)).code).toBe(0);
  });
});

describe('scanning', () => {
  test('shows who it is, and nothing that the directory does not show', async () => {
    const { code, obj } = await scan(helena, await shown(gu));
    expect(code).toBe(0);
    expect(obj).toMatchObject({ state: 'open', confirmed: false, otherConfirmed: false, share: both });
    expect(obj.person).toMatchObject({ id: gu.id, hasPage: true });
    for (const secret of [gu.mobile, gu.email]) expect(JSON.stringify(obj)).not.toContain(secret);
    expect(await encounter(gu)).toEqual({ ...obj, person: (await encounter(gu))?.person });
    expect((await encounter(gu))?.person.id).toBe(helena.id);
  });

  test('works once: a replay and a third person get nothing', async () => {
    const code = await shown(gu);
    const { obj } = await scan(helena, code);
    for (const who of [helena, third]) expect(await scan(who, code)).toEqual(expired);
    expect(await encounter(third)).toBeNull();
    expect(await encounter(helena)).toEqual(obj);
  });

  test('by two at once is the first one’s', async () => {
    const code = await shown(gu);
    const answers = await Promise.all([helena, third].map((who) => scan(who, code)));
    expect(answers.map((one) => one.code).toSorted()).toEqual([-4, 0]);
  });

  test('works for 60 seconds, also after the next code is shown', async () => {
    const [first, second] = [await shown(gu), await shown(gu)];
    later(59);
    expect((await scan(helena, first)).code).toBe(0);
    later(1);
    expect(await scan(helena, second)).toEqual(expired);
  });

  test('sent again after its answer got lost is answered the same', async () => {
    const body = { code: await shown(gu), requestId: requestId() };
    const first = await ask(helena, scanExchangeCode, body);
    later(30);
    expect(await ask(helena, scanExchangeCode, body)).toEqual(first);
    expect(first.code).toBe(0);
  });

  test.each([
    ['a badge’s login code', demoBadgeCode(gu.key)],
    ['a badge’s address', `http://localhost/cdfH5/#${demoBadgeCode(gu.key)}`],
    ['an address of an exchange', `http://localhost/cdfH5/pages/other/scanH5#exchange=${newToken()}`],
    ['nothing', ''],
  ])('of %s is refused by its form', async (_, code) => {
    expect(await scan(helena, code)).toEqual({
      code: -1,
      msg: 'This is not an exchange code',
      obj: { refusal: 'notAnExchangeCode', fields: { code: 'This is not an exchange code' } },
    });
  });

  test('of one’s own code is refused, and the code still works for another', async () => {
    const code = await shown(gu);
    expect((await scan(gu, code)).obj).toMatchObject({ refusal: 'ownCard' });
    expect((await scan(helena, code)).code).toBe(0);
  });

  test('by a badge that is not red is refused, and the code still works for another', async () => {
    const code = await shown(gu);
    expect(await scan(partner, code)).toEqual(redOnly);
    expect((await scan(helena, code)).code).toBe(0);
  });

  test('of somebody whose badge is red no longer finds no code', async () => {
    const code = await shown(third);
    await server().db.update(person).set({ badge: 'grey' }).where(eq(person.id, third.id));
    expect(await scan(helena, code)).toEqual(expired);
    await server().db.update(person).set({ badge: 'red' }).where(eq(person.id, third.id));
  });

  test('of a friend’s code is refused, and the code still works for another', async () => {
    const first = await met(gu, helena);
    await confirm(gu, first);
    await confirm(helena, first);
    const code = await shown(gu);
    expect((await scan(helena, code)).obj).toMatchObject({ refusal: 'alreadyFriends' });
    expect((await scan(third, code)).code).toBe(0);
  });

  test('too many codes that do not work is refused, and somebody is woken once', async () => {
    for (let i = 0; i < 30; i++) expect(await scan(helena, newToken())).toEqual(expired);
    const alarm = `somebody scans codes of exchanges that do not work: ${helena.id}`;
    expect(server().alarms).toEqual([alarm]);
    // A code that would work is refused, too: whoever guesses must not learn it.
    const code = await shown(gu);
    expect(await scan(helena, code)).toMatchObject({ code: -5, obj: { refusal: 'tooOften', retryAfter: 3600 } });
    expect((await scan(third, code)).code).toBe(0);
    later(3600);
    expect((await scan(helena, await shown(gu))).code).toBe(0);
    expect(server().alarms).toEqual([alarm]);
  });

  test('ends what the two have open with others', async () => {
    const withHelena = await met(gu, helena);
    await met(gu, third);
    expect((await encounter(helena))?.state).toBe('over');
    expect((await confirm(helena, withHelena)).obj).toMatchObject({ refusal: 'exchangeOver' });
    expect((await encounter(gu))?.person.id).toBe(third.id);
  });

  test('of each other’s codes is one meeting, with what was confirmed', async () => {
    const [ofGu, ofHelena] = [await shown(gu), await shown(helena)];
    const { obj: first } = await scan(helena, ofGu);
    await confirm(helena, first);
    const { obj: second } = await scan(gu, ofHelena);
    expect(second).toMatchObject({ id: first.id, confirmed: false, otherConfirmed: true });
    expect((await confirm(gu, second)).obj.state).toBe('exchanged');
  });
});

test('a limited session gets nothing of it', async () => {
  const become = async (scope: 'limited' | 'full') => {
    await server().db.update(session).set({ scope }).where(eq(session.personId, helena.id));
    server().services.sessionCache.drop(() => true);
  };
  const code = await shown(gu);
  await become('limited');
  for (const answer of [await show(helena), await scan(helena, code)])
    expect(answer.obj).toMatchObject({ refusal: 'sessionLimited' });
  await become('full');
  expect((await scan(helena, code)).code).toBe(0);
});

test('every step tells both at once', async () => {
  const screens = await Promise.all([gu, helena].map((who) => openStream(server(), tokenOf(who))));
  let told = 1;
  for (const screen of screens) await screen.events(1);
  const tells = async () => {
    told += 1;
    for (const screen of screens) expect((await screen.events(told)).at(-1)).toMatchObject({ mine: true });
  };
  const { id } = await met(gu, helena);
  await tells();
  await confirm(gu, { id });
  await tells();
  await end(helena, { id });
  await tells();
  for (const screen of screens) screen.close();
});

test('after a day nothing of it is left', async () => {
  const one = await met(gu, helena);
  await scan(third, newToken());
  const left = async () => {
    const retention = jobs.flatMap((feature) => feature.retention ?? []);
    await purge(retention, { db: server().db, log: server().parts.log }, server().clock.now());
    const counts = [exchangeCode, encounterTable, failedScan].map((table) => server().db.$count(table));
    return Promise.all(counts);
  };
  expect(await left()).toEqual([1, 1, 1]);
  later(24 * 3600 + 121);
  expect(await left()).toEqual([0, 0, 0]);
  expect(one.state).toBe('open');
});
