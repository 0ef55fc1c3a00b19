// The ITU's dial codes of one and two digits; all others have three.
const short = /^\+(1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
// A block has ten thousand numbers, because ranges that pay their owner for each SMS are rented in such blocks.
const lastDigits = 4;
/** Delegates of one company may have neighbouring numbers, but more codes for them in one minute must be a program. */
export const mostInABlock = { codes: 5, within: 60 * 1000 };
// The three mainland carriers pay nobody for received SMS, so that there is nothing to gain by fraud.
const withoutPrefixes = '+86';

/** The dial code of a number in E.164, like +86 or +852. */
export function dialCodeOf(number: string): string {
  return short.exec(number)?.[0] ?? number.slice(0, 4);
}

/** The prefix that the numbers of one block share; undefined where neighbouring numbers mean nothing. */
export function prefixOf(number: string): string | undefined {
  return dialCodeOf(number) === withoutPrefixes ? undefined : number.slice(0, -lastDigits);
}
