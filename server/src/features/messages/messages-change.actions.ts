import type { Database } from '../../platform/database/database.ts';
import type { Write } from '../../platform/writes/write.ts';
import type { PlannedMeeting } from '../agenda/agenda-staff.store.ts';
import { bookmarkersToTell, factsOfChange, kindOfChange } from './messages-change.rules.ts';
import { hallNames, insertChangeNotices } from './messages-sending.store.ts';

type Changing = { db: Database; now: Date } & Pick<Write, 'tellPerson'>;

/** Tells everybody whom a changed meeting concerns, in the transaction of the change. */
export async function noticeChange({ db, now, tellPerson }: Changing, before: PlannedMeeting, after: PlannedMeeting) {
  const kind = kindOfChange(before, after);
  if (!kind) return;
  const facts = factsOfChange(before, after, await hallNames(db, [before.hallId, after.hallId]));
  const bookmarkers = bookmarkersToTell(before, after);
  const notice = { meetingId: before.id, version: before.version + 1, kind, facts, bookmarkers };
  for (const personId of await insertChangeNotices(db, notice, now)) tellPerson(personId);
}
