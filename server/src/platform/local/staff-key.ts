import { chmod, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newToken } from '../secrets.ts';

const ownerOnly = 0o600;

export function staffKeyFile(dataDir: string) {
  return join(dataDir, 'staff-key');
}

/** Whoever may read the server's own files may run staff commands; nobody else on the machine may. */
export async function keepStaffKey(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const path = staffKeyFile(dataDir);
  const found = await stat(path).catch(() => undefined);
  // A key that others could read is no key any more.
  if (found && (found.mode & 0o077) !== 0) await rm(path);
  return (await tryToCreate(path)) ?? (await readFile(path, 'utf8')).trim();
}

async function tryToCreate(path: string): Promise<string | undefined> {
  try {
    const file = await open(path, 'wx', ownerOnly);
    const key = newToken();
    await file.writeFile(`${key}\n`);
    await file.close();
    await chmod(path, ownerOnly);
    return key;
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw failure;
  }
}
