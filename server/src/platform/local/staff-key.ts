import { link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newFlowId, newToken } from '../security/secrets.ts';

const ownerOnly = 0o600;

export function staffKeyFile(dataDir: string) {
  return join(dataDir, 'staff-key');
}

/** Whoever may read the server's own files may run staff commands; nobody else on the machine may. */
export async function keepStaffKey(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const path = staffKeyFile(dataDir);
  await takeAwayUnfit(path);
  const key = (await keyIn(path)) || (await putNewKey(path));
  if (!key) throw new Error(`The staff key in ${path} was taken away while it was read`);
  return key;
}

async function keyIn(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text?.trim();
}

/** Written apart and then put in place whole: neither a crash nor a second process finds half a key. */
async function putNewKey(path: string) {
  const apart = beside(path);
  const file = await open(apart, 'wx', ownerOnly);
  try {
    await file.writeFile(`${newToken()}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await putInPlace(apart, path);
  return keyIn(path);
}

async function takeAwayUnfit(path: string) {
  if (!(await isUnfit(path))) return;
  const apart = beside(path);
  const taken = await rename(path, apart).then(
    () => true,
    () => false,
  );
  if (!taken) return;
  // Another process may have replaced it a moment before: its key stays.
  if (await isUnfit(apart)) await rm(apart);
  else await putInPlace(apart, path);
}

/** A key that others could read is no key any more; an empty one is what a crash left. */
async function isUnfit(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && ((found.mode & 0o077) !== 0 || (await keyIn(path)) === '');
}

/** Whoever comes first: a link, unlike a renaming, never takes the place of what is there. */
async function putInPlace(apart: string, path: string) {
  try {
    await link(apart, path);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
  } finally {
    await rm(apart);
  }
}

function beside(path: string) {
  return `${path}.${newFlowId()}`;
}
