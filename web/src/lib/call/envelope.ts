import { languageTypes } from 'contract/languages';
import { appName, deviceType } from 'contract/wire/envelope';
import { textToSign } from 'contract/wire/signature';
import type { SignedFields } from 'contract/wire/signature';
import { now } from '../clock.ts';
import { member } from '../json.ts';
import { language } from '../language.ts';
import { pageConfig } from '../page-config.ts';
import { storage } from '../storage/storage.ts';
import { md5Hex } from '../hash/md5.ts';

/** The envelope of one sending, signed together with the body's fields. */
export function signedHeaders(fields: SignedFields, token: string | undefined): Record<string, string> {
  const envelope = {
    ...(token === undefined ? {} : { 'ACCESS-TOKEN': token }),
    languageType: languageTypes[language.get()],
    uniqueId: storage.uniqueId.get(),
    deviceType,
    appName,
    timeStamp: String(Math.floor(now() / 1000)),
  };
  return { ...envelope, sign: md5Hex(textToSign({ ...fields, ...envelope }, pageConfig().signSecret)) };
}

export type BodyForm = 'json' | 'form' | 'text';
/** The bytes of a body, made once, and the fields that a receiver reads out of them. */
export type Payload = { text: string; contentType: string; fields: SignedFields };

export function payloadOf(body: object, form: BodyForm): Payload {
  return payloadMakers[form](body);
}

const payloadMakers: Record<BodyForm, (body: object) => Payload> = {
  json(body) {
    const text = JSON.stringify(body);
    // The fields are signed as they will be read, without what JSON drops or rewrites.
    return { text, contentType: 'application/json', fields: JSON.parse(text) as SignedFields };
  },
  form(body) {
    const params = new URLSearchParams(Object.entries(body).flatMap(asText));
    const fields = Object.fromEntries(params);
    return { text: params.toString(), contentType: 'application/x-www-form-urlencoded', fields };
  },
  /** Plain text is the one field `body`; it has no room for a requestId. */
  text(body) {
    const value = member(body, 'body');
    const text = typeof value === 'string' ? value : '';
    return { text, contentType: 'text/plain; charset=utf-8', fields: { body: text } };
  },
};

function asText([name, value]: [string, unknown]): [string, string][] {
  if (value === undefined || value === null) return [];
  return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
}
