import { codes, transportCodes } from 'contract/wire/codes';
import { md5Hex } from '../hash/md5.ts';
import { CallFailure } from './call-failure.ts';
import { asOneRequest } from './sent-again-counts-once.ts';
import { signedHeaders } from './envelope.ts';
import { sendWithClockRetry } from './send-with-clock-retry.ts';
import { transferTimeout } from './answer-time-limits.ts';
import { type Received, receivedFrom, send } from './transport.ts';

export type TransferOptions = { signal?: AbortSignal | undefined; overlay?: boolean; timeout?: number };
type Path = `/api/${string}`;
const networkCode = transportCodes.transfer;

/**
 * Sends a file with its text fields; the envelope and the fields are signed, the file is not. The same file sent again
 * after a lost answer is the same request.
 */
export async function upload(
  path: Path,
  fields: Record<string, string>,
  file: File,
  options: TransferOptions = {},
): Promise<unknown> {
  const content = { ...fields, file: await digestOf(file) };
  return asOneRequest({ path, body: content, repeatFor: Infinity }, (requestId) =>
    uploadOnce(path, { requestId, ...fields }, file, options),
  );
}

function uploadOnce(
  path: Path,
  fields: Record<string, string>,
  file: File,
  { signal, overlay = false, timeout = transferTimeout }: TransferOptions,
): Promise<unknown> {
  const signed = asMultipartWritesThem(fields);
  const body = new FormData();
  for (const [name, text] of Object.entries(signed)) body.append(name, text);
  body.append('file', file);

  return sendWithClockRetry({
    overlay,
    signal,
    writes: true,
    async attempt(signal, token) {
      await requireReadable(file);
      const headers = signedHeaders(signed, token);
      const sending = { path, method: 'POST', headers, body, signal, timeout, networkCode } as const;
      return send(sending, receivedFrom);
    },
  });
}

export async function download(
  path: Path,
  { signal, overlay = false, timeout = transferTimeout }: TransferOptions = {},
): Promise<Blob> {
  return (await sendWithClockRetry({
    overlay,
    signal,
    writes: false,
    attempt(signal, token) {
      const headers = signedHeaders({}, token);
      return send({ path, method: 'GET', headers, signal, timeout, networkCode }, fileOrRefusal);
    },
  })) as Blob;
}

/** A web page cannot write to the phone's album (specification §8); a download is offered instead. */
export function saveToAlbum(): Promise<never> {
  return Promise.reject(new CallFailure(undefined, 'not supported'));
}

async function fileOrRefusal(response: Response): Promise<Received> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  // A JSON file (a person's own data) comes as an attachment, a refusal does not.
  const isFile = response.ok && (!isJson || response.headers.has('content-disposition'));
  if (isFile) return { code: codes.success, msg: '', obj: await response.blob() };
  const received = await receivedFrom(response);
  if (received.code === undefined) throw new Error('neither a file nor an answer');
  return received;
}

/** Browsers write every line break of a multipart field as CRLF, so the fields are signed in that form. */
function asMultipartWritesThem(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.replace(/\r\n?|\n/g, '\r\n')]));
}

/** A photo that was cut out once more is the same one if its bytes are. One that cannot be read is never sent. */
async function digestOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer());
  return md5Hex(new TextDecoder('latin1').decode(bytes));
}

/** Otherwise a file that was removed or changed since it was chosen would look like a lost network. */
async function requireReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw new CallFailure(undefined, 'file error');
  }
}
