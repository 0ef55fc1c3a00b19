import ICAL from 'ical.js';
import { parseVCards } from 'vcard4-ts';
import { describe, expect, test } from 'vitest';
import type { Language } from 'contract/languages';
import { people as demoPeople } from '../../../demo/people.ts';
import { nameParts } from '../people/name-parts.rules.ts';
import { storedNames } from '../people/stored-names.ts';
import { vCardFile, type VCardPerson, type VCardVersion } from './vcard-file.ts';

const gu: VCardPerson = {
  ...{ id: 'p0000000000000000000', title: 'Chair\\Founder', organisation: 'Yuanxiu; New, Energy' },
  name: { whole: 'Gu Minglan', family: 'Gu', given: 'Minglan', other: '顾明澜', reading: null },
  ...{ mobile: '+8612900000001', email: 'gu@example.org', birthDate: '1970-01-15', agent: 'Lan Jing' },
  note: 'Met in the foyer',
};

test('a vCard of version 3.0 has the names, and the fields of an address book, but not when it was downloaded', () => {
  expect(vCardFile([gu], '3.0').split('\r\n')).toEqual([
    ...['BEGIN:VCARD', 'VERSION:3.0', 'N:Gu;Minglan;;;', 'FN:Gu Minglan', 'NICKNAME:顾明澜'],
    ...['ORG:Yuanxiu\\; New\\, Energy', 'TITLE:Chair\\\\Founder', 'TEL;TYPE=CELL:+8612900000001'],
    ...['EMAIL;TYPE=INTERNET:gu@example.org', 'BDAY:1970-01-15', 'NOTE:Met in the foyer'],
    ...['UID:p0000000000000000000@forum-companion', 'END:VCARD', ''],
  ]);
});

test('one of version 4.0 also names the agent, and writes dates as that version wants them', () => {
  expect(vCardFile([gu], '4.0').split('\r\n')).toEqual([
    ...['BEGIN:VCARD', 'VERSION:4.0', 'N:Gu;Minglan;;;', 'FN:Gu Minglan', 'NICKNAME:顾明澜'],
    ...['ORG:Yuanxiu\\; New\\, Energy', 'TITLE:Chair\\\\Founder', 'TEL;TYPE=cell:+8612900000001'],
    ...['EMAIL:gu@example.org', 'BDAY:19700115', 'RELATED;VALUE=text;TYPE=agent:Lan Jing', 'NOTE:Met in the foyer'],
    ...['UID;VALUE=text:p0000000000000000000@forum-companion', 'END:VCARD', ''],
  ]);
});

test.each([
  ['3.0', { zh: '单明澜', en: '' }, { zh: '单', en: '' }, ['N:单;明澜;;;', 'FN:单明澜', 'SORT-STRING:Shan Minglan']],
  ['4.0', { zh: '单明澜', en: '' }, { zh: '单', en: '' }, ['N;SORT-AS=Shan,Minglan:单;明澜;;;', 'FN:单明澜']],
  ['3.0', { zh: '海伦·莱', en: '' }, { zh: '莱', en: '' }, ['N:莱;海伦;;;', 'FN:海伦·莱', 'SORT-STRING:Lai Hailun']],
] as const)('a name in Chinese is sorted by its pinyin, in %s: %j', (version, name, family, lines) => {
  const person = { ...gu, name: nameParts(storedNames(name, family), 'zh') };
  expect(
    vCardFile([person], version)
      .split('\r\n')
      .slice(2, 2 + lines.length),
  ).toEqual(lines);
  expect(vCardFile([gu], version)).not.toContain('SORT');
});

test('what is missing has no line', () => {
  const name = { ...gu.name, other: null };
  const none = { organisation: null, mobile: null, email: null, birthDate: null, agent: null, note: '', title: '' };
  expect(vCardFile([{ ...gu, name, ...none }], '4.0').split('\r\n')).toEqual([
    ...['BEGIN:VCARD', 'VERSION:4.0', 'N:Gu;Minglan;;;', 'FN:Gu Minglan'],
    ...['UID;VALUE=text:p0000000000000000000@forum-companion', 'END:VCARD', ''],
  ]);
});

