import type { Write } from '../writes/write.ts';
import { scheduleReaders } from './schedule-readers.store.ts';

/**
 * After a change of what these people have in their schedules: their own screens fetch it again, and so do those of the
 * contact persons who may see it. Theirs come last, so that no server answers them from an old cache.
 */
export async function tellOfSchedule(
  { db, tellPerson }: Pick<Write, 'db' | 'tellPerson'>,
  personIds: readonly string[],
) {
  for (const id of [...personIds, ...(await scheduleReaders(db, personIds))]) tellPerson(id);
}
