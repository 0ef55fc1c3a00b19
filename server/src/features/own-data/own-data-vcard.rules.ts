/** A person as an address book keeps them. */
export type CardFacts = {
  name: string;
  familyName: string;
  organisation: string | null;
  title: string;
  mobile: string | null;
  email: string | null;
  birthDate: string | null;
  note: string;
};

/** A vCard of version 3.0, which every phone reads (RFC 2426). */
export function vCard({ name, familyName, ...facts }: CardFacts): string {
  const line = (key: string, value: string | null) => (value ? [folded(`${key}:${escaped(value)}`)] : []);
  const given = name.replace(familyName, '').trim();
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    folded(`N:${escaped(familyName)};${escaped(given)};;;`),
    ...line('FN', name),
    ...line('ORG', facts.organisation),
    ...line('TITLE', facts.title),
    ...line('TEL;TYPE=CELL', facts.mobile),
    ...line('EMAIL;TYPE=INTERNET', facts.email),
    ...line('BDAY', facts.birthDate),
    ...line('NOTE', facts.note),
    'END:VCARD',
    '',
  ].join('\r\n');
}

/** Every line break becomes a written one, also those that only some programs recognise. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');
}

const longestLine = 75;

/** Lines of at most 75 bytes; the next one begins with a space. No character is cut in two. */
function folded(line: string): string {
  const lines = [''];
  for (const sign of line) {
    const current = lines.at(-1) ?? '';
    if (Buffer.byteLength(current + sign) > longestLine) lines.push(` ${sign}`);
    else lines[lines.length - 1] = current + sign;
  }
  return lines.join('\r\n');
}
