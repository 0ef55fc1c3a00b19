export type Part = { part: string; marked: boolean };

/** The typed text in the form in which it is searched: wide letters, capitals and accents count as plain ones. */
export function termsOf(typed: string): string[] {
  const terms = plain(typed).split(/\s+/).filter(Boolean);
  return [...new Set(terms)];
}

export function hasAll(text: string, terms: readonly string[]): boolean {
  const searched = plain(text);
  return terms.every((term) => offsetsOf(term, searched).length > 0);
}

const latin = /[a-z\d]/;

/**
 * Chinese has no spaces between words. In other languages the beginning of a word counts: “gate” is not found in
 * “delegate”.
 */
function offsetsOf(term: string, searched: string): number[] {
  const offsets: number[] = [];
  const begins = latin.test(term.charAt(0));
  for (let at = searched.indexOf(term); at >= 0; at = searched.indexOf(term, at + 1))
    if (!begins || !latin.test(searched.charAt(at - 1))) offsets.push(at);
  return offsets;
}

/** Every letter stays one letter, so that an offset in the plain text is the same in the shown text. */
function plain(text: string): string {
  return Array.from(text, (letter) => {
    const simple = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
    return simple.length === letter.length ? simple : letter.toLowerCase();
  }).join('');
}

export function partsOf(text: string, terms: readonly string[]): Part[] {
  const searched = plain(text);
  // A letter whose lower case is longer would shift every offset after it.
  if (searched.length !== text.length) return [{ part: text, marked: false }];
  const marks = Array.from({ length: text.length }, () => false);
  for (const term of terms) for (const at of offsetsOf(term, searched)) marks.fill(true, at, at + term.length);
  const parts: Part[] = [];
  for (const [at, marked] of marks.entries()) {
    const last = parts.at(-1);
    if (last?.marked === marked) last.part += text[at];
    else parts.push({ part: text[at] ?? '', marked });
  }
  return parts;
}
