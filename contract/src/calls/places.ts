import { z } from 'zod';
import { read } from '../wire/call.ts';
import { Id, Picture, Text } from '../wire/values.ts';

/** Each map shows the place right at its own coordinates: 'lng,lat', never converted. */
const Coord = z.string().regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,2}(\.\d+)?$/);

/** A mark on a plan, as shares of its width and height. */
export const Mark = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

export const PlaceHall = z.object({
  id: Id,
  name: Text,
  floor: Text,
  seats: z.int(),
  planId: Id.nullable(),
  mark: Mark.nullable(),
});
export type PlaceHall = z.infer<typeof PlaceHall>;

export const FloorPlan = z.object({ id: Id, name: Text, picture: Picture.nullable() });
export type FloorPlan = z.infer<typeof FloorPlan>;

/** A building. Name and address come in the caller's language, and in both: the card for the driver is Chinese. */
export const Place = z.object({
  id: Id,
  version: z.int(),
  name: Text,
  nameZh: Text,
  nameEn: Text,
  address: Text,
  addressZh: Text,
  addressEn: Text,
  arrival: Text,
  arrivalZh: Text,
  baiduCoord: Coord,
  gaodeCoord: Coord,
  googleCoord: Coord,
  halls: z.array(PlaceHall),
  plans: z.array(FloorPlan),
});
export type Place = z.infer<typeof Place>;

/** On foot between two halls, told once a pair. */
export const Walk = z.object({ fromId: Id, toId: Id, minutes: z.int().nonnegative() });
export type Walk = z.infer<typeof Walk>;

export const Places = z.object({ places: z.array(Place), walks: z.array(Walk) });
export type Places = z.infer<typeof Places>;

export const getPlaces = read('/api/places/getPlaces', {
  who: 'signed in, limited too',
  summary: 'The places of the forum with their addresses, halls, floor plans and walking times.',
  body: {},
  answer: Places,
  shows: ['places'],
  overlay: true,
  keep: 'public',
});
