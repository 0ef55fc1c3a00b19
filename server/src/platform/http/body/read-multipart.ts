import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unreadableBody } from 'contract/refusals/wire';
import type { FileLimits } from 'contract/wire/call';
import { refuse } from '../../writes/refusing.ts';
import { fieldsIn, type ReadBody } from './read-body.ts';

const type = 'multipart/form-data';
/** The part that is the file. */
const fileField = 'file';
/** A form has one part for each field; more would only be work. */
const mostParts = 10;
/** Room for the text fields and the boundaries. */
const besides = 16 * 1024;

/**
 * Lets the routes of this server send a file beside their fields. The whole body is read first, so that its size is
 * bounded before anything looks into it; node takes it apart.
 */
export function readMultipart(server: FastifyInstance, { most }: FileLimits) {
  const read = async ({ headers }: FastifyRequest, bytes: Buffer<ArrayBuffer>) =>
    fromMultipart(bytes, headers['content-type'] ?? type);
  server.addContentTypeParser<Buffer<ArrayBuffer>>(type, { parseAs: 'buffer', bodyLimit: most + besides }, read);
}

async function fromMultipart(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<ReadBody> {
  if (hasTooManyParts(bytes, contentType)) refuse(unreadableBody);
  const form = await formIn(bytes, contentType);
  const [texts, files]: [[string, string][], [string, File][]] = [[], []];
  for (const [key, value] of form) {
    if (typeof value === 'string') texts.push([key, value]);
    else files.push([key, value]);
  }
  const misplaced = files.find(([key], nth) => key !== fileField || nth > 0)?.[0];
  if (misplaced !== undefined) refuse(unreadableBody, { fields: { [misplaced]: 'repeated' } });
  const file = files[0]?.[1];
  return { fields: fieldsIn(texts), texts: true, text: '', ...(file && { file: await file.bytes() }) };
}

/** Counts the boundaries, of which there is one before each part and one at the end. */
function hasTooManyParts(bytes: Buffer, contentType: string): boolean {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1];
  let at = boundary === undefined ? -1 : bytes.indexOf(`--${boundary}`);
  for (let found = 0; at >= 0; found += 1) {
    if (found > mostParts) return true;
    at = bytes.indexOf(`--${boundary}`, at + 1);
  }
  return false;
}

/** An upload that was cut has no last boundary. */
async function formIn(bytes: Buffer<ArrayBuffer>, contentType: string) {
  const sent = new Response(bytes, { headers: { 'content-type': contentType } });
  const form = await sent.formData().catch(() => undefined);
  if (!form) refuse(unreadableBody);
  return form;
}
