import { readdir, rm, stat, statfs } from 'node:fs/promises';
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

/** With less than this on the disk, nobody can store anything. */
const leastFree = 16 * 1024 * 1024;

/**
 * What had arrived of an upload when the disk became full would keep it full; the sender begins again when there is
 * room. After any other failure of the disk the upload stays, and can go on later.
 */
export async function removeIfFull(folder: string, id: string, free: (folder: string) => Promise<number> = freeBytes) {
  if ((await free(folder)) >= leastFree) return;
  for (const name of [id, `${id}.json`]) await rm(join(folder, name), { force: true });
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
