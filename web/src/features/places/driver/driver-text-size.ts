import type { Place } from 'contract/calls/places';

export type DriverTextSize = 'huge' | 'large' | 'medium';

/** As large as the longer of the two lines lets it be, so that nothing scrolls in the driver's hand. */
export function driverTextSize({ nameZh, addressZh }: Pick<Place, 'nameZh' | 'addressZh'>): DriverTextSize {
  const longest = Math.max(nameZh.length, addressZh.length);
  if (longest <= 14) return 'huge';
  return longest <= 32 ? 'large' : 'medium';
}