test.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f'])(
  'no text begins a line of its own, whatever its line break is: %j',
  (lineBreak) => {
    const text = `first${lineBreak}TEL:+1${lineBreak}END:VCARD${lineBreak}BEGIN:VCARD`;
    const name = { whole: text, family: text, given: text, other: text, reading: null };
    const all = { title: text, organisation: text, mobile: text, email: text, agent: text, note: text };
    const lines = vCardFile([{ ...gu, ...all, name }], '4.0').split(/[\n\r\u2028\u2029\u0085\v\f]+/);
    expect(lines.filter((line) => /^(TEL:|BEGIN|END:)/.test(line))).toEqual(['BEGIN:VCARD', 'END:VCARD']);
  },
);

test('long lines are folded at 75 bytes, and no character is cut', () => {
  const note = '论坛的🤝简介'.repeat(40);
  const file = vCardFile([{ ...gu, note }], '3.0');
  const sizes = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
  expect(file.replaceAll('\r\n ', '')).toContain(`NOTE:${note}\r\n`);
});

/** Somebody of the demo whose texts are as bad as people can type them. */
function generated(nth: number, language: Language): VCardPerson {
  const { key, name, familyName, title, organisation } = demoPeople[nth % demoPeople.length]!;
  const bad = [', ', ';', '\\', '\\n', '\n', '：', '"', '🤝', ':', ' ='][nth % 10]!;
  return {
    id: `${key}-${nth}`,
    name: nameParts(storedNames(name, familyName), language),
    title: `${title[language]}${bad}${nth}`,
    organisation: organisation && `${bad}${organisation[language]}`,
    mobile: nth % 3 ? `+86129${String(nth).padStart(8, '0')}` : null,
    email: nth % 4 ? `person${nth}@forum.example` : null,
    birthDate: null,
    agent: nth % 5 ? null : `兰静${bad}`,
    note: `第一行${bad}\n第二行${'很长'.repeat(nth % 50)}\n\nlast${bad}`,
  };
}

/** What must be the same after somebody else's program has read it. */
const told = ({ name, title, organisation, mobile, email, note }: VCardPerson) => ({
  ...{ whole: name.whole, family: name.family, given: name.given, other: name.other },
  ...{ title, organisation, mobile, email, note },
});

function readByFirst(file: string) {
  return (ICAL.parse(file) as unknown[][]).map((one) => {
    const card = new ICAL.Component(one);
    const [family, given] = card.getFirstPropertyValue('n') as unknown as string[];
    const value = (property: string) => [card.getFirstPropertyValue(property)].flat()[0] ?? null;
    return {
      ...{ whole: value('fn'), family, given, other: value('nickname') },
      ...{ title: value('title'), organisation: value('org') },
      ...{ mobile: value('tel'), email: value('email'), note: value('note') },
    };
  });
}

function readBySecond(file: string) {
  return parseVCards(file).vCards!.map((card) => ({
    ...{ whole: card.FN[0].value, family: card.N!.value.familyNames[0], given: card.N!.value.givenNames[0] },
    other: card.NICKNAME?.[0].value[0] ?? null,
    ...{ title: card.TITLE?.[0].value, organisation: card.ORG?.[0].value[0] ?? null },
    mobile: card.TEL?.[0].value ?? null,
    ...{ email: card.EMAIL?.[0].value ?? null, note: card.NOTE?.[0].value },
  }));
}

const versions: VCardVersion[] = ['3.0', '4.0'];
const cases = versions.flatMap((version) => (['zh', 'en'] as const).map((language) => [version, language] as const));

describe.each(cases)('200 people in version %s and language %s', (version, language) => {
  const people = Array.from({ length: 200 }, (_, nth) => generated(nth, language));
  const file = vCardFile(people, version);

  test('are read by ical.js as they were meant', () => {
    expect(readByFirst(file)).toEqual(people.map(told));
  });

  test('are read by vcard4-ts as they were meant', () => {
    expect(readBySecond(file)).toEqual(people.map(told));
    const nags = parseVCards(file).vCards!.flatMap((card) => card.nags ?? []);
    // It is a reader of 4.0 and says so of every 3.0; it must have nothing else to say.
    expect(new Set(nags.map(({ attributes }) => attributes?.property))).toEqual(
      new Set(version === '3.0' ? ['VERSION'] : []),
    );
  });
});
