const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The place of the option to which a key moves; after the last one comes the first. */
export function optionAfter(key: string, current: number, count: number): number | undefined {
  const step = steps[key];
  return step && (current + step + count) % count;
}
