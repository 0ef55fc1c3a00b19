import { boolean, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
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

export const venue = pgTable('venue', {
  id: text().primaryKey(),
  name: both('name').notNull(),
  building: both('building').notNull(),
  floor: both('floor').notNull(),
  address: both('address').notNull(),
  baiduCoord: text('baidu_coord').notNull(),
  gaodeCoord: text('gaode_coord').notNull(),
  googleCoord: text('google_coord').notNull(),
  seats: integer().notNull(),
  position: smallint().notNull(),
});
