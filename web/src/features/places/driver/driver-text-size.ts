import type { Place } from 'contract/calls/places';

export type DriverTextSize = 'huge' | 'large' | 'medium';

/** The text is as large as its longest line allows, so that the driver need not scroll. */
export function driverTextSize({ nameZh, addressZh }: Pick<Place, 'nameZh' | 'addressZh'>): DriverTextSize {
  const longest = Math.max(nameZh.length, addressZh.length);
  if (longest <= 14) return 'huge';
  return longest <= 32 ? 'large' : 'medium';
}
