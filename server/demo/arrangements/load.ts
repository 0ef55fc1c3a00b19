import type { ArrangementFacts } from 'contract/calls/console/arrangements';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database.ts';
import { arrangement } from '../../src/platform/database/tables/arrangements.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import type { Sealing } from '../../src/platform/security/sealing.ts';
import { addDays } from '../../src/platform/time-zones.ts';
import { people } from '../people.ts';
import { arrangementsFor } from './arrangements.ts';

/** The secretariat arranged everything a week before. */
const daysBefore = 7;

export async function loadArrangements(db: Database, sealing: Sealing, firstDay: string) {
  const changedAt = new Date(addDays(firstDay, -daysBefore));
  const rows = people.flatMap((person) =>
    arrangementsFor(person, firstDay).map((facts, position) => {
      const id = idFromKey('arrangement', `${person.key} ${position}`);
      const factsSealed = sealing.seal(JSON.stringify(facts), id);
      return { id, personId: idFromKey('person', person.key), kind: facts.kind, position, changedAt, factsSealed };
    }),
  );
  await db.insert(arrangement).values(rows);
}

/** Moves them by whole days with the forum, in one statement. */
export async function moveArrangements(db: Database, sealing: Sealing, days: number) {
  const stored = await db.select().from(arrangement);
  if (stored.length === 0) return;
  const moved = stored.map((row) => {
    const facts = laterBy(days, JSON.parse(sealing.open(row.factsSealed, row.id)) as ArrangementFacts);
    return { ...row, factsSealed: sealing.seal(JSON.stringify(facts), row.id) };
  });
  await db
    .insert(arrangement)
    .values(moved)
    .onConflictDoUpdate({ target: arrangement.id, set: { factsSealed: sql`excluded.facts_sealed` } });
}

function laterBy(days: number, facts: ArrangementFacts): ArrangementFacts {
  if (facts.kind === 'hotel') return { ...facts, from: addDays(facts.from, days), to: addDays(facts.to, days) };
  return facts.kind === 'car' ? { ...facts, date: addDays(facts.date, days) } : facts;
}
