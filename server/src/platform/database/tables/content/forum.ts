import { appVersion, appVersionCode } from 'contract/app-version';
import type { PlanService } from 'contract/calls/places';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { both } from '../../columns.ts';

/** The table has one row, the event. */
export const forum = pgTable('forum', {
  id: text().primaryKey(),
  name: both('name').notNull(),
  theme: both('theme').notNull(),
  place: both('place').notNull(),
  timeZone: text('time_zone').notNull(),
  secretariatPhone: text('secretariat_phone').notNull(),
  emergencyPhone: text('emergency_phone'),
  medicalPhone: text('medical_phone'),
  wifi: jsonb().$type<{ name: string; password: string }>(),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  /** True if badge sessions stay limited until a code confirms them (security F1). */
  badgeSessionsLimited: boolean('badge_sessions_limited').notNull().default(true),
  /** Whether calendars and programme apps may fetch the public part of the agenda without a session. */
  publicFeeds: boolean('public_feeds').notNull().default(false),
  /** The newest version of the app, of which phones with an older one are told. */
  appVersion: text('app_version').notNull().default(appVersion),
  appVersionCode: integer('app_version_code').notNull().default(appVersionCode),
  appVersionRequired: boolean('app_version_required').notNull().default(false),
});

/** A building with the address that a driver or a map app needs. */
export const place = pgTable('place', {
  id: text().primaryKey(),
  version: integer().notNull().default(1),
  name: both('name').notNull(),
  address: both('address').notNull(),
  /** Which gate the delegate uses, and what to know on the way. */
  arrival: both('arrival').notNull(),
  /** Where the driver is to stop, in Chinese. */
  dropOff: text('drop_off').notNull(),
  /** 'lng,lat' for each map, because converted coordinates would be off. */
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
  services: jsonb().$type<PlanService[]>().notNull().default([]),
  stepFree: jsonb('step_free').$type<PlanService['mark'][][]>().notNull().default([]),
  position: smallint().notNull(),
});

/** A hall. Its point on the plan is a fraction of the picture's width and height, 0 to 1. */
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

/** The walk between two halls, stored once for each pair. */
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
