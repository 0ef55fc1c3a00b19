import { boolean, date, doublePrecision, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { both } from './columns.ts';

/** One row: the event itself. */
export const forum = pgTable('forum', {
  id: text().primaryKey(),
  name: both('name').notNull(),
  theme: both('theme').notNull(),
  place: both('place').notNull(),
  timeZone: text('time_zone').notNull(),
  secretariatPhone: text('secretariat_phone').notNull(),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  /** Badge sessions stay limited until one code confirms them (security F1). */
  badgeSessionsLimited: boolean('badge_sessions_limited').notNull().default(false),
});

/** A building with its address: what a driver and a map app need. */
export const place = pgTable('place', {
  id: text().primaryKey(),
  version: integer().notNull().default(1),
  name: both('name').notNull(),
  address: both('address').notNull(),
  /** Which gate, and where cars stop. */
  arrival: both('arrival').notNull(),
  /** 'lng,lat' as each map shows the place right; never converted. */
  baiduCoord: text('baidu_coord').notNull(),
  gaodeCoord: text('gaode_coord').notNull(),
  googleCoord: text('google_coord').notNull(),
  position: smallint().notNull(),
});

export const floorPlan = pgTable('floor_plan', {
  id: text().primaryKey(),
  placeId: text('place_id')
    .notNull()
    .references(() => place.id, { onDelete: 'cascade' }),
  name: both('name').notNull(),
  pictureId: text('picture_id').notNull(),
  position: smallint().notNull(),
});

/** A hall. Its mark on the plan is a share of the picture's width and height, 0 to 1. */
export const hall = pgTable('hall', {
  id: text().primaryKey(),
  placeId: text('place_id')
    .notNull()
    .references(() => place.id),
  name: both('name').notNull(),
  floor: both('floor').notNull(),
  seats: integer().notNull(),
  position: smallint().notNull(),
  planId: text('plan_id').references(() => floorPlan.id, { onDelete: 'set null' }),
  x: doublePrecision(),
  y: doublePrecision(),
});

/** On foot from hall to hall, stored once a pair. */
export const walk = pgTable(
  'walk',
  {
    fromId: text('from_id')
      .notNull()
      .references(() => hall.id, { onDelete: 'cascade' }),
    toId: text('to_id')
      .notNull()
      .references(() => hall.id, { onDelete: 'cascade' }),
    minutes: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromId, table.toId] })],
);
