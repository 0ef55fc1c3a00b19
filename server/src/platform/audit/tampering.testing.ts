import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { auditLine } from '../database/tables/audit.ts';
import { chainedLines, rechained, testAuditLog } from '../testing/test-audit-log.ts';
import { testNow } from '../testing/test-now.ts';
import type { StoredAuditLine } from './audit.store.ts';

/** An anchor after so many lines, and some younger ones that no anchor covers. */
const anchoredAt = [40, 80, 100];
const covered = 100;
const all = 120;
const lines = chainedLines({ count: all });

/** The numbers come from a seed, so that a mutation that was not found can be tried again. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  function oneOf<T>(choices: readonly T[]): T {
    const [chosen] = choices.slice(between(0, choices.length - 1));
    if (chosen === undefined) throw new Error('there is nothing to choose from');
    return chosen;
  }
  /** A line that an anchor covers. */
  const line = () => oneOf(lines.slice(0, covered));
  return { between, oneOf, line };
}
type Dice = ReturnType<typeof dice>;
type Mutation = (db: Database, dice: Dice) => Promise<unknown>;

const columns = Object.entries(getTableColumns(auditLine)) as [keyof StoredAuditLine, { name: string }][];

/** One other character; something where there was nothing, and the other way round. */
function altered(value: string | null, { between, oneOf }: Dice): string | null {
  if (value === null) return 'somebody';
  const at = between(0, value.length - 1);
  const others = [...'abcdefgh'].filter((letter) => letter !== value[at]);
  return value.slice(0, at) + oneOf(others) + value.slice(at + 1);
}

const edit: Mutation = (db, dice) => {
  const [line, [key, { name }]] = [dice.line(), dice.oneOf(columns)];
  const value = {
    at: () => sql`at + make_interval(secs => ${dice.between(1, 86_400_000) / 1_000})`,
    number: () => sql`${dice.oneOf([-line.number, all + dice.between(1, 50)])}`,
    text: () => sql`${altered(line[key] as string | null, dice)}`,
  }[key === 'at' || key === 'number' ? key : 'text']();
  return db.execute(sql`update audit_line set ${sql.identifier(name)} = ${value} where number = ${line.number}`);
};

const removeFromTheMiddle: Mutation = (db, dice) => {
  const numbers = Array.from({ length: dice.between(1, 5) }, () => dice.line().number);
  return db.delete(auditLine).where(inArray(auditLine.number, numbers));
};

const cutTheTail: Mutation = (db, dice) =>
  db.delete(auditLine).where(gt(auditLine.number, dice.between(0, covered - 1)));

/** Past numbers that do not exist, because no two lines may have the same in between. */
async function renumber(db: Database, number: SQL, where: SQL) {
  await db.execute(sql`update audit_line set number = -(${number}) where ${where}`);
  await db.execute(sql`update audit_line set number = -number where number < 0`);
}

const reorder: Mutation = (db, dice) => {
  const first = dice.between(1, covered - 1);
  const second = dice.between(first + 1, all);
  return renumber(db, sql`${first + second} - number`, sql`number in (${first}, ${second})`);
};

const insert: Mutation = async (db, dice) => {
  const forged = { ...dice.line(), actor: 'forger', number: dice.between(1, covered) };
  const [hash, how] = [dice.oneOf([forged.hash, 'forged']), dice.oneOf(['between', 'twice', 'before the first'])];
  if (how === 'between') await renumber(db, sql`number + 1`, sql`number >= ${forged.number}`);
  if (how === 'twice') await db.execute(sql`alter table audit_line drop constraint audit_line_pkey`);
  if (how === 'before the first') forged.number = -dice.between(0, 9);
  await db.insert(auditLine).values({ ...forged, hash });
};

const rebuildWithoutTheKey: Mutation = async (db, dice) => {
  const first = dice.between(1, covered);
  const edited = lines.slice(first - 1).map((line, index) => (index === 0 ? { ...line, actor: 'forger' } : line));
  const rebuilt = rechained(edited, lines[first - 2]?.hash ?? '', dice.oneOf(['', 'another key']));
  await db.delete(auditLine).where(gt(auditLine.number, first - 1));
  await db.insert(auditLine).values(rebuilt);
};

/** The server goes on after it with the right key, as it would. */
const restoreAnOlderDump: Mutation = async (db, dice) => {
  const kept = dice.between(0, covered - 1);
  await db.delete(auditLine).where(gt(auditLine.number, kept));
  const after = lines[kept - 1] ?? { number: 0, hash: '' };
  const later = chainedLines({ count: dice.between(0, all), after, actor: 'later officer' });
  if (later.length > 0) await db.insert(auditLine).values(later);
};

const kinds = { edit, removeFromTheMiddle, cutTheTail, reorder, insert, rebuildWithoutTheKey, restoreAnOlderDump };
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

/** Mutates an anchored log so many times, each time from whole, and tells what the verifier did not find. */
export async function tryMutations(db: Database, count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'forum-mutations-'));
  const audit = testAuditLog([join(folder, 'anchors.jsonl')]);
  for (const [index, upTo] of anchoredAt.entries()) {
    await db.insert(auditLine).values(lines.slice(anchoredAt[index - 1] ?? 0, upTo));
    await audit.anchor(db, testNow);
  }
  await db.insert(auditLine).values(lines.slice(covered));
  const untouched = await audit.verify(db);
  const found = new Map<string, number>();
  const unseen: string[] = [];
  for (let seed = 1; seed <= count; seed++) {
    const [kind = 'edit'] = kindNames.slice(seed % kindNames.length);
    const report = await inVain(db, async (transaction) => {
      await transaction.execute(sql`alter table audit_line disable trigger user`);
      await kinds[kind](transaction, dice(seed));
      return audit.verify(transaction);
    });
    if (report.faults.length > 0) found.set(kind, (found.get(kind) ?? 0) + 1);
    else unseen.push(`${kind}, seed ${seed}`);
  }
  const afterwards = await audit.verify(db);
  await rm(folder, { recursive: true });
  return { untouched, afterwards, found, unseen };
}

class TakenBack<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super('taken back');
    this.result = result;
  }
}

/** Everything that the work did to the database is taken back. */
async function inVain<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (transaction) => {
      throw new TakenBack(await work(transaction));
    });
  } catch (failure) {
    if (failure instanceof TakenBack) return failure.result as T;
    throw failure;
  }
}
