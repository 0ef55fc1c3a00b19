import { partsIn } from './zone.ts';

/** The moment at which clock and calendar of a zone show this; undefined while it is typed only in part. */
export function momentIn(timeZone: string, date: string, time: string): number | undefined {
  const wanted = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(wanted)) return undefined;
  const shownAt = (moment: number) => {
    const { year, month, day, hour, minute } = partsIn(timeZone, moment);
    return Date.UTC(year, month - 1, day, hour, minute);
  };
  // The second step is for a change of the clocks between the first guess and the moment.
  const guess = wanted - (shownAt(wanted) - wanted);
  return guess - (shownAt(guess) - wanted);
}
