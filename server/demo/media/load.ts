import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Database } from '../../src/platform/database/database.ts';
import { mediaFile, mediaVariant } from '../../src/platform/database/tables/content/media.ts';
import type { NewFile } from '../../src/platform/media/files/files.store.ts';
import { allOf, type MediaStore } from '../../src/platform/media/store/media-store.ts';
import { photoFiles, photoVariants } from '../album/media.ts';
import { forumMediaFiles, forumMediaVariants } from '../files/media.ts';
import { materialFiles } from '../materials/load.ts';
import { newsFiles } from '../news/files.ts';
import { pictureFiles } from '../pictures/load.ts';
import { portraitFiles } from '../portraits/load.ts';
import type { DemoFile, DemoVariant } from './demo-file.ts';

/** So many are made or looked for at the same time: a bucket is far away, and pictures need the processor. */
const atOnce = 8;

const extensions = { 'image/webp': 'webp', 'audio/mpeg': 'mp3', 'video/mp4': 'mp4', 'application/pdf': 'pdf' } as const;

const files: DemoFile[] = [
  ...[...pictureFiles, ...portraitFiles, ...materialFiles, ...forumMediaFiles, ...photoFiles],
  ...newsFiles.map(({ id, kind, type, path }) => ({
    ...{ id, kind, type, extension: extensions[type], bytes: () => readFile(path) },
  })),
];

const variants: DemoVariant[] = [...forumMediaVariants, ...photoVariants];
const variantKey = ({ fileId, name }: DemoVariant) => `${fileId}.${name}`;

/** Writes what the store does not have. It runs at each start, because a folder may be new while the database is not. */
export async function keepDemoFiles(store: MediaStore) {
  const keep = async (id: string, bytes: () => Promise<Uint8Array>) => {
    if ((await store.size(id)) === undefined) await store.write(id, await bytes());
  };
  await inTurns(files, ({ id, bytes }) => keep(id, bytes));
  await inTurns(variants, (variant) =>
    keep(variantKey(variant), () => variant.bytes(async () => allOf(await store.read(variant.fileId)))),
  );
}

export async function loadFiles(db: Database, store: MediaStore, addedAt: Date) {
  const rows: NewFile[] = [];
  await inTurns(files, async ({ id, kind, type, extension, blur }) => {
    const { width, height, ...measures } = await measured(store, id, kind === 'picture');
    rows.push({ id, kind, type, extension, ...measures, width, height, blur, addedAt });
  });
  await db.insert(mediaFile).values(rows);
  const variantRows: (typeof mediaVariant.$inferInsert)[] = [];
  await inTurns(variants, async (variant) => {
    const { fileId, name, type } = variant;
    variantRows.push({ fileId, name, type, ...(await measured(store, variantKey(variant), true)) });
  });
  await db.insert(mediaVariant).values(variantRows);
}

async function measured(store: MediaStore, key: string, isPicture: boolean) {
  const stored = await allOf(await store.read(key));
  const hash = createHash('sha256').update(stored).digest('hex');
  const pixels = isPicture ? await sharp(stored).metadata() : undefined;
  return { width: pixels?.width, height: pixels?.height, size: stored.length, hash };
}

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>) {
  const waiting = all.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of waiting) await work(one);
    }),
  );
}
