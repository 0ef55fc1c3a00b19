import { and, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { codeRequest } from '../../platform/database/tables/sign-in.ts';
import type { Demand } from './sign-in-second-image.rules.ts';

type Request = { network: string; dialCode: string | undefined; prefixFingerprint: string | undefined };
type Since = { all: Date; inABlock: Date };

/** Counts up to the limits and no further, so that a flood of requests does not make each of them slower. */
export async function demandSince(db: Database, request: Request, since: Since, limits: Demand): Promise<Demand> {
  const { network, dialCode, prefixFingerprint } = request;
  const lastDay = gt(codeRequest.at, since.all);
  const bySms = and(isNotNull(codeRequest.dialCode), lastDay);
  const counted = {
    network: counting(db, and(eq(codeRequest.network, network), lastDay), limits.network),
    // A request by email counts for its network alone.
    dialCode: counting(db, and(eq(codeRequest.dialCode, dialCode ?? ''), lastDay), limits.dialCode),
    prefix: counting(
      db,
      and(eq(codeRequest.prefixFingerprint, prefixFingerprint ?? ''), gt(codeRequest.at, since.inABlock)),
      limits.prefix,
    ),
    all: counting(db, dialCode === undefined ? sql`false` : bySms, limits.all),
  };
  const { rows } = (await db.execute(
    sql`select ${counted.network}::int as network, ${counted.dialCode}::int as "dialCode", ${counted.prefix}::int as prefix, ${counted.all}::int as all`,
  )) as { rows: Demand[] };
  const [found] = rows;
  if (!found) throw new Error('a count has no row');
  return found;
}

function counting(db: Database, which: SQL | undefined, most: number): SQL {
  if (most === Infinity) return sql`0`;
  const found = db.select({ id: codeRequest.id }).from(codeRequest).where(which).limit(most).as('found');
  return sql`(select count(*) from ${found})`;
}
