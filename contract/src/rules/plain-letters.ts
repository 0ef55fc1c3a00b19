const mark = /\p{M}/u;
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

/** A run of Latin letters and digits, or of Han characters, with its position in the text. */
export type Run = { text: string; at: number; han: boolean };

/**
 * Hyphens, apostrophes and spaces all divide names. The comparison joins parts again for people who type without them.
 */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let open: Run | undefined;
  let at = 0;
  for (const sign of text) {
    const plain = foldedSign(sign);
    // A folded character that is no letter or digit is a Han character.
    const ofHan = plain > '\u007f';
    if (plain !== '') {
      if (open?.han !== ofHan) runs.push((open = { text: '', at, han: ofHan }));
      open.text += plain;
    } else if (!mark.test(sign)) {
      open = undefined;
    }
    at += sign.length;
  }
  return runs;
}

/** The position after that many folded letters, counted from `at` without separators. */
export function endAfter(text: string, at: number, letters: number): number {
  let left = letters;
  let end = at;
  for (const sign of text.slice(at)) {
    if (left <= 0 && !mark.test(sign)) break;
    left -= foldedSign(sign).length;
    end += sign.length;
  }
  return end;
}
