import { S3mini, S3NetworkError, S3ServiceError, type UploadPart } from 's3mini';
import { measured } from './measured.ts';
import {
  checkedKey,
  type ByteRange,
  type Content,
  type MediaStore,
  StoreFailure,
  type Written,
} from './media-store.ts';
import { inTime, withoutStalling, type Patience } from './patience.ts';

export type S3Settings = { url: string; keyId: string; secret: string; region: string };

/** The smallest part that every store takes is 5 MB; this much is in memory for each file that is being written. */
const partSize = 8 * 1024 * 1024;
/** Seconds for which a signed address opens its file. */
const addressLives = 60;
/** Other things may lie in the same bucket. */
const folder = 'media/';
/** The bucket is part of the address, as its path or as its host. */
export function s3Store({ url, keyId, secret, region }: S3Settings, patience?: Patience): MediaStore {
  const fetchInTime = inTime(patience);
  const s3 = new S3mini({ accessKeyId: keyId, secretAccessKey: secret, endpoint: url, region, fetch: fetchInTime });
  return {
    write: async (key, content) => write(s3, named(key), content),
    read: async (key, range) => withoutStalling(await read(s3, named(key), range), patience),
    size: async (key) => sizeOf(s3, named(key)),
    remove: async (key) => remove(s3, named(key)),
    signedAddress: async (key, { type, cacheControl, disposition }) =>
      s3.getPresignedUrl('GET', named(key), addressLives, {
        'response-content-type': type,
        'response-cache-control': cacheControl,
        ...(disposition && { 'response-content-disposition': disposition }),
      }),
  };
}

function named(key: string): string {
  return folder + checkedKey(key);
}

/** A small file is one request; a larger one becomes visible only with the last of its requests. */
async function write(s3: S3mini, key: string, content: Content): Promise<Written> {
  const { pieces, written } = measured(content);
  const parts = inParts(pieces);
  const first = await parts.next();
  const second = first.done ? first : await parts.next();
  if (second.done) await orAway(() => s3.putObject(key, first.value ?? new Uint8Array()));
  else await writeInParts(s3, key, chained([first.value as Uint8Array, second.value], parts));
  return written();
}

async function writeInParts(s3: S3mini, key: string, parts: AsyncIterable<Uint8Array>) {
  const uploadId = await orAway(() => s3.getMultipartUploadId(key));
  try {
    const sent: UploadPart[] = [];
    for await (const part of parts) sent.push(await orAway(() => s3.uploadPart(key, uploadId, part, sent.length + 1)));
    await orAway(() => s3.completeMultipartUpload(key, uploadId, sent));
  } catch (failure) {
    await s3.abortMultipartUpload(key, uploadId).catch(() => undefined);
    throw failure;
  }
}

async function* chained(first: Uint8Array[], others: AsyncIterable<Uint8Array>) {
  yield* first;
  yield* others;
}

async function* inParts(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    size += piece.length;
    if (size < partSize) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(waiting);
}

async function read(s3: S3mini, key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
  const response = await unlessMissing(() =>
    // This library counts the end of a range like an array.
    range ? s3.getObjectRaw(key, false, range.from, range.to + 1) : s3.getObjectRaw(key),
  );
  if (!response?.body) throw new StoreFailure('missing');
  // A store that knows no ranges would send the whole file in place of a piece.
  if (range && response.status !== 206) throw new StoreFailure('away');
  return response.body;
}

function sizeOf(s3: S3mini, key: string) {
  return unlessMissing(() => s3.getContentLength(key));
}

async function remove(s3: S3mini, key: string) {
  await unlessMissing(() => s3.deleteObject(key));
}

async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await orAway(ask);
  } catch (failure) {
    if (failure instanceof StoreFailure && failure.reason === 'missing') return undefined;
    throw failure;
  }
}

/** Whatever the store answers besides the file is the same for whoever waits: it can't be had now. */
async function orAway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (failure) {
    throw new StoreFailure(reasonOf(failure), failure);
  }
}

function reasonOf(failure: unknown): StoreFailure['reason'] {
  const causes = [failure, (failure as Error).cause];
  const answered = causes.find((one) => one instanceof S3ServiceError);
  if (causes.some((one) => one instanceof S3NetworkError) || !answered) return 'away';
  if (answered.status === 404) return 'missing';
  return answered.status === 507 || answered.serviceCode === 'QuotaExceeded' ? 'full' : 'away';
}
