import { type SQL, sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';
import { correction } from './delegates.ts';
import { person } from './people.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';

/** Only raster formats, because others could contain scripts. */
const rasterType = () => text({ enum: ['image/webp', 'image/png', 'image/jpeg'] });

/** The database itself keeps it, so that it always fits the bytes and a browser can be answered without reading them. */
const hashOfBytes = () => text('bytes_hash').generatedAlwaysAs((): SQL => sql`encode(sha256(bytes), 'hex')`);

/** Pictures of the Forum's content, which show nobody. */
export const picture = pgTable('picture', {
  id: text().primaryKey(),
  type: rasterType().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: bytea().notNull(),
  bytesHash: hashOfBytes().notNull(),
});

/** A person's photo is square. A new one has the next number, so that no browser shows the former one. */
export const photo = pgTable('photo', {
  personId: text('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  number: integer().notNull(),
  type: rasterType().notNull(),
  bytes: bytea().notNull(),
  bytesHash: hashOfBytes().notNull(),
});

export const photoOfPerson = personalColumns(photo, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: {
    personId: 'whose photo it is',
    number: notPersonal,
    type: notPersonal,
    bytes: 'the photo in the directory',
    bytesHash: 'whether a browser has this photo already',
  },
});

/** A photo that waits for the secretariat like a correction. Nothing serves it, and it is deleted when it is decided. */
export const waitingPhoto = pgTable('waiting_photo', {
  correctionId: text('correction_id')
    .primaryKey()
    .references(() => correction.id, { onDelete: 'cascade' }),
  personId: text('person_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' }),
  type: rasterType().notNull(),
  bytes: bytea().notNull(),
});

/** When people sent photos, of which a day has a limit. */
export const photoSending = pgTable(
  'photo_sending',
  {
    id: text().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [index('photo_sending_person').on(table.personId, table.at)],
);

export const photoThatWaits = personalColumns(waitingPhoto, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: {
    correctionId: notPersonal,
    personId: 'who sent it',
    type: notPersonal,
    bytes: 'the photo that is to be in the directory',
  },
});

export const photoSent = personalColumns(photoSending, {
  foundBy: ['personId'],
  until: { purge: 'sent photos' },
  columns: { id: notPersonal, personId: 'who sent one', at: 'limits the photos of a day' },
});
