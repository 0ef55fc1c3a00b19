import type { listFiles, removeFile } from 'contract/calls/console/media';
import { fileInUse } from 'contract/refusals/media';
import { notFound } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { isoIn } from '../../platform/time-zones.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import * as store from './media.store.ts';

export async function listContentFiles({ db }: Context<typeof listFiles>) {
  const { timeZone } = await currentForum(db);
  const files = await store.newestFiles(db);
  return { files: files.map((file) => ({ ...file, addedAt: isoIn(timeZone, file.addedAt) })) };
}

export async function removeUnusedFile({ body: { id }, db, changed }: Context<typeof removeFile>) {
  const file = await store.fileToRemove(db, id);
  if (!file) refuse(notFound);
  if (file.isShown) refuse(fileInUse);
  await store.deleteFile(db, id);
  const { kind, type, size, name } = file;
  await changed({ kind: 'file', item: id, what: 'remove', before: { kind, type, size, name }, after: null });
  return {};
}
