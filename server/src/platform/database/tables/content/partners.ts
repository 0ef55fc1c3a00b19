import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Both } from 'contract/languages';
import { both } from '../../columns.ts';
import { notPersonal, personalColumns } from '../../personal-columns.ts';

/** A press office or news desk; telephone and email may be missing. */
export type StoredContact = { name: Both; phone: string | null; email: string | null };

export const partner = pgTable('partner', {
  id: text().primaryKey(),
  version: integer().notNull().default(1),
  kind: text({ enum: ['partner', 'patron'] }).notNull(),
  level: text({ enum: ['strategic', 'official', 'service', 'principal', 'patron'] }).notNull(),
  position: smallint().notNull(),
  /** A withdrawn partner is answered like one that does not exist. */
  hidden: boolean().notNull().default(false),
  name: both('name').notNull(),
  summary: both('summary').notNull(),
  contribution: both('contribution').notNull(),
  profile: both('profile').notNull(),
  address: both('address'),
  website: text(),
  pictureId: text('picture_id'),
  contact: jsonb().$type<StoredContact>(),
});

export const mediaOutlet = pgTable('media_outlet', {
  id: text().primaryKey(),
  version: integer().notNull().default(1),
  type: text({ enum: ['broadcast', 'agency', 'print', 'online'] }).notNull(),
  position: smallint().notNull(),
  hidden: boolean().notNull().default(false),
  name: both('name').notNull(),
  country: both('country').notNull(),
  city: both('city').notNull(),
  contact: jsonb().$type<StoredContact>(),
});

export const contactOfPartner = personalColumns(partner, {
  foundBy: [],
  until: 'the secretariat removes it',
  columns: {
    ...{ id: notPersonal, version: notPersonal, kind: notPersonal, level: notPersonal, position: notPersonal },
    ...{ hidden: notPersonal, name: notPersonal, summary: notPersonal, contribution: notPersonal },
    ...{ profile: notPersonal, address: notPersonal, website: notPersonal, pictureId: notPersonal },
    contact: 'whom to ask at the partner, as it wishes to be named',
  },
});

export const contactOfOutlet = personalColumns(mediaOutlet, {
  foundBy: [],
  until: 'the secretariat removes it',
  columns: {
    ...{ id: notPersonal, version: notPersonal, type: notPersonal, position: notPersonal, hidden: notPersonal },
    ...{ name: notPersonal, country: notPersonal, city: notPersonal },
    contact: 'whom to ask at the news desk, as it wishes to be named',
  },
});
