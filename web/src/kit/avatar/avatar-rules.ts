const han = /\p{Script=Han}/u;
// Lists write the family name so. A single letter is an initial, and so are letters with dots.
const inCapitals = /^[^\p{Ll}.]*\p{Lu}[^\p{Ll}.]*\p{Lu}[^\p{Ll}.]*$/u;
// Only these numerals, because XI and VI are family names.
const generation = /^(II|III|IV|[JS]r\.?)$/;
const grounds = 5;

/**
 * The initials of first name and family name, or of the last name where none stands in capitals. A Chinese name is
 * shortened to its last character, a foreign one in Chinese, whose parts stand between dots, to the first of its family
 * name: the double one with a hyphen, or else the last part.
 */
export function initialsOf(name: string): string {
  const trimmed = name.trim();
  if (han.test(trimmed)) {
    const [whole = '', ...rest] = trimmed.split('·');
    const family = rest.find((part) => part.includes('-')) ?? rest.at(-1);
    return hanOf(family ?? '')[0] ?? hanOf(whole).at(-1) ?? '';
  }
  const [first, ...rest] = trimmed.split(/\s+/).filter((part) => !generation.test(part));
  const family = rest.find((part) => inCapitals.test(part));
  return [first, family ?? rest.at(-1)].map((part) => [...(part ?? '')][0]?.toUpperCase() ?? '').join('');
}

const hanOf = (text: string) => [...text].filter((sign) => han.test(sign));

/** One of five backgrounds, always the same for a person. */
export function avatarGround(id: string): number {
  let sum = 0;
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return (sum % grounds) + 1;
}
