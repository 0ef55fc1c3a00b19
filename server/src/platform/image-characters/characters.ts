import { createCipheriv, hash, randomInt } from 'node:crypto';

/** Returns a number from 0 up to, but not including, 1. */
export type Random = () => number;

const steps = 2 ** 32;

export const cryptoRandom: Random = () => randomInt(steps) / steps;

const blockBytes = 4096;

/** Returns the same numbers for the same seed, which cannot be predicted without it. */
export function randomFrom(seed: string): Random {
  const stream = createCipheriv('aes-256-ctr', hash('sha256', seed, 'buffer'), Buffer.alloc(16));
  let block = Buffer.alloc(0);
  let at = 0;
  return () => {
    if (at === block.length) [block, at] = [stream.update(Buffer.alloc(blockBytes)), 0];
    at += 4;
    return block.readUInt32LE(at - 4) / steps;
  };
}

// The alphabet leaves out characters that look alike: 0 O D Q, 1 I L, Z, S, 8 B, G, V, X, A, and N (near M and H). On
// screens of single density F and R could not be distinguished from E and P.
export const alphabet = '2345679CEHJKMPTUWY';
export const charactersInAPicture = 4;

export function newCharacters(random: Random = cryptoRandom): string {
  const one = () => alphabet.charAt(Math.floor(random() * alphabet.length));
  return Array.from({ length: charactersInAPicture }, one).join('');
}

// These characters are never in a picture, so that a user who types one has read the similar one. This does not help to
// guess.
const likenesses = new Map([
  ['A', '4'],
  ['S', '5'],
  ['Z', '2'],
  ['G', '6'],
  ['V', 'U'],
  ['X', 'Y'],
  ['F', 'E'],
  ['R', 'P'],
  ['1', '7'],
]);

/** Spaces and capitals are ignored, because phones add them on their own. */
export function sameCharacters(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function plain(characters: string) {
  const typed = characters.replace(/\s+/g, '').toUpperCase();
  return Array.from(typed, (character) => likenesses.get(character) ?? character).join('');
}
