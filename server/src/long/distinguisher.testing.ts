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

export function summary(samples: readonly Sample[]) {
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
