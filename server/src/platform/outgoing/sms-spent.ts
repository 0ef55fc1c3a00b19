import type { Database } from '../database/database.ts';
import type { Sealing } from '../security/sealing.ts';
import { prefixIn } from './sealed-content.ts';
import { dialCodeOf, prefixOf } from './dial-code.rules.ts';
import {
  day,
  hasPrefixLimit,
  prefixWindow,
  whySmsIsOverBudget,
  type OverBudget,
  type SmsLimits,
} from './sms-budgets.rules.ts';
import { recentSmsContents, smsTriesSince } from './outgoing.store.ts';

type BudgetContext = { sealing: Sealing; limits: SmsLimits };

/** A message that is tried again does not count against itself. */
type Sms = { number: string; id?: string; now: Date };

/** The tries are counted in the database, so that all instances share one budget. */
export async function overBudget(
  db: Database,
  { number, id = '', now }: Sms,
  { sealing, limits }: BudgetContext,
): Promise<OverBudget | undefined> {
  const dialCode = dialCodeOf(number);
  const tries = await smsTriesSince(db, ago(now, day), dialCode);
  const prefix = hasPrefixLimit(number) ? await neighboursOf(db, number, id, now, sealing) : 0;
  return whySmsIsOverBudget(number, { ...tries, prefix }, limits);
}

async function neighboursOf(db: Database, number: string, id: string, now: Date, sealing: Sealing) {
  const recent = await recentSmsContents(db, ago(now, prefixWindow), dialCodeOf(number), id);
  return recent.filter((content) => prefixIn(sealing, content) === prefixOf(number)).length;
}

function ago(now: Date, milliseconds: number) {
  return new Date(now.getTime() - milliseconds);
}
