/** A part of a name, with every possible spelling. */
export type Part = readonly string[];

/** People type ü as v or u, and passports have yu. */
export function spellingsOf(syllable: string): Part {
  return syllable.includes('v') ? [syllable, syllable.replace('v', 'u'), syllable.replace('v', 'yu')] : [syllable];
}

/**
 * How a word consists of the beginnings of neighbouring parts: all parts are whole, the last one is incomplete, only
 * the first letters are there ("zs"), or the two are mixed ("zhsan").
 */
export type Spelled = {
  how: 'whole' | 'start' | 'initials' | 'mixed';
  from: number;
  /** How many letters are taken from each part, beginning at `from`. */
  taken: number[];
  complete: boolean;
};
const worth = { whole: 4, start: 3, initials: 2, mixed: 1 } as const;

/** Finds the best match of the word in the parts. Without abbreviations, only the last part may be incomplete. */
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

/** Most parts differ in their first letter, so that this check avoids allocations. */
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
  /** Positions without a match. Otherwise a name of many equal letters would take exponential time. */
  dead: Set<string>;
};

/** Whole parts are tried first, so that the first match found is the best one. */
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
