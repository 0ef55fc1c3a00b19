/** The map, at one place or at one of its halls. */
export function placePath(placeId: string, hallId?: string): string {
  const params = new URLSearchParams(hallId ? { place: placeId, hall: hallId } : { place: placeId });
  return `/pages/map/map?${params}`;
}
