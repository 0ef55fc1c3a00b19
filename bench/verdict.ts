/** A void measurement says nothing about the product: the machine that measured was not fit for it. */
export type Verdict = 'passed' | 'failed' | 'void';
export type Measured = { verdict: Verdict; figures: Record<string, number> };

/** 1 says that the product is at fault, 2 that somebody has to measure again. */
export function exitCodeOf(verdicts: readonly Verdict[]): number {
  if (verdicts.includes('failed')) return 1;
  return verdicts.includes('void') ? 2 : 0;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
