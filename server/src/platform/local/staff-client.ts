import { readFile } from 'node:fs/promises';
import type { StaffAnswer } from './staff-command.ts';
import { staffKeyFile } from './staff-key.ts';

// A command is one transaction; after this the server is not well.
const patience = 30_000;

/** Asks the server on this machine to run a staff command; what goes wrong is an answer too. */
export async function askStaff(
  { port, dataDir }: { port: number; dataDir: string },
  name: string,
  args: readonly string[],
): Promise<StaffAnswer> {
  const path = staffKeyFile(dataDir);
  const key = await readFile(path, 'utf8').catch(() => undefined);
  if (key === undefined)
    return {
      ok: false,
      text: `Cannot read ${path}. Is the server started, and is this its user and its FORUM_DATA_DIR?`,
    };
  try {
    const response = await fetch(`http://127.0.0.1:${port}/staff/${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key.trim()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ args }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    return (await response.json()) as StaffAnswer;
  } catch {
    return {
      ok: false,
      text: `No server answers on port ${port} of this machine. Is it started with this FORUM_LOCAL_PORT?`,
    };
  }
}
