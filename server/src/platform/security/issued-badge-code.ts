import { randomBytes } from 'node:crypto';
import type { Sealing } from './sealing.ts';
import { hashOf } from './secrets.ts';
import { badgeCodeAlphabet as alphabet, badgeCodeIn } from 'contract/rules/badge-code';

const randomCharacters = 15;

/** The code printed on the back of a badge, apart from the entry code: 75 random bits and a check character. */
export function newBadgeCode(bytes: Uint8Array = randomBytes(randomCharacters)): string {
  const characters = Array.from(bytes.subarray(0, randomCharacters), (byte) => alphabet[byte % alphabet.length]).join(
    '',
  );
  return characters + checkCharacter(characters);
}

/** What the QR code on a badge contains. The code stands after the #, which browsers do not send to servers. */
export function badgeAddress(publicUrl: string, code: string): string {
  return `${publicUrl}/cdfH5/#${code}`;
}

/** The code in what was typed or scanned; undefined if it is none, or if its check character does not fit. */
export function readBadgeCode(text: string): string | undefined {
  const code = badgeCodeIn(text);
  return code && checkCharacter(code.slice(0, -1)) === code.at(-1) ? code : undefined;
}

/**
 * What is stored of a code. The hash is sealed, so that its fingerprint can be made anew for another store secret; the
 * code itself, 75 random bits, cannot be made from it.
 */
export function storedBadgeCode(code: string, sealing: Sealing) {
  const hash = hashOf(code);
  return { codeFingerprint: sealing.fingerprint(hash, 'badge'), codeHashSealed: sealing.seal(hash, 'badge') };
}

export function badgeFingerprints(code: string, sealing: Sealing): string[] {
  return sealing.fingerprints(hashOf(code), 'badge');
}

/** Different odd weights modulo 32 detect one wrong character and most swaps of two before the server is asked. */
function checkCharacter(characters: string): string {
  const sum = Array.from(characters).reduce(
    (total, character, position) => total + alphabet.indexOf(character) * (2 * position + 1),
    0,
  );
  return alphabet[sum % alphabet.length] ?? '0';
}
