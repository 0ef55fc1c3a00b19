import { foldedSign, mark } from './plain-letters.ts';

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
