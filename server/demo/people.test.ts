import { describe, expect, test } from 'vitest';
import { contactPersonOf, people, signInAs } from './people.ts';
import type { DemoPerson } from './shapes.ts';

const person = new Map(people.map((each) => [each.key, each]));
const red = people.filter((each) => each.badge === 'red');

function repeated(values: string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i);
}

function count(list: DemoPerson[], by: (each: DemoPerson) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const each of list) counts[by(each)] = (counts[by(each)] ?? 0) + 1;
  return counts;
}

describe('the people of the demo forum', () => {
  test('are 320: 250 red, 25 blue, 20 green, 25 grey', () => {
    expect(people).toHaveLength(320);
    expect(count(people, (each) => each.badge)).toEqual({ red: 250, blue: 25, green: 20, grey: 25 });
    expect(count(red, (each) => each.group)).toEqual({ chinese: 130, international: 120 });
  });

  test('have different keys, names in either language, mobiles, emails and ranks', () => {
    expect(repeated(people.map((each) => each.key))).toEqual([]);
    expect(repeated(people.map((each) => each.name.zh))).toEqual([]);
    expect(repeated(people.map((each) => each.name.en))).toEqual([]);
    expect(repeated(people.map((each) => each.mobile))).toEqual([]);
    expect(repeated(people.map((each) => each.email))).toEqual([]);
    expect(repeated(people.map((each) => String(each.rank)))).toEqual([]);
  });

  test('have badges with different numbers, by their colour', () => {
    expect(repeated(people.map((each) => each.badgeNumber))).toEqual([]);
    const letters = { red: 'D', blue: 'P', green: 'M', grey: 'S' };
    const wrong = people.filter(
      ({ badge, badgeNumber }) => !new RegExp(`^${letters[badge]}-\\d{4}$`).test(badgeNumber),
    );
    expect(wrong).toEqual([]);
    expect(person.get('gu-minglan')?.badgeNumber).toBe('D-0418');
  });

  test('have submitted their profile but for some, among them the first one to log in as', () => {
    expect(people.filter((each) => !each.submitted)).toHaveLength(70);
    expect([signInAs.red, signInAs.international].map((key) => person.get(key)?.submitted)).toEqual([false, true]);
  });

  test('all have a profile of their own', () => {
    expect(repeated(people.map((each) => each.profile.zh))).toEqual([]);
    expect(repeated(people.map((each) => each.profile.en))).toEqual([]);
  });

  test('carry their family name within their name', () => {
    const wrong = people.filter(
      ({ name, familyName }) => !name.zh.includes(familyName.zh) || !name.en.includes(familyName.en),
    );
    expect(wrong).toEqual([]);
    expect(people.filter((each) => each.familyName.zh === each.name.zh)).toEqual([]);
  });

  test('use all three modes, most of them social', () => {
    expect(count(red, (each) => each.mode)).toEqual({ social: 195, privacy: 30, assistant: 25 });
  });

  test('stand in the directory only with a red badge, and two of those are kept out', () => {
    expect(people.filter((each) => each.listed && each.badge !== 'red')).toEqual([]);
    expect(red.filter((each) => !each.listed)).toHaveLength(2);
  });

  test('are verified but for three', () => {
    expect(people.filter((each) => !each.verified)).toHaveLength(3);
  });

  test('have mobiles in ranges that belong to nobody', () => {
    const nobodys: [string, RegExp][] = [
      ['+86', /^\+86129\d{8}$/],
      ['+1', /^\+1[2-9]\d{2}55501\d{2}$/],
      ['+44', /^\+447700900\d{3}$/],
      ['+33', /^\+3363998\d{4}$/],
      ['+46', /^\+467017406\d{2}$/],
      ['+49', /^\+49176040690\d{2}$/],
      ['+61', /^\+61491570\d{3}$/],
      ['+353', /^\+35320915\d{4}$/],
    ];
    const shortOf = /^\+[1-9]\d{0,2}55501\d{2}$/;
    const wrong = people.filter(
      ({ mobile }) => !(nobodys.find(([code]) => mobile.startsWith(code))?.[1] ?? shortOf).test(mobile),
    );
    expect(wrong).toEqual([]);
    expect(people.filter(({ group, mobile }) => (group === 'chinese') !== mobile.startsWith('+86129'))).toEqual([]);
  });

  test('have email addresses that lead nowhere', () => {
    const form = /^[A-Za-z0-9][A-Za-z0-9._-]*@[a-z0-9-]+(\.[a-z0-9-]+){1,3}$/;
    const wrong = people.filter(
      ({ email }) => !form.test(email) || email !== email.toLowerCase() || !email.endsWith('.example'),
    );
    expect(wrong).toEqual([]);
  });

  test('were born on days that exist, between 1940 and 1998', () => {
    const wrong = people.filter(({ birthDate }) => {
      const date = new Date(`${birthDate}T00:00:00Z`);
      return (
        date.toISOString().slice(0, 10) !== birthDate || date.getUTCFullYear() < 1940 || date.getUTCFullYear() > 1998
      );
    });
    expect(wrong).toEqual([]);
  });

  test('include one without organisation, one with a very long one and one with a very long name', () => {
    expect(people.filter((each) => each.organisation === null)).toHaveLength(1);
    expect(people.filter((each) => (each.organisation?.en.length ?? 0) >= 120)).toHaveLength(1);
    expect(people.filter((each) => each.name.en.length > 50 && each.name.zh.length > 25)).toHaveLength(1);
  });

  test('offer one to sign in as for every badge and mode', () => {
    const as = Object.fromEntries(
      Object.entries(signInAs).map(([role, key]) => {
        const { badge, group, mode, verified } = person.get(key) ?? {};
        return [role, `${badge} ${group} ${mode} ${verified ? 'verified' : 'unverified'}`];
      }),
    );
    expect(as).toEqual({
      red: 'red chinese social verified',
      international: 'red international social verified',
      privacy: 'red chinese privacy verified',
      assistantMode: 'red chinese assistant verified',
      assistant: 'grey chinese social verified',
      blue: 'blue chinese social verified',
      green: 'green chinese social verified',
      unverified: 'red chinese social unverified',
    });
  });

  test('have a grey contact person for everybody in assistant mode', () => {
    expect(Object.keys(contactPersonOf).toSorted()).toEqual(
      red
        .filter((each) => each.mode === 'assistant')
        .map((each) => each.key)
        .toSorted(),
    );
    expect(Object.values(contactPersonOf).filter((key) => person.get(key)?.badge !== 'grey')).toEqual([]);
    expect(contactPersonOf[signInAs.assistantMode]).toBe(signInAs.assistant);
  });
});
