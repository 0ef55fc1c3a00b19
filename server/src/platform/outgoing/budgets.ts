import type { Database } from '../database/database.ts';
import type { Sealing } from '../sealing.ts';
import { prefixIn } from './contents.ts';
import { dialCodeOf, prefixOf } from './dial-code.rules.ts';
import { day, prefixWindow, whySmsIsOverBudget, type OverBudget, type SmsLimits } from './outgoing.rules.ts';
import { recentSmsContents, smsTriesSince } from './outgoing.store.ts';

type Parts = { sealing: Sealing; limits: SmsLimits };

/** A message that is tried again is no neighbour of itself. */
type Asked = { number: string; id?: string; now: Date };

/** Counted in the database, so that all instances share one budget. */
export async function overBudget(db: Database, { number, id = '', now }: Asked, { sealing, limits }: Parts): Promise<OverBudget | undefined> {
  const dialCode = dialCodeOf(number);
  const tries = await smsTriesSince(db, ago(now, day), dialCode);
  const recent = await recentSmsContents(db, ago(now, prefixWindow), dialCode, id);
  const prefix = recent.filter((content) => prefixIn(sealing, content) === prefixOf(number)).length;
  return whySmsIsOverBudget(number, { ...tries, prefix }, limits);
}

function ago(now: Date, milliseconds: number) {
  return new Date(now.getTime() - milliseconds);
}
