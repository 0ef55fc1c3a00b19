import type { AuditEntry, AuditLog } from '../audit/audit-log.ts';
import type { Database } from '../database/database.ts';

export type StaffAnswer = { ok: boolean; text: string };

export type StaffAsk = {
  /** The command's transaction. */
  db: Database;
  now: Date;
  args: readonly string[];
  /** What was changed; a command that says nothing is not committed. */
  record(entry: AuditEntry): void;
};

/** What the secretariat can do on the machine itself. */
export type StaffCommand = { name: string; describe: string; run(ask: StaffAsk): Promise<StaffAnswer> };

// Whoever can read the key file is on the machine; who that was, the machine's own log knows.
const actor = 'staff on the server';

class TakenBack extends Error {
  readonly answer: StaffAnswer;
  constructor(answer: StaffAnswer) {
    super('a command that was refused changes nothing');
    this.answer = answer;
  }
}

/** One transaction: all of it with its audit line, or nothing. */
export async function runStaffCommand(
  command: StaffCommand,
  { db, now, args, audit }: Omit<StaffAsk, 'record'> & { audit: AuditLog },
): Promise<StaffAnswer> {
  const entries: AuditEntry[] = [];
  try {
    return await db.transaction(async (db) => {
      const answer = await command.run({ db, now, args, record: (entry) => void entries.push(entry) });
      if (!answer.ok) throw new TakenBack(answer);
      if (entries.length === 0) throw new Error(`${command.name} changed something without saying what`);
      for (const entry of entries) await audit.append(db, { at: now, actor, ...entry });
      return answer;
    });
  } catch (failure) {
    if (failure instanceof TakenBack) return failure.answer;
    throw failure;
  }
}
