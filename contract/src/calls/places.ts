import { z } from 'zod';
import { read } from '../wire/call.ts';
import { Id, Picture, Text } from '../wire/values.ts';

/** Each map has coordinates of its own, 'lng,lat', because converted ones would be off. */
const Coord = z.string().regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,2}(\.\d+)?$/);

/** A point on a plan, as fractions of its width and height. */
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

export const PlanServiceKind = z.enum([
  ...(['gate', 'helpDesk', 'firstAid', 'toilets', 'lift', 'stairs', 'quietRoom', 'prayerRoom'] as const),
]);
export type PlanServiceKind = z.infer<typeof PlanServiceKind>;
export const PlanService = z.object({ kind: PlanServiceKind, mark: Mark });
export type PlanService = z.infer<typeof PlanService>;

export const FloorPlan = z.object({
  id: Id,
  name: Text,
  picture: Picture.nullable(),
  services: z.array(PlanService),
  /** The ways without a step, each from point to point. */
  stepFree: z.array(z.array(Mark)),
});
export type FloorPlan = z.infer<typeof FloorPlan>;

/** A building. Name and address also come in both languages, because the card for the driver is always Chinese. */
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
  /** Where the driver stops, always in Chinese. */
  dropOffZh: Text,
  baiduCoord: Coord,
  gaodeCoord: Coord,
  googleCoord: Coord,
  halls: z.array(PlaceHall),
  plans: z.array(FloorPlan),
});
export type Place = z.infer<typeof Place>;

/** The walk between two halls, listed once for each pair. */
export const Walk = z.object({ fromId: Id, toId: Id, minutes: z.int().nonnegative() });
export type Walk = z.infer<typeof Walk>;

export const Places = z.object({ places: z.array(Place), walks: z.array(Walk) });
export type Places = z.infer<typeof Places>;

export const getPlaces = read('/api/places/getPlaces', {
  who: 'signed in, limited too',
  summary: 'The places of the Forum with their addresses, halls, floor plans and walking times.',
  body: {},
  answer: Places,
  shows: ['places'],
  overlay: true,
  keep: 'public',
});
