import { randomBytes } from 'node:crypto';

// Crockford's base 32: no I, L, O or U, so that a printed code is read aloud and typed without doubt.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomCharacters = 15;
const form = new RegExp(`^[${alphabet}]{${randomCharacters + 1}}$`);

/** 75 random bits and a check character: what is printed on a badge's back, apart from the entry code. */
export function newBadgeCode(bytes: Uint8Array = randomBytes(randomCharacters)): string {
  const characters = Array.from(bytes.subarray(0, randomCharacters), (byte) => alphabet[byte % alphabet.length]).join(
    '',
  );
  return characters + checkCharacter(characters);
}

/** As typed or scanned: spaces, hyphens, either case, O for 0 and I or L for 1; undefined when it is no badge code. */
export function readBadgeCode(text: string): string | undefined {
  const code = (text.includes('#') ? text.slice(text.lastIndexOf('#') + 1) : text)
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return form.test(code) && checkCharacter(code.slice(0, -1)) === code.at(-1) ? code : undefined;
}

/** As printed: in fours. */
export function printedBadgeCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Odd weights, all different, over 32: one wrong character and most swaps of two are noticed before anything is asked. */
function checkCharacter(characters: string): string {
  const sum = Array.from(characters).reduce(
    (total, character, position) => total + alphabet.indexOf(character) * (2 * position + 1),
    0,
  );
  return alphabet[sum % alphabet.length] ?? '0';
}
