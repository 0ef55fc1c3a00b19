import { open, readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

export class FolderInUse extends Error {
  override name = 'FolderInUse';
  readonly folder: string;
  /** The process that has opened it; undefined if that happened just now. */
  readonly holder: number | undefined;

  constructor(folder: string, holder?: number) {
    super(`${folder} is in use`);
    this.folder = folder;
    this.holder = holder;
  }
}

// A restarted container often gives the same process number again, so our own number alone proves nothing.
const held = new Set<string>();

/** PGlite lets a second process open the folder, and both would ruin the data. This lock prevents it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = resolve(folder, 'opened-by');
  if (!(await tryToLock(path))) {
    const holder = Number(await readFile(path, 'utf8').catch(() => ''));
    if (held.has(path) || isRunning(holder)) throw new FolderInUse(folder, holder);
    // A process that was killed left this lock behind.
    await rm(path, { force: true });
    if (!(await tryToLock(path))) throw new FolderInUse(folder);
  }
  held.add(path);
  return async () => {
    held.delete(path);
    await rm(path, { force: true });
  };
}

async function tryToLock(path: string) {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw failure;
  }
}

function isRunning(pid: number) {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM';
  }
}
