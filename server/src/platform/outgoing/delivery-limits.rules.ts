import type { Purpose } from './messages.ts';

/** A provider that has not answered by then has failed, because a person waits for the code. */
export const providerTimeOut = 10_000;

const minute = 60 * 1000;

// A notice is never given up while it can help; the queue looks for a little more than three hours.
const noticeTries = [0, 0, 0, 10, 30, 60, 120, 180].map((minutes) => minutes * minute);
const noticeOfUse = 200 * minute;

/** The earliest time of each try after the message was written. A try may come later, as the queue looks. */
const tries: Record<Purpose, readonly number[]> = {
  // Three tries fit into about a minute, while the person still waits.
  code: [0, 0, 0],
  'badge notice': noticeTries,
  'partner notice': noticeTries,
  'address notice': noticeTries,
  'critical message': noticeTries,
  'critical message in English': noticeTries,
  'calendar address': noticeTries,
  'contact invitation': noticeTries,
  'erasure asked': noticeTries,
  'erasure receipt': noticeTries,
};

/** A message that could not leave by then is dropped. */
const ofUseFor: Record<Purpose, number> = {
  // A code message is useful while the code is valid.
  code: 10 * minute,
  'badge notice': noticeOfUse,
  'partner notice': noticeOfUse,
  'address notice': noticeOfUse,
  'critical message': noticeOfUse,
  'critical message in English': noticeOfUse,
  'calendar address': noticeOfUse,
  'contact invitation': noticeOfUse,
  'erasure asked': noticeOfUse,
  'erasure receipt': noticeOfUse,
};

export function isOfNoUse(purpose: Purpose, createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > ofUseFor[purpose];
}

/** When the next try may begin; undefined after the last one. */
export function nextTryAt(purpose: Purpose, createdAt: Date, attempts: number): Date | undefined {
  const after = tries[purpose][attempts];
  return after === undefined ? undefined : new Date(createdAt.getTime() + after);
}

type Try = { purpose: Purpose; createdAt: Date; attempt: number; wasRefused: boolean };

/** What the provider has refused, like a number that cannot exist, would be refused again. */
export function isLastTry({ purpose, createdAt, attempt, wasRefused }: Try): boolean {
  return wasRefused || nextTryAt(purpose, createdAt, attempt) === undefined;
}
