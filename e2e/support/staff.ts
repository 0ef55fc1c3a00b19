import { runStaffCommand } from '../../server/src/staff/staff-command.ts';

/** Runs a command of the secretariat on the journeys' server and returns its output. */
export async function secretariat(command: string, ...args: string[]): Promise<string> {
  const port = Number(new URL(process.env['FORUM_TEST_LOCAL_ORIGIN'] ?? '').port);
  const { ok, text } = await runStaffCommand(
    { port, dataDir: process.env['FORUM_TEST_DATA_DIR'] ?? '' },
    command,
    args,
  );
  if (!ok) throw new Error(`${command}: ${text}`);
  return text;
}
