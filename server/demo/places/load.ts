import type { Database } from '../../src/platform/database/database.ts';
import { floorPlan, place, venue, walk } from '../../src/platform/database/tables/forum.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import type { DemoVenue } from '../shapes.ts';
import { venues } from '../venues.ts';
import { places } from './places.ts';
import { plans } from './plans.ts';
import { walks } from './walks.ts';

const sheet = { width: 1200, height: 900 };

export async function loadPlaces(db: Database) {
  await db
    .insert(place)
    .values(places.map(({ key, ...row }, position) => ({ id: idFromKey('place', key), position, ...row })));
  await db.insert(floorPlan).values(
    plans.map(({ key, place: placeKey, name }, position) => ({
      id: idFromKey('floor plan', key),
      placeId: idFromKey('place', placeKey),
      pictureId: idFromKey('picture', key),
      name,
      position,
    })),
  );
  await db.insert(venue).values(venues.map(hallRow));
  await db.insert(walk).values(
    walks.map(({ from, to, minutes }) => ({
      fromId: idFromKey('venue', from),
      toId: idFromKey('venue', to),
      minutes,
    })),
  );
}

function hallRow({ key, place: placeKey, plan, room, ...hall }: DemoVenue, position: number) {
  return {
    id: idFromKey('venue', key),
    placeId: idFromKey('place', placeKey),
    planId: idFromKey('floor plan', plan),
    x: (room.x + room.width / 2) / sheet.width,
    y: (room.y + room.height / 2) / sheet.height,
    position,
    ...hall,
  };
}
