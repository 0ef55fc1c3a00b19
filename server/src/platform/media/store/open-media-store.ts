import { join } from 'node:path';
import type { Configuration } from '../../configuration.ts';
import { diskStore } from './disk-store.ts';
import type { MediaStore } from './media-store.ts';
import { s3Store } from './s3-store.ts';

type Where = Pick<Configuration, 'dataDir' | 'mediaS3Url' | 'mediaS3KeyId' | 'mediaS3Secret' | 'mediaS3Region'>;

/** The bucket where one is configured, otherwise a folder beside the embedded database. */
export function openMediaStore(where: Where): MediaStore {
  const { dataDir, mediaS3Url: url, mediaS3KeyId: keyId, mediaS3Secret: secret, mediaS3Region: region } = where;
  return url && keyId && secret ? s3Store({ url, keyId, secret, region }) : diskStore(join(dataDir, 'media'));
}
