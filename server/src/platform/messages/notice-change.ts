import type { Database } from '../database/database.ts';
import { tellOfSchedule } from '../personal/tell-of-schedule.ts';
import type { Write } from '../writes/write.ts';
import {
  bookmarkersToTell,
  factsOfChange,
  kindOfChange,
  readersToTell,
  type Planned,
} from './change-of-meeting.rules.ts';
import { hallNames, insertChangeNotices } from './sending.store.ts';

type PlannedMeeting = Planned & { id: string; version: number };
type Changing = { db: Database; now: Date } & Pick<Write, 'tellPerson'>;

/** Tells everybody whom a changed meeting concerns, in the transaction of the change. */
export async function noticeChange({ db, now, tellPerson }: Changing, before: PlannedMeeting, after: PlannedMeeting) {
  const kind = kindOfChange(before, after);
  if (!kind) return;
  const facts = factsOfChange(before, after, await hallNames(db, [before.hallId, after.hallId]));
  const bookmarkers = bookmarkersToTell(before, after);
  const notice = { meetingId: before.id, version: before.version + 1, kind, facts, bookmarkers };
  const told = await insertChangeNotices(db, notice, now);
  if (readersToTell(before, after)) await tellOfSchedule({ db, tellPerson }, told);
  else for (const id of told) tellPerson(id);
}
