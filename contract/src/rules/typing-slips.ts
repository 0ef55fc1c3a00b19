// Shorter words have too many neighbours: one letter off, Anna is Hanna, Ana and Anne.
const shortest = 5;

/** Whether a typed word is a name, or its beginning, but for one letter: wrong, missing, too many, or two swapped. */
export function isSlipOf(typed: string, name: string): boolean {
  if (typed.length < shortest) return false;
  return [0, -1, 1].some((more) => isOneEdit(typed, name.slice(0, typed.length + more)));
}

function isOneEdit(typed: string, meant: string): boolean {
  const at = sharedStart(typed, meant);
  // The first letter is hardly ever wrong; the end of another word would be found otherwise.
  if (at === 0) return false;
  const [mine, theirs] = [typed.slice(at), meant.slice(at)];
  return (
    mine.slice(1) === theirs.slice(1) ||
    mine.slice(1) === theirs ||
    mine === theirs.slice(1) ||
    (mine[0] === theirs[1] && mine[1] === theirs[0] && mine.slice(2) === theirs.slice(2))
  );
}

function sharedStart(a: string, b: string): number {
  let letters = 0;
  while (letters < a.length && a[letters] === b[letters]) letters += 1;
  return letters;
}
