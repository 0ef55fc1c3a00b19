import { customType, integer, pgTable, text } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures of the content, ready to be served: raster alone, never anything active. */
export const picture = pgTable('picture', {
  id: text().primaryKey(),
  type: text({ enum: ['image/webp', 'image/png', 'image/jpeg'] }).notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: bytea().notNull(),
});
