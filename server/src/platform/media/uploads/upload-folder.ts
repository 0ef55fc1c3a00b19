import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Whoever wants to go on with an upload does so the same day. */
const stoppedAfter = 24 * 60 * 60 * 1000;

/** The moment is the machine's own, with which the disk dates its files; a rehearsal has another. */
export async function removeStoppedUploads(folder: string, now: Date) {
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    // The description of an upload is as old as its beginning, and goes with the bytes.
    if (!found || name.endsWith('.json') || now.getTime() - found.mtimeMs < stoppedAfter) continue;
    await rm(join(folder, name), { force: true });
    await rm(join(folder, `${name}.json`), { force: true });
  }
}
