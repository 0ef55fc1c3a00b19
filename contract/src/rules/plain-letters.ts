export const mark = /\p{M}/u;
const noLetterOfNames = /[^a-z0-9\p{Script=Han}]/gu;

/** These letters have no Unicode decomposition. */
const apart: Record<string, string> = { ø: 'o', đ: 'd', ð: 'd', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i' };

/**
 * Turns a character into one that any keyboard has: Ł becomes l, é becomes e, a wide Ａ becomes a, a lone accent
 * nothing.
 */
export function plainSign(sign: string): string {
  const small = sign.normalize('NFKD').toLowerCase();
  return Array.from(small, (part) => apart[part] ?? (mark.test(part) ? '' : part)).join('');
}

const kept = new Map<string, string>();

/** Does the same for names, of which only letters, digits and Han characters count. */
export function foldedSign(sign: string): string {
  const known = kept.get(sign);
  if (known !== undefined) return known;
  const plain = plainSign(sign).replaceAll(noLetterOfNames, '');
  kept.set(sign, plain);
  return plain;
}
