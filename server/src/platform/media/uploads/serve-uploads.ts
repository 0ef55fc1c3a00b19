import { mkdirSync } from 'node:fs';
import { FileStore } from '@tus/file-store';
import { ERRORS, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UploadedFile } from 'contract/calls/console/media';
import { uploadNotComplete } from 'contract/refusals/media';
import { notAllowed, notFound } from 'contract/refusals/wire';
import { albumUse, uploadsPath } from 'contract/wire/media';
import { mayCall } from 'contract/wire/roles';
import { idPattern } from 'contract/wire/values';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { refusalAnswer } from '../../http/failures/refusal-answer.ts';
import { languageOf } from '../../http/request-language.ts';
import { commonHeaders } from '../../http/send-answer.ts';
import { newId } from '../../ids.ts';
import type { WritingServices } from '../../services.ts';
import type { Staff } from '../../viewer.ts';
import { refuse, ThrownRefusal } from '../../writes/refusing.ts';
import { largest } from '../content/file-kinds.ts';
import { fileById } from '../files/files.store.ts';
import { removeIfFull } from './upload-folder.ts';
import { addUploadedFile, type Added } from './add-uploaded-file.ts';

type UploadDeps = {
  db: Database;
  clock: Clock;
  services: WritingServices;
  identifyStaff(request: Pick<FastifyRequest, 'headers'>): Promise<Staff | undefined>;
};
type One = { Params: { id: string } };

const idForm = new RegExp(`^${idPattern}$`);
const pieceType = 'application/offset+octet-stream';

/**
 * Uploads of the secretariat, which go on after a cut (tus). A piece has to arrive within the time of any request; what
 * has arrived of it stays. When all is there, `POST <upload>/file` makes a file of it.
 */
export function serveUploads(server: FastifyInstance, deps: UploadDeps) {
  const folder = deps.services.settings.uploadFolder;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const uploads = new FileStore({ directory: folder });
  const tus = tusServer(uploads);
  const toTus = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    const headers = commonHeaders(request, deps.clock.now());
    for (let at = 0; at < headers.length; at += 2) reply.raw.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
    reply.raw.setHeader('cache-control', 'no-store');
    // The sender may be gone before the answer.
    await tus.handle(request.raw, reply.raw).catch(() => reply.raw.destroy());
  };
  server.register((scope, _options, done) => {
    scope.addContentTypeParser(pieceType, (_request, _payload, parsed) => parsed(null));
    scope.addHook('onRequest', staffOnly(deps));
    scope.post(uploadsPath, toTus);
    // A GET is not among them: what somebody sent is not served before it was looked at.
    scope.route<One>({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${uploadsPath}/:id`, handler: toTus });
    scope.post<One>(`${uploadsPath}/:id/file`, fileMaker(uploads, deps));
    done();
  });
}

function tusServer(datastore: FileStore) {
  return new Server({
    ...{ path: uploadsPath, datastore, relativeLocation: true, namingFunction: newId },
    maxSize: Math.max(...Object.values(largest)),
    // The path is made of nothing else.
    getFileIdFromRequest: (_request, last) => (last && idForm.test(last) ? last : undefined),
    // What the disk says is no business of the sender.
    onResponseError: async (request, failure) => {
      if (!isOfTheDisk(failure)) return undefined;
      const [id = ''] = /[^/]*$/.exec(new URL(request.url).pathname) ?? [];
      if (idForm.test(id)) await removeIfFull(datastore.directory, id);
      return notNow;
    },
    // No page of another origin is welcome.
    allowedOrigins: [],
    onUploadCreate: async (_request, { size }) => {
      // The library answers with these fields of what is thrown.
      if (!size) throw Object.assign(new Error('no length'), { status_code: 400, body: 'Upload-Length is missing' });
      return {};
    },
  });
}

const notNow = { status_code: 503, body: 'The file cannot be stored now. Please try again later.\n' };

/** The library hides why it could not write a piece; other failures of the disk come as they are. */
function isOfTheDisk(failure: Error | { status_code: number; body: string }): boolean {
  return failure === ERRORS.FILE_WRITE_ERROR || 'syscall' in failure;
}

function staffOnly({ identifyStaff }: UploadDeps) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const staff = await identifyStaff(request);
    if (staff && mayCall(staff.roles, { who: ['editor'], kind: 'write' })) return undefined;
    return reply.status(403).send(refusalAnswer(languageOf(request.headers), notAllowed));
  };
}

/** Two requests for the same upload, of which the first got no answer, get the same file. */
function fileMaker(uploads: FileStore, deps: UploadDeps) {
  const underWay = new Map<string, Promise<Added>>();
  return async (request: FastifyRequest<One>) => {
    const { id } = request.params;
    if (!idForm.test(id)) refuse(notFound);
    const staff = await deps.identifyStaff(request);
    const making = underWay.get(id) ?? fileFrom(id, uploads, deps, `staff ${staff?.id ?? ''}`);
    underWay.set(id, making);
    const file = await making.finally(() => underWay.delete(id));
    return { code: 0, msg: '', obj: shown(file) };
  };
}

async function fileFrom(
  id: string,
  uploads: FileStore,
  { db, clock, services }: UploadDeps,
  actor: string,
): Promise<Added> {
  const known = await fileById(db, id);
  // The first answer warned of what is active in it, and the audit log says so.
  if (known) return { ...known, active: [] };
  const upload = await uploads.getUpload(id).catch(() => refuse(notFound));
  const { offset, size, storage, metadata } = upload;
  if (!size || offset !== size || !storage) refuse(uploadNotComplete);
  const name = shownName(metadata?.['name']);
  const isPhoto = metadata?.['use'] === albumUse;
  try {
    const adding = { db, services, now: clock.now(), author: { actor } };
    const file = await addUploadedFile({ id, path: storage.path, size, name, isPhoto }, adding);
    await uploads.remove(id);
    return file;
  } catch (failure) {
    // What was refused is not kept; if the store was away, it can be tried again.
    if (failure instanceof ThrownRefusal) await uploads.remove(id);
    throw failure;
  }
}

/** A name is only shown in lists; no database stores every letter that a program can send. */
function shownName(sent: string | null | undefined): string | null {
  const name = [...(sent ?? '').toWellFormed().replaceAll(/\p{Cc}/gu, ' ')].slice(0, 200).join('').trim();
  return name || null;
}

function shown({ id, kind, type, size, active, width = null, height = null }: Added): UploadedFile {
  return { id, kind, type, size, width, height, active };
}
