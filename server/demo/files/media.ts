import { readFile } from 'node:fs/promises';
import { idFromKey } from '../../src/platform/ids.ts';
import { drawnPicture } from '../../src/platform/media/content/drawn-picture.ts';
import { kinds, type Recognised } from '../../src/platform/media/content/file-kinds.ts';
import type { DemoFile, DemoVariant } from '../media/demo-file.ts';
import { forumFilePath, forumFiles } from './files.ts';
import { pagePicturePath, readingsOfFiles } from './readings.ts';
import type { DemoForumFile } from './shapes.ts';

export const forumMediaId = (key: string) => idFromKey('forum file content', key);

const kindOf = ({ ending }: DemoForumFile): Recognised => kinds[ending === 'jpeg' ? 'jpg' : ending];

/** Documents are kept as they are; pictures are drawn anew, as if the Secretariat had sent them. */
export const forumMediaFiles: DemoFile[] = forumFiles.map((file) => {
  const [id, kind] = [forumMediaId(file.key), kindOf(file)];
  if (kind.kind === 'document') return { id, ...kind, bytes: () => readFile(forumFilePath(file)) };
  const stored = kind.extension === 'svg' || kind.extension === 'bmp' ? kinds.png : kinds.webp;
  return { id, ...stored, bytes: async () => (await drawnPicture(await readFile(forumFilePath(file)), kind)).bytes };
});

/** What is downloaded of a picture that is stored as WebP: the format that it had. */
const asSent: DemoVariant[] = forumFiles
  .filter(({ ending }) => ['png', 'jpg', 'jpeg', 'gif'].includes(ending))
  .map((file) => {
    const { extension, type } = kindOf(file);
    return { fileId: forumMediaId(file.key), name: extension, type, bytes: () => readFile(forumFilePath(file)) };
  });

const pagePictures: DemoVariant[] = Object.entries(readingsOfFiles()).flatMap(([key, { pageKind, pages }]) =>
  pageKind === 'page'
    ? pages.map((_, i) => ({
        ...{ fileId: forumMediaId(key), name: `p${i + 1}`, type: 'image/webp' },
        bytes: () => readFile(pagePicturePath(key, i + 1)),
      }))
    : [],
);

export const forumMediaVariants: DemoVariant[] = [...asSent, ...pagePictures];
