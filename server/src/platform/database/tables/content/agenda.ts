import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Both } from 'contract/languages';
import { both, moment } from '../../columns.ts';
import { hall } from './forum.ts';
import { mediaFile } from './media.ts';
import { person } from '../people.ts';
import { notPersonal, personalColumns } from '../../personal-columns.ts';

export type StoredMove = { kind: 'moved'; reason: Both; fromHallId: string; fromStartsAt: string; fromEndsAt: string };
/** A cancelled meeting keeps its earlier move, for when the cancellation is undone. */
export type StoredChange = { kind: 'cancelled'; reason: Both; moved?: StoredMove } | StoredMove;

export type StoredChannel = { number: number; language: Both };

export const meeting = pgTable(
  'meeting',
  {
    id: text().primaryKey(),
    version: integer().notNull().default(1),
    type: text({ enum: ['plenary', 'symposium', 'closed', 'reception', 'other'] }).notNull(),
    press: text({ enum: ['open', 'opening', 'closed'] }).notNull(),
    hallId: text('hall_id')
      .notNull()
      .references(() => hall.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    title: both('title').notNull(),
    summary: both('summary').notNull(),
    entry: both('entry'),
    channels: jsonb().$type<StoredChannel[]>().notNull().default([]),
    change: jsonb().$type<StoredChange>(),
    /** Whether the public feeds name the chair and the speakers. */
    namesPublic: boolean('names_public').notNull().default(false),
    /**
     * What programme apps know the meeting by. It is random, because a gap in a count would tell of a closed-door
     * seminar.
     */
    feedNumber: integer('feed_number')
      .notNull()
      .default(sql`1 + floor(random() * 2147483646)::integer`),
  },
  (table) => [index('meeting_starts_at').on(table.startsAt), uniqueIndex('meeting_feed_number').on(table.feedNumber)],
);

export const meetingPerson = pgTable(
  'meeting_person',
  {
    meetingId: text('meeting_id')
      .notNull()
      .references(() => meeting.id, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    role: text({ enum: ['chair', 'speaker'] }).notNull(),
    position: smallint().notNull(),
    topic: both('topic'),
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.role, table.personId] }),
    index('meeting_person_person').on(table.personId),
  ],
);

/** The people who may see the details of a closed-door seminar, besides its chair and speakers. */
export const meetingInvitation = pgTable(
  'meeting_invitation',
  {
    meetingId: text('meeting_id')
      .notNull()
      .references(() => meeting.id, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.personId] }),
    index('meeting_invitation_person').on(table.personId),
  ],
);

/** Documents for people who may see the details of the meeting. */
export const meetingMaterial = pgTable(
  'meeting_material',
  {
    id: text().primaryKey(),
    meetingId: text('meeting_id')
      .notNull()
      .references(() => meeting.id, { onDelete: 'cascade' }),
    name: both('name').notNull(),
    fileId: text('file_id')
      .notNull()
      .references(() => mediaFile.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (table) => [index('meeting_material_meeting').on(table.meetingId), index('meeting_material_file').on(table.fileId)],
);

export const partInMeeting = personalColumns(meetingPerson, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: {
    meetingId: 'the meeting that the person takes part in',
    personId: 'whose part it is',
    role: 'chair or speaker, as the programme says',
    position: notPersonal,
    topic: 'what the person speaks about',
  },
});

export const invitedToMeeting = personalColumns(meetingInvitation, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: { meetingId: 'the seminar whose details the person may see', personId: 'who is invited' },
});
