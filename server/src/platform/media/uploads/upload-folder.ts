import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Whoever wants to go on with an upload does so the same day. */
const stoppedAfter = 24 * 60 * 60 * 1000;

/** The moment is the machine's own, with which the disk dates its files; a rehearsal has another. */
export async function removeStoppedUploads(folder: string, now: Date) {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (!found || now.getTime() - found.mtimeMs < stoppedAfter) continue;
    // The description of an upload is as old as its beginning, and goes with the bytes, or after them.
    if (name.endsWith('.json') && names.includes(name.slice(0, -5))) continue;
    await rm(join(folder, name), { force: true });
    await rm(join(folder, `${name}.json`), { force: true });
  }
}
