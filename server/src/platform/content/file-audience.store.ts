import { eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { FileAudience } from 'contract/calls/console/files';
import type { Database } from '../database/database.ts';
import { meetingInvitation, meetingPerson } from '../database/tables/content/agenda.ts';
import { forumFile } from '../database/tables/content/files.ts';
import type { ContentViewer } from '../viewer.ts';
import type { ChangeAudience } from './publish-change.ts';

/**
 * The one rule of who may know of a file: everybody, some badges, or a meeting's people. Lists, searches, counts,
 * pictures of pages, downloads and bookmarks ask it. Whoever has no id here has no part in a meeting.
 */
export function isForViewer({ id = '', badge }: ContentViewer | Record<'id' | 'badge', Placeholder>): SQL {
  const { audience } = forumFile;
  return sql`(${audience} ->> 'kind' = 'all'
    or ${audience} -> 'badges' @> to_jsonb(${badge}::text)
    or ${audience} ->> 'meetingId' in (
      select meeting_id from meeting_person where person_id = ${id}
      union all select meeting_id from meeting_invitation where person_id = ${id}))`;
}

/** The receivers of a hint about a file; null is everybody. */
export async function hintAudience(db: Database, audience: FileAudience): Promise<ChangeAudience | null> {
  if (audience.kind === 'all') return null;
  if (audience.kind === 'badges') return { badges: audience.badges };
  return { people: await peopleOfMeeting(db, audience.meetingId) };
}

async function peopleOfMeeting(db: Database, meetingId: string): Promise<string[]> {
  const people = await Promise.all(
    [meetingPerson, meetingInvitation].map((table) =>
      db.select({ id: table.personId }).from(table).where(eq(table.meetingId, meetingId)),
    ),
  );
  return [...new Set(people.flat().map(({ id }) => id))];
}
