import type { NameParts } from '../people/name-parts.rules.ts';

/** Phones read 3.0 (RFC 2426); 4.0 (RFC 6350) is for programs that ask for it. */
export type VCardVersion = '3.0' | '4.0';

/** A person as an address book keeps them. */
export type VCardPerson = {
  /** It never changes, so that an address book recognises the person whom it already has. */
  id: string;
  name: NameParts;
  title: string;
  organisation: string | null;
  mobile: string | null;
  email: string | null;
  birthDate: string | null;
  /** To whom mobile and email belong, if not to the person. */
  agent: string | null;
  note: string;
};

type Line = { property: string; value: string | null };

/**
 * The properties of a person; what is missing has no line. There is no REV, because records do not say when they
 * changed, and with the time of the download every import would look newer.
 */
export function vCardFile(people: readonly VCardPerson[], version: VCardVersion): string {
  const lines = people.flatMap((person) => [
    ...['BEGIN:VCARD', `VERSION:${version}`],
    ...linesOf(person, version).flatMap(({ property, value }) => (value ? [`${property}:${value}`] : [])),
    'END:VCARD',
  ]);
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf(person: VCardPerson, version: VCardVersion): Line[] {
  const { name, title, organisation, mobile, email, birthDate, agent, note } = person;
  const old = version === '3.0';
  const text = (property: string, value: string | null) => ({ property, value: value && escapedText(value) });
  return [
    { property: `N${old ? '' : sortAs(name)}`, value: `${escapedPart(name.family)};${escapedPart(name.given)};;;` },
    text('FN', name.whole),
    text('SORT-STRING', old && name.reading ? `${name.reading.family} ${name.reading.given}`.trim() : null),
    // Phones show and find a nickname in both versions. A second FN would replace the first on some of them.
    text('NICKNAME', name.other),
    { property: 'ORG', value: organisation && escapedPart(organisation) },
    text('TITLE', title),
    text(old ? 'TEL;TYPE=CELL' : 'TEL;TYPE=cell', mobile),
    text(old ? 'EMAIL;TYPE=INTERNET' : 'EMAIL', email),
    text('BDAY', birthDate && (old ? birthDate : birthDate.replaceAll('-', ''))),
    // The older version would need a whole vCard in a vCard, on which phones stumble; the note names the agent, too.
    text('RELATED;VALUE=text;TYPE=agent', old ? null : agent),
    text('NOTE', note),
    text(old ? 'UID' : 'UID;VALUE=text', `${person.id}@forum-companion`),
  ];
}

/** The reading is letters alone, so nothing in it has to be escaped. */
function sortAs({ reading }: NameParts): string {
  return reading ? `;SORT-AS=${[reading.family, reading.given].filter(Boolean).join(',')}` : '';
}

/** Every line break becomes a written one, also those that only some programs recognise. */
function escapedText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\,]/g, '\\$&')
    .replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');
}

/** Only a value of several parts escapes the semicolon; elsewhere some programs would show the backslash. */
function escapedPart(text: string): string {
  return escapedText(text).replaceAll(';', '\\;');
}

const longestLine = 75;

/** Lines of at most 75 bytes; the next one begins with a space. No character is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > longestLine) {
      lines.push(current);
      [current, bytes] = [' ', 1];
    }
    current += sign;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}
