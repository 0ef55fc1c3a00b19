import { describe, expect, test } from 'vitest';
import { outlets } from './partners/media.ts';
import { partners } from './partners/partners.ts';
import { people } from './people.ts';
import { partnerMarks } from './pictures/partner-marks.ts';
import type { Both } from './shapes.ts';

type Told = { path: string; text: Both };

function textsOf(value: unknown, path: string): Told[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('zh' in value && 'en' in value) return [{ path, text: value as Both }];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`));
}

const texts = [...partners, ...outlets].flatMap((one) => textsOf(one, one.key));
const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const sorted = (values: Iterable<string>) => [...new Set(values)].toSorted();
const institutionsOf = (badge: string) =>
  sorted(people.flatMap((one) => (one.badge === badge ? (one.organisation?.en ?? []) : [])));

describe('the texts', () => {
  test('are there in both languages, each in its own script', () => {
    const wrong = texts.filter(
      ({ text: { zh, en } }) => !/\p{Script=Han}/u.test(zh) || en.trim() === '' || /\p{Script=Han}/u.test(en),
    );
    expect(wrong).toEqual([]);
  });

  test('keep to full-width punctuation in Chinese and half-width in English', () => {
    const wrong = texts.filter(({ text: { zh, en } }) => /[,;:?!()"'.]/.test(zh) || /[，。；：、（）？！]/.test(en));
    expect(wrong).toEqual([]);
  });

  test('end as sentences do where they are sentences', () => {
    const sentences = partners.flatMap(({ contribution, profile }) => [contribution, profile]);
    expect(sentences.filter(({ zh, en }) => !zh.endsWith('。') || !en.endsWith('.'))).toEqual([]);
    expect(partners.filter(({ summary }) => /[。.]$/.test(summary.zh + summary.en))).toEqual([]);
  });
});

describe('partners and patrons', () => {
  test('are exactly the institutions of the blue badges, with the addresses of their people', () => {
    expect(sorted(partners.map(({ name }) => name.en))).toEqual(institutionsOf('blue'));
    const sites = new Map(people.map(({ organisation, email }) => [organisation?.en, email.split('@')[1]]));
    expect(partners.filter(({ key, name }) => sites.get(name.en) !== `${key}.example`)).toEqual([]);
  });

  test('have levels of their kind', () => {
    const levels = (kind: string) => sorted(partners.flatMap((one) => (one.kind === kind ? one.level : [])));
    expect([levels('partner'), levels('patron')]).toEqual([
      ['official', 'service', 'strategic'],
      ['patron', 'principal'],
    ]);
  });

  test('all have an emblem except one; no emblem is left over or has letters', () => {
    expect(sorted(partners.flatMap(({ emblem }) => emblem ?? []))).toEqual(sorted(partnerMarks.map(({ key }) => key)));
    expect(partners.filter(({ emblem }) => !emblem)).toHaveLength(1);
    expect(partnerMarks.filter(({ svg }) => /<text|font/.test(svg))).toEqual([]);
  });

  test('show what is missing, too: a website, a telephone, a contact', () => {
    expect(partners.some(({ website }) => website === null)).toBe(true);
    expect(partners.some(({ contact }) => contact === null)).toBe(true);
    expect(partners.some(({ contact }) => contact && contact.phone === null)).toBe(true);
  });
});

describe('the media list', () => {
  test('has ten outlets of each type, those of the green badges among them', () => {
    const types = ['broadcast', 'agency', 'print', 'online'];
    expect(types.map((type) => outlets.filter((one) => one.type === type).length)).toEqual([10, 10, 10, 10]);
    const names = new Set(outlets.map(({ name }) => name.en));
    expect(institutionsOf('green').filter((name) => !names.has(name))).toEqual([]);
  });
});

test('keys are given once, and so are telephones and addresses', () => {
  const contacts = [...partners, ...outlets].flatMap(({ contact }) => contact ?? []);
  expect(repeated([...partners, ...outlets].map(({ key }) => key))).toEqual([]);
  expect(repeated(contacts.flatMap(({ phone }) => phone ?? []))).toEqual([]);
  expect(repeated(contacts.flatMap(({ email }) => email ?? []))).toEqual([]);
});

test('every address is at .example and every telephone number belongs to nobody', () => {
  const nobodys = [
    /^\+86 \d{2,3} 1555 0\d{3}$/,
    /^\+44 20 7946 0\d{3}$/,
    /^\+46 8 465 004 \d\d$/,
    /^\+49 (40 66969|30 23125|69 90009) \d{3}$/,
    /^\+33 1 99 00 \d\d \d\d$/,
    /^\+353 20 91\d \d{4}$/,
    /^\+61 2 5550 \d{4}$/,
    /^\+1 \d{3} 555 01\d\d$/,
    /^\+(27|47|52|54|55|65|81|82|91|251|254|962|971) 555 01\d\d$/,
  ];
  const contacts = [...partners, ...outlets].flatMap(({ contact }) => contact ?? []);
  expect(contacts.filter(({ email }) => email && !email.endsWith('.example'))).toEqual([]);
  expect(contacts.filter(({ phone }) => phone && !nobodys.some((range) => range.test(phone)))).toEqual([]);
  expect(partners.filter(({ website }) => website && !/^https:\/\/[\w.-]+\.example$/.test(website))).toEqual([]);
});
