import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { uploadsPath } from 'contract/wire/media';
import { staffKeyFile } from '../../local/staff-key.ts';

type Desk = { port: number; dataDir: string };
type Headers = Record<string, string>;

/** Speaks the protocol of uploads (tus) as any program may, also against its rules. */
export async function sendingTo({ port, dataDir }: Desk) {
  const key = (await readFile(staffKeyFile(dataDir), 'utf8')).trim();
  const own = { authorization: `Bearer ${key}`, 'tus-resumable': '1.0.0' };
  const address = (path: string) => `http://127.0.0.1:${port}${path}`;

  const send = (method: string, path: string, headers: Headers = {}, body?: Uint8Array) =>
    fetch(address(path), { method, headers: { ...own, ...headers }, ...(body && { body: Buffer.from(body) }) });

  const ask = (size: number, headers: Headers = {}) =>
    send('POST', uploadsPath, { 'upload-length': String(size), ...headers });
  const begin = async (size: number, headers: Headers = {}) => (await ask(size, headers)).headers.get('location') ?? '';

  const sendPiece = (upload: string, bytes: Uint8Array, offset = 0) => send('PATCH', upload, piece(offset), bytes);
  const makeFile = (upload: string) => send('POST', `${upload}/file`);

  return {
    ...{ own, send, begin, sendPiece, makeFile },

    async offsetOf(upload: string): Promise<number> {
      return Number((await send('HEAD', upload)).headers.get('upload-offset'));
    },

    /** Sends all at once, and asks for the file; or returns the answer of whoever refused the beginning. */
    async sendAll(bytes: Uint8Array, headers: Headers = {}): Promise<Response> {
      const begun = await ask(bytes.length, headers);
      const upload = begun.headers.get('location');
      if (!upload) return begun;
      await sendPiece(upload, bytes);
      return makeFile(upload);
    },

    /** Sends a piece that says it is the whole rest, and cuts the connection when that much has left. */
    async cutAfter(upload: string, rest: Uint8Array, { offset, most }: { offset: number; most: number }) {
      const headers = { ...own, ...piece(offset), 'content-length': rest.length };
      const sending = request(address(upload), { method: 'PATCH', headers });
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      sending.on('close', resolve);
      sending.on('error', () => undefined);
      sending.write(rest.subarray(0, most), () => sending.destroy());
      await closed;
    },
  };
}

export function piece(offset: number): Headers {
  return { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
}
