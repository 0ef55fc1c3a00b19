import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MediaKind } from 'contract/wire/media';
import { StoreFailure, type ByteRange, type MediaStore } from '../store/media-store.ts';
import { askedRange, isKept } from './byte-ranges.ts';

export type FileToSend = {
  key: string;
  kind: MediaKind;
  type: string;
  size: number;
  hash: string;
  /** Who may keep it, and how long. */
  cache: { 'cache-control': string; vary?: string };
};
type Sending = Pick<MediaStore, 'read' | 'signedAddress'>;

/** A phone pays more for a redirect than for as many bytes. */
const worthARedirect = 256 * 1024;
/** Whatever is in the file, a browser that opens it runs nothing. */
const inert = { 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' };

/** Sends a file that the asker may have. False if its bytes are gone: it may be erased between two statements. */
export async function sendFile(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  file: FileToSend,
  store: Sending,
): Promise<boolean> {
  // The address is no mark: a photo that was erased and taken anew may have the same one.
  const etag = `"${file.hash}"`;
  const marks = { ...file.cache, ...inert, etag };
  // A download has set the name of the file already.
  const disposition = file.kind === 'document' ? 'attachment' : undefined;
  if (disposition && !reply.hasHeader('content-disposition')) reply.header('content-disposition', disposition);
  if (isKept(headers['if-none-match'], etag)) return sent(reply.status(304).headers(marks));
  // A signed address is for one method, and a HEAD has nothing to fetch.
  if (store.signedAddress && method !== 'HEAD' && (file.size > worthARedirect || hasPieces(file))) {
    const as = { type: file.type, cacheControl: file.cache['cache-control'], ...(disposition && { disposition }) };
    return redirected(reply, await store.signedAddress(file.key, as));
  }
  const asked = hasPieces(file)
    ? askedRange(headers.range, headers['if-range']?.toString(), { size: file.size, etag })
    : 'whole';
  if (asked === 'beyond the end') return sentNoPiece(reply, file);
  const range = asked === 'whole' ? undefined : asked;
  const bytes = method === 'HEAD' ? undefined : await openedUnlessGone(store, file.key, range);
  if (method !== 'HEAD' && !bytes) return false;
  reply.type(file.type).headers({ ...marks, ...measuresOf(file, range) });
  return sent(range ? reply.status(206) : reply, bytes);
}

/** Players jump within a file, and programs that download go on where they were cut; a picture is fetched as a whole. */
function hasPieces({ kind }: FileToSend): boolean {
  return kind !== 'picture';
}

function measuresOf(file: FileToSend, range: ByteRange | undefined) {
  const ranges = hasPieces(file) ? { 'accept-ranges': 'bytes' } : {};
  if (!range) return { ...ranges, 'content-length': file.size };
  const piece = `bytes ${range.from}-${range.to}/${file.size}`;
  return { ...ranges, 'content-range': piece, 'content-length': range.to - range.from + 1 };
}

/** The address opens the file for whoever has it, so that no cache may keep it. */
function redirected(reply: FastifyReply, location: string) {
  return sent(reply.status(302).headers({ location, 'cache-control': 'no-store' }));
}

function sentNoPiece(reply: FastifyReply, { size }: FileToSend) {
  return sent(reply.status(416).headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' }));
}

function sent(reply: FastifyReply, bytes?: Readable): true {
  reply.send(bytes);
  return true;
}

async function openedUnlessGone(store: Sending, key: string, range: ByteRange | undefined) {
  try {
    const bytes = await store.read(key, range);
    return bytes instanceof Readable ? bytes : Readable.from(bytes);
  } catch (failure) {
    if (failure instanceof StoreFailure && failure.reason === 'missing') return undefined;
    throw failure;
  }
}
