import { badgeCodeAlphabet as alphabet } from '../rules/badge-code.ts';

const size = alphabet.length;

/** Luhn's check over 32 characters: it finds every misheard character, and nearly all that changed places. */
export function checkCharacter(code: string): string {
  const sum = Array.from(code)
    .toReversed()
    .map((character, at) => alphabet.indexOf(character) * (at % 2 === 0 ? 2 : 1))
    .reduce((total, addend) => total + Math.floor(addend / size) + (addend % size), 0);
  return alphabet.charAt((size - (sum % size)) % size);
}
