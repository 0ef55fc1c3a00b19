import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { ActiveContent } from 'contract/calls/console/media';
import { fileNotTaken, fileTooLarge } from 'contract/refusals/media';
import type { Database } from '../../database/database.ts';
import type { WritingServices } from '../../services.ts';
import { inWrite, type Author } from '../../writes/write.ts';
import { refuse } from '../../writes/refusing.ts';
import { activeContentIn } from '../content/active-content.ts';
import { drawnPhoto, drawnPicture } from '../content/drawn-picture.ts';
import { largest, type Recognised } from '../content/file-kinds.ts';
import { recognised } from '../content/recognise.ts';
import { sentFile } from '../content/sent-file.ts';
import { insertFile, type NewFile } from '../files/files.store.ts';
import { dropUnlessOwned, storeBytes, type Storing } from '../files/stored-bytes.ts';
import { drawVariants, variantsQueue } from '../files/picture-variants.ts';

type Upload = {
  id: string;
  path: string;
  size: number;
  name: string | null;
  /** A photo of the album keeps its full size. */
  isPhoto: boolean;
};
/** With what may run when the document is opened. */
export type Added = NewFile & { active: ActiveContent[] };
type Adding = { db: Database; services: WritingServices; now: Date; author: Author };

/** Looks at what was sent, stores it and makes its row; or refuses, and keeps nothing. */
export async function addUploadedFile(upload: Upload, { db, services, now, author }: Adding): Promise<Added> {
  const storing = { db, mediaStore: services.mediaStore, now };
  try {
    const { active, ...file } = await storedFrom(upload, storing);
    await inWrite({ db, now, services, author }, async (write) => {
      await insertFile(write.db, file);
      if (file.kind === 'picture') await services.queue.send(write.db, variantsQueue, { id: file.id });
      const { kind, type, size, name } = file;
      await write.changed({
        kind: 'file',
        item: file.id,
        what: 'add',
        before: null,
        after: { kind, type, size, name, ...(active.length > 0 && { active }) },
      });
    });
    // A photo is shown to thousands at once, and nobody should fetch it in full size because the job is not done.
    if (upload.isPhoto) await drawVariants(file.id, storing);
    return { ...file, active };
  } finally {
    await dropUnlessOwned(upload.id, storing);
  }
}

async function storedFrom({ id, path, size, name, isPhoto }: Upload, storing: Storing): Promise<Added> {
  const handle = await open(path);
  try {
    const file = sentFile(path, handle, size);
    const what = await recognised(file);
    if (!what) refuse(fileNotTaken);
    if (isPhoto && what.kind !== 'picture') refuse(fileNotTaken);
    if (size > largest[what.kind]) refuse(fileTooLarge);
    const stored =
      what.kind === 'picture'
        ? await storedPicture({ id, path, isPhoto }, what, storing)
        : await storedAsSent(id, path, what, storing);
    const active = await activeContentIn(file, what);
    return { id, ...stored, name, addedAt: storing.now, active };
  } finally {
    await handle.close();
  }
}

type SentPicture = { id: string; path: string; isPhoto: boolean };

async function storedPicture({ id, path, isPhoto }: SentPicture, what: Recognised, storing: Storing) {
  const { bytes, ...drawn } = await (isPhoto ? drawnPhoto(path, what) : drawnPicture(path, what));
  return { ...drawn, ...(await storeBytes(id, bytes, storing)) };
}

async function storedAsSent(id: string, path: string, what: Recognised, storing: Storing) {
  return { ...what, ...(await storeBytes(id, createReadStream(path), storing)) };
}
