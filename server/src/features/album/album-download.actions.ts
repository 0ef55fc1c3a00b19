import type * as calls from 'contract/calls/album';
import type { Language } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import {
  prepareDownload,
  prepareLink,
  type Download,
  type DownloadContext,
} from '../../platform/downloads/download-tickets.ts';
import { fileName } from '../../platform/downloads/file-names.ts';
import { storedZip, storedZipSize } from '../../platform/downloads/stored-zip.ts';
import type { Context } from '../../platform/http/binding.ts';
import { isoIn } from '../../platform/time-zones.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { photoNames, zipName } from './album-download.rules.ts';
import { whyPhotosCannotBeDownloaded } from './album.rules.ts';
import { photosToDownload } from './album.store.ts';
import { albumWords } from './album.words.ts';

export const photosDownload = 'photos';

export async function preparePhotos(context: Context<typeof calls.preparePhotos>) {
  const { photos } = context.body;
  const { timeZone } = await currentForum(context.db);
  const files = await filesOf(context.db, photos, { language: context.language, timeZone });
  const [only] = files;
  const { address } = await prepareDownload(context, photosDownload, { photos: photos.join(',') });
  return { address, size: only && files.length === 1 ? only.size : storedZipSize(files) };
}

/** WeChat and partners' apps save no files: the link is opened in a browser, where the person is not logged in. */
export async function preparePhotosLink(context: Context<typeof calls.preparePhotosLink>) {
  const { photos } = context.body;
  const { timeZone } = await currentForum(context.db);
  await filesOf(context.db, photos, { language: context.language, timeZone });
  const { token, endsAt } = await prepareLink(context, photosDownload, { photos: photos.join(',') });
  return {
    address: `${context.services.settings.publicUrl}${photosLinkPath}/${token}`,
    endsAt: isoIn(timeZone, endsAt),
  };
}

export const photosLinkPath = '/album-photos';

/** If one of them was hidden meanwhile, nothing is given away. */
export async function makePhotos({ db, params, language, services }: DownloadContext): Promise<Download | undefined> {
  const ids = (params['photos'] ?? '').split(',');
  const photos = await photosToDownload(db, ids);
  if (whyPhotosCannotBeDownloaded(ids, photos)) return undefined;
  const { timeZone } = await currentForum(db);
  const names = photoNames(photos, { language, timeZone });
  const [only, ...more] = photos;
  if (only && more.length === 0) {
    const { key, size, hash } = only;
    return { name: names[0] ?? '', extension: 'jpg', content: { key, size, hash } };
  }
  // A long download breaks off at a photo that was hidden since it began.
  const readIfShown = async (id: string, key: string) => {
    if ((await photosToDownload(db, [id])).length === 0) throw new Error('a photo of the download is hidden');
    return services.mediaStore.read(key);
  };
  const files = photos.map(({ id, key, size, takenAt }, at) => ({
    ...{ name: fileName(names[at] ?? '', 'jpg'), size, at: isoIn(timeZone, takenAt) },
    read: () => readIfShown(id, key),
  }));
  return {
    ...{ name: zipName(photos, { language, timeZone }, albumWords.photos[language]), extension: 'zip' },
    ...{ content: storedZip(files), size: storedZipSize(files) },
  };
}

type Shown = { language: Language; timeZone: string };

async function filesOf(db: Database, ids: readonly string[], shown: Shown) {
  const photos = await photosToDownload(db, ids);
  const why = whyPhotosCannotBeDownloaded(ids, photos);
  if (why) refuse(why);
  const names = photoNames(photos, shown);
  return photos.map(({ size }, at) => ({ name: fileName(names[at] ?? '', 'jpg'), size }));
}
