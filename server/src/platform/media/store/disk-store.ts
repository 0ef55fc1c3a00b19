import { mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../../ids.ts';
import { measured } from './measured.ts';
import {
  checkedKey,
  type ByteRange,
  type Content,
  type MediaStore,
  StoreFailure,
  type Written,
} from './media-store.ts';

/** Nobody else on the machine can read the files: there are photos among them. */
const [folderMode, fileMode] = [0o700, 0o600];
/** Files are written here first. It is no folder of files, because those have one character of an id. */
const unfinished = 'unfinished';

export function diskStore(folder: string): MediaStore {
  return {
    write: async (key, content) => write(folder, checkedKey(key), content),
    read: async (key, range) => read(pathOf(folder, key), range),
    size: async (key) => (await found(stat(pathOf(folder, key))))?.size,
    remove: async (key) => {
      for (const path of [pathOf(folder, key), ...(await draftsOf(folder, key))]) await found(unlink(path));
    },
  };
}

/** A folder with a hundred thousand files is slow to list, so they are spread over 32. */
function pathOf(folder: string, key: string): string {
  return join(folder, checkedKey(key).slice(0, 1), key);
}

/** Only a finished file gets its name, so that a power cut or a full disk leaves no half of one under it. */
async function write(folder: string, key: string, content: Content): Promise<Written> {
  const target = pathOf(folder, key);
  const draft = join(folder, unfinished, `${key}~${newId()}`);
  try {
    await mkdir(join(folder, unfinished), { recursive: true, mode: folderMode });
    await mkdir(join(target, '..'), { recursive: true, mode: folderMode });
    const written = await flushed(draft, content);
    await rename(draft, target);
    await flushFolder(join(target, '..'));
    return written;
  } catch (failure) {
    await rm(draft, { force: true });
    throw asStoreFailure(failure);
  }
}

async function flushed(path: string, content: Content): Promise<Written> {
  const { pieces, written } = measured(content);
  const file = await open(path, 'wx', fileMode);
  try {
    for await (const piece of pieces) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
  return written();
}

/** Otherwise the name itself could be lost with the power. */
async function flushFolder(path: string) {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function read(path: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>> {
  const file = await found(open(path));
  if (!file) throw new StoreFailure('missing');
  // The open file stays whole while it is read, even if its name is removed meanwhile.
  return file.createReadStream(range && { start: range.from, end: range.to });
}

/** The drafts of one file; a killed writer leaves its own. */
async function draftsOf(folder: string, key: string) {
  const names = (await found(readdir(join(folder, unfinished)))) ?? [];
  return names.filter((name) => name.startsWith(`${key}~`)).map((name) => join(folder, unfinished, name));
}

async function found<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (failure) {
    if ((failure as { code?: unknown }).code === 'ENOENT') return undefined;
    throw asStoreFailure(failure);
  }
}

/** What the sender of the bytes did wrong stays what it is. */
function asStoreFailure(failure: unknown): unknown {
  const { code, syscall } = failure as { code?: unknown; syscall?: unknown };
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StoreFailure('full', failure);
  const isOurs = ['open', 'mkdir', 'write', 'fsync', 'rename', 'stat', 'unlink'].includes(String(syscall));
  return isOurs ? new StoreFailure('away', failure) : failure;
}
