/**
 * Halves of characters, which no database stores; control characters except the line break; marks that turn the
 * direction of the text around, with which a name or an address can be made to look like another one.
 */
const unclean = /[\p{Cs}\p{Zl}\p{Zp}\u{202A}-\u{202E}\u{2066}-\u{2069}]|(?!\n)\p{Cc}/u;
const allUnclean = new RegExp(unclean, 'gu');

export function isCleanText(text: string): boolean {
  return !unclean.test(text);
}

/** The text without what may not be stored. Line separators of other systems become ours. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(allUnclean, '');
}
