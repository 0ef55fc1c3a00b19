import { createHash } from 'node:crypto';
import { allCalls } from 'contract/all-calls';
import { languageTypes, type Language } from 'contract/languages';
import { codes } from 'contract/wire/codes';
import { appName, deviceType, type Answer, type Envelope } from 'contract/wire/envelope';
import type { RefusalObj } from 'contract/wire/refusal-details';
import { textToSign, type SignedFields } from 'contract/wire/signature';
import { checkDescribed } from '../http/openapi/valid-by-description.testing.ts';
import { refusalsOf } from '../http/openapi/refusals-of.ts';

export type CallOptions = {
  language?: Language;
  token?: string;
  now?: Date;
  /** Changes single envelope fields after signing; undefined leaves one out. */
  envelope?: Partial<Record<keyof Envelope, string | undefined>>;
  headers?: Record<string, string>;
  uniqueId?: string;
};

export type WireAnswer = Answer<unknown> & { status: number; headers: Headers };
export type Body = SignedFields;

/** Calls the server as a client does: it signs with node's MD5, sends and reads the answer. */
export function caller(address: string, secret: string, clockNow: () => Date) {
  async function send(
    path: string,
    contentType: string,
    bytes: string | Uint8Array<ArrayBuffer>,
    fields: Body,
    options: CallOptions = {},
  ): Promise<WireAnswer> {
    const headers = {
      'content-type': contentType,
      ...signedHeaders(fields, secret, options, clockNow()),
      ...options.headers,
    };
    const response = await fetch(address + path, { method: 'POST', headers, body: bytes });
    const answer = (await response.json()) as Answer<unknown>;
    checkRefusal(path, answer);
    if (response.status === 200) checkDescribed(path, answer);
    return { ...answer, status: response.status, headers: response.headers };
  }
  return {
    /** Opens an answer that stays open. */
    stream: (path: string, body: Body, options: CallOptions, signal: AbortSignal) =>
      fetch(address + path, {
        ...{ method: 'POST', body: JSON.stringify(body), signal },
        headers: { 'content-type': 'application/json', ...signedHeaders(body, secret, options, clockNow()) },
      }),
    json: (path: string, body: Body = {}, options?: CallOptions) =>
      send(path, 'application/json', JSON.stringify(body), body, options),
    form: (path: string, body: Record<string, string>, options?: CallOptions) =>
      send(path, 'application/x-www-form-urlencoded', new URLSearchParams(body).toString(), body, options),
    /** For a request that is sent in another way. */
    headersFor: (fields: Body, options: CallOptions) => signedHeaders(fields, secret, options, clockNow()),
    /** Sends any bytes with any content type, signed as if they contained `fields`. */
    raw: (
      path: string,
      contentType: string,
      bytes: string | Uint8Array<ArrayBuffer>,
      fields: Body,
      options?: CallOptions,
    ) => send(path, contentType, bytes, fields, options),
  };
}

/** Checks every answer in every test: a -1 names its field, and the OpenAPI description lists the refusal. */
function checkRefusal(path: string, { code, obj }: Answer<unknown>) {
  const { refusal, fields = {} } = (obj ?? {}) as Partial<RefusalObj>;
  if (!refusal) return;
  if (code === codes.invalid && Object.keys(fields).length === 0)
    throw new Error(`${path} refuses with ${refusal} and names no field`);
  const call = allCalls.find((one) => one.path === path);
  if (call && !refusalsOf(call).some(({ name }) => name === refusal))
    throw new Error(`${path} refuses with ${refusal}, which it does not declare`);
}

function signedHeaders(fields: Body, secret: string, options: CallOptions, clockNow: Date): Record<string, string> {
  const envelope = {
    'ACCESS-TOKEN': options.token ?? '',
    languageType: languageTypes[options.language ?? 'en'],
    uniqueId: options.uniqueId ?? 'test-device-0001',
    deviceType,
    appName,
    timeStamp: String(Math.floor((options.now ?? clockNow).getTime() / 1000)),
  };
  const sign = createHash('md5')
    .update(textToSign({ ...fields, ...envelope }, secret))
    .digest('hex');
  const sent: Record<string, string | undefined> = { ...envelope, sign, ...options.envelope };
  return Object.fromEntries(Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** A file with its fields, as a browser sends them; only the fields are signed. */
export async function multipart(fields: Record<string, string>, file: Uint8Array, name = 'file') {
  const form = new FormData();
  for (const [key, text] of Object.entries(fields)) form.append(key, text);
  form.append(name, new Blob([Uint8Array.from(file)]), 'photo');
  const written = new Response(form);
  const [type, bytes] = [written.headers.get('content-type') ?? '', new Uint8Array(await written.arrayBuffer())];
  return {
    ...{ type, bytes },
    send: ({ call }: { call: ReturnType<typeof caller> }, path: string, options?: CallOptions) =>
      call.raw(path, type, bytes, fields, options),
  };
}
