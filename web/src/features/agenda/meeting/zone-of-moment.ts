/**
 * The zone a moment was written in. A single meeting comes without the forum's zone, but its times carry the
 * forum's offset; whole hours have names that every phone knows, "+05:30" only newer ones.
 */
export function zoneOfMoment(isoMoment: string): string {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(isoMoment) ?? [];
  if (!sign || (hours === '00' && minutes === '00')) return 'UTC';
  if (minutes !== '00') return `${sign}${hours}:${minutes}`;
  // The names count the other way round: Etc/GMT-8 is eight hours ahead.
  return `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`;
}
