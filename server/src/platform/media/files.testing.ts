import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import { testNow } from '../testing/test-now.ts';
import { insertFile, type NewFile } from './files/files.store.ts';
import type { MediaStore } from './store/media-store.ts';

type Where = { db: Database; services: { mediaStore: MediaStore } };

/** Stores bytes that need not be what they say, and returns the id of their row. */
export async function storedFile(
  { db, services: { mediaStore } }: Where,
  bytes: Uint8Array,
  more: Partial<NewFile> = {},
): Promise<string> {
  const id = more.id ?? newId();
  await mediaStore.write(id, bytes);
  await insertFile(db, {
    ...{ id, kind: 'picture', extension: 'webp', type: 'image/webp', width: 40, height: 20, addedAt: testNow },
    ...{ size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex'), ...more },
  });
  return id;
}
