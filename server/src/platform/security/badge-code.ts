import { randomBytes } from 'node:crypto';

// Crockford's base 32 has no I, L, O or U, so that a printed code can be read aloud and typed without doubt.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomCharacters = 15;
const form = new RegExp(`^[${alphabet}]{${randomCharacters + 1}}$`);

/** The code printed on the back of a badge, apart from the entry code: 75 random bits and a check character. */
export function newBadgeCode(bytes: Uint8Array = randomBytes(randomCharacters)): string {
  const characters = Array.from(bytes.subarray(0, randomCharacters), (byte) => alphabet[byte % alphabet.length]).join(
    '',
  );
  return characters + checkCharacter(characters);
}

/**
 * Reads a typed or scanned code with spaces, hyphens, either case, O for 0 and I or L for 1; undefined if it is none.
 */
export function readBadgeCode(text: string): string | undefined {
  const code = (text.includes('#') ? text.slice(text.lastIndexOf('#') + 1) : text)
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return form.test(code) && checkCharacter(code.slice(0, -1)) === code.at(-1) ? code : undefined;
}

/** Formats the code in groups of four, as it is printed. */
export function printedBadgeCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Different odd weights modulo 32 detect one wrong character and most swaps of two before the server is asked. */
function checkCharacter(characters: string): string {
  const sum = Array.from(characters).reduce(
    (total, character, position) => total + alphabet.indexOf(character) * (2 * position + 1),
    0,
  );
  return alphabet[sum % alphabet.length] ?? '0';
}
