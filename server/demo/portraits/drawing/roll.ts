import { createHash } from 'node:crypto';

/** Throws dice for one person: each trait has its own, so that a change of one trait changes no other. */
export function dice(key: string) {
  const between0and1 = (trait: string) =>
    createHash('sha256').update(`${trait}\n${key}`).digest().readUInt32BE(0) / 2 ** 32;
  return {
    between: (trait: string, low: number, high: number) => low + between0and1(trait) * (high - low),
    chance: (trait: string, share: number) => between0and1(trait) < share,
    pick<T>(trait: string, among: readonly T[]): T {
      const picked = among[Math.floor(between0and1(trait) * among.length)];
      if (picked === undefined) throw new Error(`nothing to pick for ${trait}`);
      return picked;
    },
  };
}

export type Dice = ReturnType<typeof dice>;
