import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { mediaExtensions } from 'contract/rules/file-extensions';
import { mediaKinds } from 'contract/wire/media';
import { moment } from '../../columns.ts';
import { correction } from '../delegates.ts';
import { person } from '../people.ts';
import { notPersonal, personalColumns } from '../../personal-columns.ts';

/** What every stored piece of bytes has: its type by content, and a hash by which a browser knows it again. */
const bytesColumns = () => ({
  type: text().notNull(),
  size: integer().notNull(),
  hash: text().notNull(),
  width: integer(),
  height: integer(),
});

/** A file of the Forum. Its bytes lie in the store under the id, and the tables that refer to it say who may see it. */
export const mediaFile = pgTable('media_file', {
  id: text().primaryKey(),
  kind: text({ enum: mediaKinds }).notNull(),
  extension: text({ enum: mediaExtensions }).notNull(),
  ...bytesColumns(),
  /** The thumbhash in base64 of a photo of the album; no other file has one. */
  blur: text(),
  /** How whoever sent it called it. Only staff see it, and no path is made of it. */
  name: text(),
  addedAt: moment('added_at').notNull(),
});

/** Another size of a picture, in the store under `<id>.<name>`. */
export const mediaVariant = pgTable(
  'media_variant',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => mediaFile.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    ...bytesColumns(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.name] })],
);

/**
 * Bytes of the store that have no row, not yet or not any more, until a job removes them. A trigger writes the line when
 * a row goes, so that none can be forgotten.
 */
export const unownedBytes = pgTable(
  'unowned_bytes',
  { key: text().primaryKey(), removeAt: moment('remove_at').notNull() },
  (table) => [index('unowned_bytes_due').on(table.removeAt)],
);

/** The row goes with the file, and by a trigger the file with the row. */
const ownFile = () =>
  text('file_id')
    .notNull()
    .references(() => mediaFile.id, { onDelete: 'cascade' });

/** A person's photo is square. A new one has the next number, so that no browser shows the former one. */
export const photo = pgTable(
  'photo',
  {
    personId: text('person_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    fileId: ownFile(),
  },
  (table) => [index('photo_file').on(table.fileId)],
);

export const photoOfPerson = personalColumns(photo, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: { personId: 'whose photo it is', number: notPersonal, fileId: 'the photo in the directory' },
});

/** A photo that waits for the secretariat like a correction. Nothing serves it, and it is deleted when it is decided. */
export const waitingPhoto = pgTable(
  'waiting_photo',
  {
    correctionId: text('correction_id')
      .primaryKey()
      .references(() => correction.id, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    fileId: ownFile(),
  },
  (table) => [index('waiting_photo_file').on(table.fileId)],
);

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
    fileId: 'the photo that is to be in the directory',
  },
});

export const photoSent = personalColumns(photoSending, {
  foundBy: ['personId'],
  until: { purge: 'sent photos' },
  columns: { id: notPersonal, personId: 'who sent one', at: 'limits the photos of a day' },
});
