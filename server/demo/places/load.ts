import type { Database } from '../../src/platform/database/database.ts';
import { floorPlan, hall, place, walk } from '../../src/platform/database/tables/content/forum.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import type { DemoHall } from '../shapes.ts';
import { halls } from '../halls.ts';
import { places } from './places.ts';
import { plans } from './plans.ts';
import { servicesOn, stepFreeOn } from './services.ts';
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
      services: servicesOn(key),
      stepFree: stepFreeOn(key),
      name,
      position,
    })),
  );
  await db.insert(hall).values(halls.map(hallRow));
  await db.insert(walk).values(
    walks.map(({ from, to, minutes }) => ({
      fromId: idFromKey('hall', from),
      toId: idFromKey('hall', to),
      minutes,
    })),
  );
}

function hallRow({ key, place: placeKey, plan, room, ...hall }: DemoHall, position: number) {
  return {
    id: idFromKey('hall', key),
    placeId: idFromKey('place', placeKey),
    planId: idFromKey('floor plan', plan),
    x: (room.x + room.width / 2) / sheet.width,
    y: (room.y + room.height / 2) / sheet.height,
    position,
    ...hall,
  };
}
