/** A part with every way to spell it. */
export type Part = readonly string[];

/**
 * How a word is put together from the beginnings of neighbouring parts: all of them whole, the last one begun,
 * the first letters alone ("zs"), or some of each ("zhsan").
 */
export type Spelled = {
  how: 'whole' | 'start' | 'initials' | 'mixed';
  from: number;
  /** Letters taken of each part, from `from` on. */
  taken: number[];
  complete: boolean;
};
const worth = { whole: 4, start: 3, initials: 2, mixed: 1 } as const;

/** The best way to read the word in the parts; without abbreviations only whole parts stand before the last. */
export function spelled(word: string, parts: readonly Part[], abbreviated: boolean): Spelled | undefined {
  let best: Spelled | undefined;
  for (let from = 0; from < parts.length; from += 1) {
    if (!startsAlike(word, parts[from])) continue;
    const taken = takenOf({ word, parts, abbreviated, dead: new Set() }, 0, from);
    const found = taken && described(taken, from, parts.length);
    if (found && (!best || worth[found.how] > worth[best.how])) best = found;
    if (best?.how === 'whole') return best;
  }
  return best;
}

/** Most parts fail at their first letter: nothing is made for those. */
function startsAlike(word: string, part: Part | undefined): boolean {
  return part?.some((spelling) => spelling[0] === word[0]) ?? false;
}

type Taken = { letters: number; whole: boolean };

function described(taken: readonly Taken[], from: number, parts: number): Spelled {
  return {
    how: howOf(taken),
    from,
    taken: taken.map(({ letters }) => letters),
    complete: from === 0 && taken.length === parts,
  };
}

function howOf(taken: readonly Taken[]): Spelled['how'] {
  if (taken.every(({ whole }) => whole)) return 'whole';
  if (taken.slice(0, -1).every(({ whole }) => whole)) return 'start';
  return taken.every(({ letters }) => letters === 1) ? 'initials' : 'mixed';
}

type Reading = {
  word: string;
  parts: readonly Part[];
  abbreviated: boolean;
  /** Places from which nothing leads to the end: a name of many like letters would else take for ever. */
  dead: Set<string>;
};

/** Whole parts are tried first, so that the best reading of the word is the one found. */
function takenOf(reading: Reading, at: number, part: number): Taken[] | undefined {
  const { word, parts, abbreviated, dead } = reading;
  const place = `${at} ${part}`;
  if (dead.has(place)) return undefined;
  for (const spelling of parts[part] ?? []) {
    for (let letters = sharedLetters(word, at, spelling); letters > 0; letters -= 1) {
      const whole = letters === spelling.length;
      if (at + letters === word.length) return [{ letters, whole }];
      if (!whole && !abbreviated) break;
      const rest = takenOf(reading, at + letters, part + 1);
      if (rest) return [{ letters, whole }, ...rest];
    }
  }
  if (at > 0) dead.add(place);
  return undefined;
}

function sharedLetters(word: string, at: number, spelling: string): number {
  let letters = 0;
  while (letters < spelling.length && at + letters < word.length && word[at + letters] === spelling[letters])
    letters += 1;
  return letters;
}
