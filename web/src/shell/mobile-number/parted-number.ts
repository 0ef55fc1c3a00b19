import { dialEntries } from './dial-codes.ts';

// Of the regions that share a dial code, the one with the most numbers.
const largest = new Set(['US', 'RU', 'IT']);

/** The region and the number of a telephone number that is written with its country code. */
export function parted(whole: string): { region: string; number: string } | undefined {
  const longestFirst = (a: { dial: string; region: string }, b: { dial: string; region: string }) =>
    b.dial.length - a.dial.length || Number(largest.has(b.region)) - Number(largest.has(a.region));
  const found = dialEntries.filter(({ dial }) => whole.startsWith(dial)).toSorted(longestFirst)[0];
  return found && { region: found.region, number: whole.slice(found.dial.length) };
}
