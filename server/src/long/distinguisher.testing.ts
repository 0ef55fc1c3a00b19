import { figure } from './measuring.testing.ts';
import type { Answered } from './wire.testing.ts';

export type Sample = { ms: number; known: boolean };
type Threshold = { at: number; slowerIsKnown: boolean };

/** Finds the best single threshold on these samples, in either direction. */
function fitted(samples: readonly Sample[]): Threshold {
  const sorted = samples.toSorted((a, b) => a.ms - b.ms);
  const allKnown = sorted.filter(({ known }) => known).length;
  let best = { right: -1, at: 0, slowerIsKnown: true };
  let knownBelow = 0;
  for (const [index, { ms, known }] of sorted.entries()) {
    // `index` samples lie below this one, of which `knownBelow` are known.
    const rightIfSlowerIsKnown = index - knownBelow + (allKnown - knownBelow);
    for (const slowerIsKnown of [true, false]) {
      const right = slowerIsKnown ? rightIfSlowerIsKnown : sorted.length - rightIfSlowerIsKnown;
      if (right > best.right) best = { right, at: ms, slowerIsKnown };
    }
    if (known) knownBelow++;
  }
  return best;
}

function shareToldRight({ at, slowerIsKnown }: Threshold, samples: readonly Sample[]): number {
  return samples.filter(({ ms, known }) => ms >= at === (slowerIsKnown === known)).length / samples.length;
}

/** Each sample is judged once, by a threshold fitted on the other half, so that no threshold knows its sample. */
export function toldApart(samples: readonly Sample[]) {
  const [even, odd] = [0, 1].map((rest) => samples.filter((_, index) => index % 2 === rest)) as [Sample[], Sample[]];
  const onOdd = shareToldRight(fitted(even), odd);
  const onEven = shareToldRight(fitted(odd), even);
  return { onOdd, onEven, all: (onOdd * odd.length + onEven * even.length) / samples.length };
}

function summary(samples: readonly Sample[]) {
  const side = (known: boolean) =>
    samples
      .filter((one) => one.known === known)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b);
  const at = (sorted: number[], share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  const words = (known: boolean) => {
    const sorted = side(known);
    return `${known ? 'known' : 'unknown'} N=${sorted.length} fastest 5 % ${at(sorted, 0.05)} ms, quartiles ${at(sorted, 0.25)} ${at(sorted, 0.5)} ${at(sorted, 0.75)} ms, 95 % ${at(sorted, 0.95)} ms`;
  };
  return `${words(true)}; ${words(false)}`;
}

export const toldApartAtMost = 0.52;
/** These headers differ in every answer, for known and unknown alike. */
const different = new Set(['x-request-id', 'server-time', 'date']);

export type TimedAnswer = { known: boolean; answer: Answered };

/** `hide` replaces what is random in every answer. */
function asOthersSeeIt({ status, headers, text }: Answered, hide: (text: string) => string): string {
  const shown = Object.entries(headers).filter(([name]) => !different.has(name));
  return JSON.stringify([status, shown.toSorted(([a], [b]) => (a < b ? -1 : 1)), hide(text)]);
}

/** Prints how far the known can be told from the unknown, and returns the kinds of answers of both. */
export function judge(what: string, seen: readonly TimedAnswer[], hide = (text: string) => text) {
  const kinds = [true, false].map((side) => [
    ...new Set(seen.filter(({ known }) => known === side).map(({ answer }) => asOthersSeeIt(answer, hide))),
  ]);
  const samples: Sample[] = seen.map(({ known, answer }) => ({ known, ms: answer.ms }));
  const told = toldApart(samples);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  figure(`${what}: answers that differ in status, headers or body, of ${seen.length}`, new Set(kinds.flat()).size - 1);
  figure(`${what}: milliseconds`, summary(samples));
  figure(
    `${what}: told apart by time, of ${seen.length}`,
    `${percent(told.all)} (fitted on even ${percent(told.onOdd)}, on odd ${percent(told.onEven)})`,
  );
  return { kinds, told };
}

export const alike = { kinds: 1, byTime: 'not told apart' };

/** Equals `alike` if the answers are one and the same, and their times tell nothing. */
export function verdict(...judged: Parameters<typeof judge>): typeof alike {
  const { kinds, told } = judge(...judged);
  const byTime = told.all <= toldApartAtMost ? alike.byTime : `told apart in ${told.all} of all`;
  return { kinds: new Set(kinds.flat()).size, byTime };
}
