import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { UploadedFile, type ActiveContent } from 'contract/calls/console/media';
import { languageTypes } from 'contract/languages';
import { type albumUse, uploadsPath } from 'contract/wire/media';
import type { Answer } from 'contract/wire/envelope';
import { staffKeyFile } from '../platform/local/staff-key.ts';
import { CommandFailed, type Local } from './staff-client.ts';

/** A piece arrives well within the time of a request, also over a slow line. */
const pieceSize = 4 * 1024 * 1024;
const mostCuts = 20;
/** A large video is read once more before it is stored. */
const patience = 5 * 60_000;
const notNow = 'The store of files is away or full. Nothing was stored; please try again later.';

/** Sends a file in pieces, goes on after a cut where it was cut, and says what it became. */
export async function uploadFile(local: Local, path: string, use?: typeof albumUse): Promise<UploadedFile> {
  const file = await opened(path);
  if (!file || file.size === 0) throw new CommandFailed(`Cannot read ${path}, or it is empty.`);
  const call = await caller(local);
  const name = Buffer.from(basename(path)).toString('base64');
  const metadata = use ? `name ${name},use ${Buffer.from(use).toString('base64')}` : `name ${name}`;
  const begun = await call('POST', uploadsPath, {
    headers: { 'upload-length': String(file.size), 'upload-metadata': metadata },
  });
  const upload = begun?.headers.get('location');
  if (begun?.status === 503) throw new CommandFailed(notNow);
  if (begun?.status === 413) throw new CommandFailed('The file is too large.');
  if (!upload) throw new CommandFailed(`The server does not take the file (${begun?.status ?? 'no answer'}).`);
  await sendPieces(file, upload, call);
  return added(await call('POST', `${upload}/file`, {}));
}

/** A file that is not there fails before there is a promise. */
async function opened(path: string): Promise<Blob | undefined> {
  try {
    return await openAsBlob(path);
  } catch {
    return undefined;
  }
}

const says: Record<ActiveContent, string> = {
  script: 'scripts (JavaScript or controls)',
  action: 'actions that begin by themselves or leave the document',
  'form with a program': 'a form that is a program (XFA)',
  'embedded file': 'other files or programs',
};

/** The last line of what a command says of a document in which something may run; empty for every other file. */
export function warningOf({ active }: Pick<UploadedFile, 'active'>): string {
  if (active.length === 0) return '';
  const what = active.map((one) => says[one]).join(', ');
  return `\nWarning: the document holds ${what}, which may run on the computer of whoever opens it. If nobody needs that, save it anew without, for example by printing it to a PDF.`;
}

type Send = (
  method: string,
  path: string,
  options: { headers?: Record<string, string>; body?: Blob },
) => Promise<Response | undefined>;

async function caller({ port, dataDir }: Local): Promise<Send> {
  const key = await readFile(staffKeyFile(dataDir), 'utf8').catch(() => undefined);
  if (key === undefined) throw new CommandFailed(`Cannot read ${staffKeyFile(dataDir)}. Is the server started?`);
  const own = { authorization: `Bearer ${key.trim()}`, languageType: languageTypes.en, 'tus-resumable': '1.0.0' };
  return (method, path, { headers = {}, body }) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      redirect: 'error',
      headers: { ...own, ...headers },
      signal: AbortSignal.timeout(patience),
      ...(body && { body }),
    }).catch(() => undefined);
}

async function sendPieces(file: Blob, upload: string, call: Send) {
  let [offset, cuts] = [0, 0];
  while (offset < file.size) {
    const sent = await call('PATCH', upload, {
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
      body: file.slice(offset, offset + pieceSize),
    });
    const known = sent?.status === 204 ? sent : await call('HEAD', upload, {});
    const arrived = known?.headers.get('upload-offset');
    if (sent?.status === 503) throw new CommandFailed(notNow);
    if (known && known.status >= 400) throw new CommandFailed('The server does not know the upload any more.');
    if (sent?.status !== 204) cuts += 1;
    if (cuts > mostCuts) throw new CommandFailed('The connection was cut too often.');
    if (arrived) offset = Number(arrived);
  }
}

async function added(response: Response | undefined): Promise<UploadedFile> {
  if (!response) throw new CommandFailed('The server did not answer. Please look at the list of files.');
  if (response.status === 503) throw new CommandFailed(notNow);
  const { code, msg, obj } = (await response.json()) as Answer<unknown>;
  if (code !== 0) throw new CommandFailed(`${msg}.`);
  return UploadedFile.parse(obj);
}
