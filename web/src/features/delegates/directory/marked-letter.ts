type Seen = { letters: readonly string[]; seen: string | undefined; picked: string | undefined; atEnd: boolean };

/**
 * The letter that the index marks. The last sections cannot be scrolled up to the bar; the one that was picked is the
 * current one all the same.
 */
export function markedLetter({ letters, seen, picked, atEnd }: Seen): string | undefined {
  return atEnd && picked && letters.indexOf(picked) > letters.indexOf(seen ?? '') ? picked : seen;
}
