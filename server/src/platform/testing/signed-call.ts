import { createHash } from 'node:crypto';
import { allCalls } from 'contract/all-calls';
import { languageTypes, type Language } from 'contract/texts';
import { appName, deviceType, type Answer, type Envelope } from 'contract/wire/envelope';
import { textToSign, type SignedFields } from 'contract/wire/signature';
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

/** Speaks the wire as a client does: signs with node's own MD5, sends, and reads the envelope back. */
export function caller(address: string, secret: string, clockNow: () => Date) {
  async function send(
    path: string,
    contentType: string,
    bytes: string,
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
    checkDescribed(path, answer);
    return { ...answer, status: response.status, headers: response.headers };
  }
  return {
    /** An answer that stays open. */
    stream: (path: string, body: Body, options: CallOptions, signal: AbortSignal) =>
      fetch(address + path, {
        ...{ method: 'POST', body: JSON.stringify(body), signal },
        headers: { 'content-type': 'application/json', ...signedHeaders(body, secret, options, clockNow()) },
      }),
    json: (path: string, body: Body = {}, options?: CallOptions) =>
      send(path, 'application/json', JSON.stringify(body), body, options),
    form: (path: string, body: Record<string, string>, options?: CallOptions) =>
      send(path, 'application/x-www-form-urlencoded', new URLSearchParams(body).toString(), body, options),
    /** Any bytes under any content type, signed as if `fields` had been read from them. */
    raw: (path: string, contentType: string, bytes: string, fields: Body, options?: CallOptions) =>
      send(path, contentType, bytes, fields, options),
  };
}

/** A refusal that the API's description does not name would take every other client by surprise. */
function checkDescribed(path: string, { obj }: Answer<unknown>) {
  const call = allCalls.find((one) => one.path === path);
  if (!call || typeof obj !== 'object' || obj === null || !('refusal' in obj)) return;
  const { refusal } = obj;
  if (!refusalsOf(call).some(({ name }) => name === refusal))
    throw new Error(`${path} does not declare ${String(refusal)}`);
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
