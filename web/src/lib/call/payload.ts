import type { SignedFields } from 'contract/wire/signature';
import { member } from '../json.ts';

export type BodyForm = 'json' | 'form' | 'text';
/** The bytes of a body, made once, and the fields that a receiver reads out of them. */
export type Payload = { text: string; contentType: string; fields: SignedFields };

export function payloadOf(body: object, form: BodyForm): Payload {
  return makers[form](body);
}

const makers: Record<BodyForm, (body: object) => Payload> = {
  json(body) {
    const text = JSON.stringify(body);
    // Signed as it will be read: what JSON drops or rewrites must not be signed as it was.
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
