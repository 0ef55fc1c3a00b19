import type { AskedErasure } from 'contract/calls/own-data';
import type { Say } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import type { RequestRow } from './own-data-erasure.store.ts';

type Shown = { timeZone: string; say: Say };

/** What the person sees of the request. */
export function erasureShown(request: RequestRow, { timeZone, say }: Shown): AskedErasure {
  const { number, askedAt, dueAt, heldReason } = request;
  return {
    number,
    askedAt: isoIn(timeZone, askedAt),
    dueAt: isoIn(timeZone, dueAt),
    held: heldReason && say(heldReason),
  };
}

/** Whether a request is carried out now. A held one waits for as long as the secretariat holds it. */
export function isDue({ dueAt, heldReason }: Pick<RequestRow, 'dueAt' | 'heldReason'>, now: Date): boolean {
  return heldReason === null && dueAt <= now;
}
