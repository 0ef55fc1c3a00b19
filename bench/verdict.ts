/** A void measurement says nothing about the product, because the machine was too busy. */
export type Verdict = 'passed' | 'failed' | 'void';
export type Measured = { verdict: Verdict; figures: Record<string, number> };

/** 1 means that the product is too slow or too large, 2 that the measurement has to be repeated. */
export function exitCodeOf(verdicts: readonly Verdict[]): number {
  if (verdicts.includes('failed')) return 1;
  return verdicts.includes('void') ? 2 : 0;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
