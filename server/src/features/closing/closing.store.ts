import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ClosingFacts } from '../../platform/messages/message-facts.ts';
import { idForEach, insertedFor } from '../../platform/messages/sending.store.ts';

/** To everybody, once for each last day; returns who got it now. */
export function insertClosingNotices(db: Database, facts: ClosingFacts, at: Date): Promise<string[]> {
  return insertedFor(
    db,
    sql`insert into message (id, person_id, "group", kind, key, facts, sent_at)
      select ${idForEach(sql`person.id`)}, person.id, 'notification', 'announcement', ${`closing ${facts.lastDay}`},
        ${JSON.stringify(facts)}::jsonb, ${at.toISOString()}::timestamptz
      from person where not decoy`,
  );
}
