import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { currentAgenda } from '../agenda/agenda.actions.ts';
import type { DoorsById } from './messages-who-sees-what.rules.ts';

/**
 * Who may see which meeting, when a message leaves. What another instance has just changed is read first, because a
 * delivery that was judged by an older agenda is gone.
 */
export async function doorsNow({ db, services }: { db: Database; services: Services }): Promise<DoorsById> {
  await services.changes.catchUp();
  return new Map((await currentAgenda({ db, services })).meetings.map((one) => [one.id, one]));
}
