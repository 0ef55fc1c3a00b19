import { customType, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { notPersonal, personalColumns } from './personal.ts';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures of the content, only raster formats, because others could contain scripts. */
export const picture = pgTable('picture', {
  id: text().primaryKey(),
  type: text({ enum: ['image/webp', 'image/png', 'image/jpeg'] }).notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: bytea().notNull(),
});

export const photoOfPerson = personalColumns(picture, {
  foundBy: ['id'],
  until: 'erasure',
  columns: {
    id: 'named by the person’s record',
    type: notPersonal,
    width: notPersonal,
    height: notPersonal,
    bytes: 'the photo in the directory; other pictures show nobody',
  },
});
