import { type SQL, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea } from './columns.ts';
import { person } from './people.ts';
import { notPersonal, personalColumns } from './personal.ts';

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
