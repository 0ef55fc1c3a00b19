/** A message is tried three times within about a minute, while the person still waits. */
export const triesAtMost = 3;

export function isOfNoUse(ofUseFor: number, createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > ofUseFor;
}
