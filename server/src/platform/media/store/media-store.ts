import { idPattern } from 'contract/wire/values';

/** Both ends are part of the range, as HTTP counts them. */
export type ByteRange = { from: number; to: number };
export type Content = Uint8Array | AsyncIterable<Uint8Array>;
export type Written = { size: number; hash: string };
/** How a store answers a redirected browser, which never sees a header of ours. */
type ServedAs = { type: string; cacheControl: string; disposition?: string };

/** Where the bytes of files lie: a folder, or a bucket of an S3-compatible store. Both behave alike. */
export type MediaStore = {
  /** Stores all of it or nothing; what is returned was on the disk before. An earlier content is replaced. */
  write(key: string, content: Content): Promise<Written>;
  /** The piece within the file; fails before the first byte if there is no such file. */
  read(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  size(key: string): Promise<number | undefined>;
  /** Also what a killed writer left of it. A file that is not there is fine: two servers may remove it at once. */
  remove(key: string): Promise<void>;
  /** An address that opens this file for a minute; a folder has none, and the server sends the bytes itself. */
  signedAddress?(key: string, as: ServedAs): Promise<string>;
};

export class StoreFailure extends Error {
  override name = 'StoreFailure';
  readonly reason: 'missing' | 'full' | 'away';
  constructor(reason: StoreFailure['reason'], cause?: unknown) {
    super(`the store of files: ${reason}`, { cause });
    this.reason = reason;
  }
}

const keyForm = new RegExp(`^${idPattern}(\\.[a-z0-9]{1,12})?$`);

/** A key is a random id, with or without the name of a variant. Nothing that a person wrote ever becomes a path. */
export function checkedKey(key: string): string {
  if (!keyForm.test(key)) throw new Error('this is no key of a file');
  return key;
}

export async function allOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
