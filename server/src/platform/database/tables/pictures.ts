import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea } from './columns.ts';
import { person } from './people.ts';
import { notPersonal, personalColumns } from './personal.ts';

/** Only raster formats, because others could contain scripts. */
const rasterType = () => text({ enum: ['image/webp', 'image/png', 'image/jpeg'] });

/** Pictures of the Forum's content, which show nobody. */
export const picture = pgTable('picture', {
  id: text().primaryKey(),
  type: rasterType().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: bytea().notNull(),
});

/** A person's photo is square. A new one has the next number, so that no browser shows the former one. */
export const photo = pgTable('photo', {
  personId: text('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  number: integer().notNull(),
  type: rasterType().notNull(),
  bytes: bytea().notNull(),
});

export const photoOfPerson = personalColumns(photo, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: {
    personId: 'whose photo it is',
    number: notPersonal,
    type: notPersonal,
    bytes: 'the photo in the directory',
  },
});
