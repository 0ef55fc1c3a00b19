import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { person } from '../../platform/database/tables/people.ts';
import { idFromKey } from '../../platform/ids.ts';
import { signInFailuresOf } from '../../platform/testing/counted.ts';
import { signInServer } from '../../platform/testing/sign-in-server.ts';
import { gu, helena } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';

const { server, go, later } = await signInServer();

const code = demoBadgeCode(gu.key);
const locked = 'Verification failure overrun. Scan QR code login restricted';

describe('wrong dates of birth', () => {
  test('six in a day lock sign-in by badge, and the sixth is the last that is judged', async () => {
    const flowId = await go.badgeFlow(code);
    const said = [];
    for (let guess = 1; guess <= 7; guess++) said.push((await go.enterBirthDate(flowId, `1950-01-0${guess}`)).msg);
    expect(said).toEqual([...Array(5).fill('Incorrect information'), locked, locked]);
    expect((await go.enterBirthDate(flowId, gu.birthDate)).msg).toBe(locked);
    expect((await go.readBadge(code)).msg).toBe(locked);
  });

  test('say how many tries are left; each costs one, however often it is sent', async () => {
    const flowId = await go.badgeFlow(code);
    const tries = async (...days: number[]) => {
      const left = [];
      for (const day of days) left.push((await go.enterBirthDate(flowId, `1950-01-0${day}`)).obj);
      return left;
    };
    const left = (triesLeft: number) => ({
      refusal: 'wrongBirthDate',
      fields: { birthDate: 'Incorrect information' },
      triesLeft,
    });
    expect(await tries(1, 1, 1, 1, 1, 1, 1)).toEqual([5, 5, 5, 5, 5, 5, 5].map(left));
    expect(await tries(2, 1, 2, 3, 4)).toEqual([4, 4, 4, 3, 2].map(left));
    expect(await signInFailuresOf(server.db, 'badge')).toEqual([4]);
    // A reload, or another phone, reads the badge again.
    const again = async (day: number) => (await go.enterBirthDate(await go.badgeFlow(code), `1950-01-0${day}`)).obj;
    expect([await again(3), await again(5), await again(5)]).toEqual([2, 1, 1].map(left));
    expect(await tries(6, 6)).toEqual([{ refusal: 'badgeRestricted' }, { refusal: 'badgeRestricted' }]);
  });

  test('the same one on another day is another try', async () => {
    const sent = async () => (await go.enterBirthDate(await go.badgeFlow(code), '1950-01-01')).obj;
    await sent();
    later(24 * 3600);
    expect([await sent(), await sent()]).toMatchObject([{ triesLeft: 5 }, { triesLeft: 5 }]);
    expect(await signInFailuresOf(server.db, 'badge')).toEqual([1]);
  });

  test('one that the Secretariat mends in the register meanwhile is right', async () => {
    const entered = async () => (await go.enterBirthDate(await go.badgeFlow(code), '1950-01-01')).code;
    const register = (date: string) =>
      server.db
        .update(person)
        .set({ birthDateSealed: server.sealing.seal(date, 'birthDate') })
        .where(eq(person.id, idFromKey('person', gu.key)));
    onTestFinished(async () => void (await register(gu.birthDate)));
    expect(await entered()).toBe(-1);
    await register('1950-01-01');
    expect(await entered()).toBe(0);
  });

  test('the same one at once, sixty times on two phones, is one try', async () => {
    const flows = [await go.badgeFlow(code), await go.badgeFlow(code)];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => go.enterBirthDate(flows[index % 2]!, '1950-01-01')),
    );
    expect(new Set(answers.map(({ msg }) => msg))).toEqual(new Set(['Incorrect information']));
    expect(await signInFailuresOf(server.db, 'badge')).toEqual([1]);
  });

  test('sixty at once are judged six times at most', async () => {
    const flowId = await go.badgeFlow(code);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, guess) => go.enterBirthDate(flowId, `19${10 + guess}-01-01`)),
    );
    expect(answers.filter(({ msg }) => msg === 'Incorrect information').length).toBe(5);
  });

  test('fifteen over many days lock it too', async () => {
    const said = [];
    for (let guess = 0; guess < 15; guess++) {
      server.clock.set(new Date(testNow.getTime() + Math.floor(guess / 5) * 24 * 3600 * 1000));
      said.push((await go.enterBirthDate(await go.badgeFlow(code), `19${50 + guess}-01-01`)).msg);
    }
    expect(said).toEqual([...Array(14).fill('Incorrect information'), locked]);
  });

  test('of a stranger lock neither a device that signed in before nor the other methods', async () => {
    const { device } = await go.signIn({ address: gu.mobile });
    const flowId = await go.badgeFlow(code);
    for (let guess = 1; guess <= 6; guess++) await go.enterBirthDate(flowId, `1950-01-0${guess}`);
    expect((await go.enterBirthDate(await go.badgeFlow(code, device), gu.birthDate, device)).code).toBe(0);
    expect((await go.signIn({ channel: 'email', address: gu.email })).userId).toBe(gu.id);
  });

  test('of a day are not undone by a success: the sixth locks all the same', async () => {
    const flowId = await go.badgeFlow(code);
    for (let guess = 1; guess <= 5; guess++) await go.enterBirthDate(flowId, `1950-01-0${guess}`);
    expect(await signInFailuresOf(server.db, 'badge')).toEqual([5]);
    expect((await go.enterBirthDate(flowId, gu.birthDate)).code).toBe(0);
    expect(await signInFailuresOf(server.db, 'badge')).toEqual([5]);
    expect((await go.enterBirthDate(await go.badgeFlow(code), '1950-01-06')).msg).toBe(locked);
  });

  test('are counted anew towards fifteen after a success', async () => {
    const fail = async (day: number, times: number) => {
      server.clock.set(new Date(testNow.getTime() + day * 24 * 3600 * 1000));
      const said = [];
      for (let guess = 0; guess < times; guess++)
        said.push((await go.enterBirthDate(await go.badgeFlow(code), `19${50 + guess}-01-01`)).code);
      return said;
    };
    await fail(0, 5);
    await fail(1, 5);
    expect((await go.enterBirthDate(await go.badgeFlow(code), gu.birthDate)).code).toBe(0);
    expect([...(await fail(2, 5)), ...(await fail(3, 5))]).toEqual(Array(10).fill(-1));
  });
});

