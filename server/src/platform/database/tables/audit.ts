import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { person } from './people.ts';
import { notPersonal, personalColumns } from './personal.ts';

/** Append-only: triggers refuse every change, and each line's hash is chained to the line before. */
export const auditLine = pgTable(
  'audit_line',
  {
    // Not a sequence, which leaves gaps when a write is rolled back: here a gap means that a line is missing.
    number: bigint({ mode: 'number' }).primaryKey(),
    // To the millisecond, like the dates that the hash is made of: a smaller change would not show.
    at: timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    actor: text().notNull(),
    actingFor: text('acting_for'),
    kind: text({ enum: ['address', 'badge', 'forum', 'meeting', 'partner key', 'person'] }).notNull(),
    item: text().notNull(),
    what: text().notNull(),
    // Set where before and after are sealed under the key of this person, who may be gone: it refers to no row.
    personId: text('person_id'),
    // JSON as text: the hash is over these very bytes, and jsonb would reorder them.
    before: text().notNull(),
    after: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [index('audit_line_about').on(table.kind, table.item, table.number)],
);

/** The key that seals what the audit log says of a person. Without this row nobody can read it again. */
export const personKey = pgTable('person_key', {
  personId: text('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  keySealed: text('key_sealed').notNull(),
});

export const inAuditLog = personalColumns(auditLine, {
  foundBy: ['personId'],
  until: 'never: the audit log stays',
  columns: {
    number: notPersonal,
    at: notPersonal,
    actor: 'who changed it, for the secretariat to answer for it',
    actingFor: 'on whose behalf',
    kind: notPersonal,
    item: 'what was changed, which can be a person',
    what: notPersonal,
    personId: 'under whose key the two values are sealed',
    // The line stays; without the person's key nobody can read these two again.
    before: { purpose: 'what was changed', until: 'erasure' },
    after: { purpose: 'what it became', until: 'erasure' },
    hash: notPersonal,
  },
});

export const keyOfPerson = personalColumns(personKey, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: { personId: 'whose key it is', keySealed: 'opens what the audit log says of the person' },
});
