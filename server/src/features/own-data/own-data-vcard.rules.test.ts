import { expect, test } from 'vitest';
import { vCard, type CardFacts } from './own-data-vcard.rules.ts';

const facts: CardFacts = {
  ...{ name: 'Gu Minglan', familyName: 'Gu', organisation: 'Yuanxiu; New, Energy', title: 'Chair\\Founder' },
  ...{ mobile: '+8612900000001', email: 'gu@example.org', birthDate: '1970-01-15', note: '' },
};

test('a card has the names, the address book’s fields and nothing for what is missing', () => {
  expect(vCard(facts).split('\r\n')).toEqual([
    ...['BEGIN:VCARD', 'VERSION:3.0', 'N:Gu;Minglan;;;', 'FN:Gu Minglan'],
    ...['ORG:Yuanxiu\\; New\\, Energy', 'TITLE:Chair\\\\Founder', 'TEL;TYPE=CELL:+8612900000001'],
    ...['EMAIL;TYPE=INTERNET:gu@example.org', 'BDAY:1970-01-15', 'END:VCARD', ''],
  ]);
});

test.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v'])(
  'no text begins a line of its own, whatever its line break is: %j',
  (lineBreak) => {
    const note = `first${lineBreak}TEL:+1${lineBreak}END:VCARD`;
    const lines = vCard({ ...facts, note, title: note, name: note }).split(/[\n\r\u2028\u2029\u0085\v]+/);
    expect(lines.filter((line) => /^(TEL:|END:VCARD)/.test(line))).toEqual(['END:VCARD']);
  },
);

test('long lines are folded at 75 bytes, and no character is cut', () => {
  const note = '论坛的简介'.repeat(40);
  const card = vCard({ ...facts, note });
  expect(Math.max(...card.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(`NOTE:${note}`);
});
