import { test } from '@playwright/test';
import { demoBadgeCode } from '../../server/demo/badge-codes.ts';
import { people, signInAs } from '../../server/demo/people.ts';
import { idFromKey } from '../../server/src/platform/ids.ts';

export type DemoDelegate = (typeof people)[number] & { id: string; badgeCode: string };

/** A person of the demo forum, with the id and the badge code that only the demo can compute. */
export function demoDelegate(key: string): DemoDelegate {
  const person = people.find((one) => one.key === key);
  if (!person) throw new Error(`nobody in the demo is ${key}`);
  return { ...person, id: idFromKey('person', key), badgeCode: demoBadgeCode(key) };
}

/** Some journeys need a person with a certain part or telephone number. Nobody else signs in as these. */
export const delegateWho = {
  hasNoPart: demoDelegate('cui-tiejun'),
  speaksAtElevenOnDayTwo: demoDelegate('xiang-bingwen'),
  speaksInTheAfternoonOfDayTwo: demoDelegate('xu-yanru'),
  hasChineseMobile: demoDelegate('chen-jicheng'),
  hasAnotherChineseMobile: demoDelegate('dai-wenjuan'),
  hasGermanMobile: demoDelegate('annegret-vollmershausen'),
};

const taken = new Set<string>([...Object.values(signInAs), ...Object.values(delegateWho).map(({ key }) => key)]);
const spare = people.filter(({ key, badge, verified }) => badge === 'red' && verified && !taken.has(key));

/** Each number is another red badge: a person is signed in on one device only, so journeys must not share people. */
export function spareDelegate(number: number): DemoDelegate {
  const person = spare[number];
  if (!person) throw new Error(`the demo has only ${spare.length} red badges`);
  return demoDelegate(person.key);
}

/** The numbers of people in journeys. */
const [first, last] = [50, 140];
const perTry = last - first + 1;
// Otherwise only a second try would notice that too few are left.
if (spare.length <= last + perTry) throw new Error(`the demo has only ${spare.length} red badges`);

/**
 * The profiles of those from 98 to 128 are not submitted yet, in every try; all others between 50 and 140 are.
 * A second try is made by other people: the first may have used up their codes and logins, or locked their badges. */
export function spareForThisTry(number: number): DemoDelegate {
  if (number < first || number > last) throw new Error(`journeys number their people from ${first} to ${last}`);
  return spareDelegate(number + test.info().retry * perTry);
}
