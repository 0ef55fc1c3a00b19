import type { Purpose } from './messages.ts';

/** A provider that has not answered by then has failed, because a person waits for the code. */
export const providerTimeOut = 10_000;

const minute = 60 * 1000;

/** A message is tried three times within about a minute, while the person still waits. */
export const triesAtMost = 3;

/** A message that could not leave by then is dropped. */
const ofUseFor: Record<Purpose, number> = {
  // A code message is useful while the code is valid.
  code: 10 * minute,
  // A later warning does not help to stop a stranger.
  'badge notice': 60 * minute,
};

export function isOfNoUse(purpose: Purpose, createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > ofUseFor[purpose];
}
