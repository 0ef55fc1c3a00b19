import { ownDataParts, type OwnDownload } from 'contract/calls/own-data';
import { dateIn, isoIn } from '../../platform/time-zones.ts';
import type { FileState } from './own-data-file.store.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** A file with everything about a person is kept no longer than it takes to save it. */
export const fileKept = day;
/** Time to take it back, and to hear of a request that somebody else made. */
export const erasureWaits = day;
/** Enough for every phone that a person has; more would be somebody who tries. */
const mostPerDay = 5;
/** Making takes seconds. After all tries of the queue nobody makes it any more. */
const givenUpAfter = 10 * minute;

type Asked = Pick<FileState, 'askedAt' | 'timesAsked'>;

/** How often it will have been asked for today with this time; undefined if that is too often. */
export function timesAskedNow(before: Asked | undefined, now: Date, timeZone: string): number | undefined {
  const isSameDay = before && dateIn(timeZone, before.askedAt) === dateIn(timeZone, now);
  const times = isSameDay ? before.timesAsked + 1 : 1;
  return times <= mostPerDay ? times : undefined;
}

/** What the person sees of the file; null if there is none, or no longer. */
export function downloadShown(file: FileState | undefined, now: Date, timeZone: string): OwnDownload | null {
  if (!file || file.state === 'cancelled' || (file.endsAt && file.endsAt <= now)) return null;
  const { askedAt, readyAt, endsAt, bytes, partsDone } = file;
  const isGivenUp = file.state !== 'ready' && now.getTime() - askedAt.getTime() > givenUpAfter;
  const at = (moment: Date | null) => moment && isoIn(timeZone, moment);
  return {
    state: isGivenUp ? 'failed' : file.state,
    parts: ownDataParts.map((name) => ({ name, done: file.state === 'ready' || partsDone.includes(name) })),
    askedAt: isoIn(timeZone, askedAt),
    ...{ readyAt: at(readyAt), endsAt: at(endsAt), bytes },
  };
}
