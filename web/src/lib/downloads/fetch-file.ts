import { codes, transportCodes } from 'contract/wire/codes';
import { CallFailure } from '../call/call-failure.ts';

type Options = { signal: AbortSignal; onProgress: (received: number) => void };

/** Fetches a prepared file and tells how much of it is here; one that was cut off fails with 602001. */
export async function fetchFile({ address, size }: { address: string; size: number }, options: Options): Promise<Blob> {
  const { signal, onProgress } = options;
  try {
    const response = await fetch(new URL(address, window.location.href), { signal, cache: 'no-store' });
    if (!response.ok) throw new CallFailure(codes.notFound, String(response.status));
    const file = await wholeOf(response, onProgress);
    if (file.size < size) throw new Error('cut off');
    return file;
  } catch (failure) {
    if (signal.aborted) throw new CallFailure(transportCodes.abort, 'abort');
    if (failure instanceof CallFailure) throw failure;
    throw new CallFailure(transportCodes.transfer, 'request:fail');
  }
}

/** Old browsers give no stream, so that nothing is known until it is all here. */
async function wholeOf(response: Response, onProgress: (received: number) => void): Promise<Blob> {
  const { body, headers } = response;
  if (!body) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  let received = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    parts.push(piece.value);
    received += piece.value.length;
    onProgress(received);
  }
  return new Blob(parts, { type: headers.get('content-type') ?? 'application/octet-stream' });
}
