import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { person } from './people.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';

/** Lines are only appended: triggers refuse every change, and each hash is chained to the line before. */
export const auditLine = pgTable(
  'audit_line',
  {
    // This is no sequence, which would leave gaps after a rollback: here a gap means that a line is missing.
    number: bigint({ mode: 'number' }).primaryKey(),
    // The precision is a millisecond, like that of the hashed dates, because a smaller change would go unnoticed.
    at: timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    actor: text().notNull(),
    actingFor: text('acting_for'),
    kind: text({
      enum: [
        'address',
        'album',
        'announcement',
        'badge',
        'decoy',
        'erasure',
        'file',
        'forum',
        'forum file',
        'meeting',
        'news',
        'partner key',
        'person',
      ],
    }).notNull(),
    item: text().notNull(),
    what: text().notNull(),
    // The person whose key seals before and after. It is no foreign key, because the person may have been erased.
    personId: text('person_id'),
    // The JSON is stored as text, because the hash covers these bytes and jsonb would reorder them.
    before: text().notNull(),
    after: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [index('audit_line_about').on(table.kind, table.item, table.number)],
);

/** The key that seals a person's values in the audit log. Without this row they can never be read again. */
export const personKey = pgTable('person_key', {
  personId: text('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  keySealed: text('key_sealed').notNull(),
});

export const inAuditLog = personalColumns(auditLine, {
  foundBy: ['personId'],
  onErasure: 'keep',
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
    // The line stays, but without the person's key these two can never be read again.
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