describe('badge sign-ins of one person', () => {
  const signIn = async () => go.enterBirthDate(await go.badgeFlow(code), gu.birthDate);
  const refused = (retryAfter: number) => [-5, { refusal: 'tooManyBadgeSignIns', retryAfter }];

  test('are three in an hour; the fourth learns how long to wait, and sends no notice', async () => {
    for (let time = 0; time < 3; time++) {
      expect((await signIn()).code).toBe(0);
      later(600);
    }
    const notices = server.messages.length;
    const fourth = await signIn();
    expect([fourth.code, fourth.obj]).toEqual(refused(1800));
    expect(fourth.msg).toBe(
      'Too many badge logins. Please try again later, or log in with your mobile number or email address',
    );
    expect(server.messages.length).toBe(notices);
    // The other methods stay open, and so does the badge of somebody else.
    expect((await go.signIn({ address: gu.mobile })).userId).toBe(gu.id);
    expect((await go.enterBirthDate(await go.badgeFlow(demoBadgeCode(helena.key)), helena.birthDate)).code).toBe(0);
    later(1800);
    expect((await signIn()).code).toBe(0);
  });

  test('are ten in a day', async () => {
    const codes = [];
    for (let time = 0; time < 10; time++) {
      codes.push((await signIn()).code);
      later(1300);
    }
    expect(codes).toEqual(Array(10).fill(0));
    const { code: answered, obj } = await signIn();
    expect([answered, obj]).toEqual(refused(24 * 3600 - 13_000));
  });

  test('are three although twenty are sent at once', async () => {
    const flows = [];
    for (let flow = 0; flow < 20; flow++) flows.push(await go.badgeFlow(code));
    const answers = await Promise.all(flows.map((flow) => go.enterBirthDate(flow, gu.birthDate)));
    expect(answers.filter(({ code: answered }) => answered === 0)).toHaveLength(3);
    expect(server.messages).toHaveLength(6);
  });

  test('that are refused tell a person with the wrong date nothing', async () => {
    for (let time = 0; time < 3; time++) await signIn();
    expect((await go.enterBirthDate(await go.badgeFlow(code), '1950-01-01')).msg).toBe('Incorrect information');
  });
});
