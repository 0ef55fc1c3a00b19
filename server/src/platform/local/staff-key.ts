import { link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { roles } from 'contract/wire/roles';
import { newFlowId, newToken, sameText } from '../security/secrets.ts';
import type { Staff } from '../viewer.ts';

const ownerOnly = 0o600;

export function staffKeyFile(dataDir: string) {
  return join(dataDir, 'staff-key');
}

/** Users who may read the server's files may run staff commands; other users of the machine may not. */
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

/** Writes a temporary file and then moves it, so that neither a crash nor a second process finds half a key. */
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
  // Another process may have replaced it a moment before; its key is kept.
  if (await isUnfit(apart)) await rm(apart);
  else await putInPlace(apart, path);
}

/** A key that other users could read is not used any more; a crash may have left an empty one. */
async function isUnfit(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && ((found.mode & 0o077) !== 0 || (await keyIn(path)) === '');
}

/** The first process wins, because a link never replaces an existing file, as renaming would. */
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

// Only users of the machine can read the key file; the log of the machine says who they are.
const onTheServer: Staff = { id: 'on the server', roles };

/** A bearer token needs no CSRF header, because no page can make a browser send it. */
export function staffByKey(key: string) {
  return async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<Staff | undefined> =>
    sameText(headers.authorization ?? '', `Bearer ${key}`) ? onTheServer : undefined;
}
