import type { EnvelopeName } from './envelope.ts';

export type Signable = string | number | boolean | null | undefined | Signable[] | { [key: string]: Signable };
export type SignedFields = Partial<Record<Exclude<EnvelopeName, 'sign'>, string>> & { [field: string]: Signable };

/** The text whose MD5, in lower-case hex, is `sign`: a checksum, never a proof of who calls. */
export function textToSign(fields: SignedFields, secret: string): string {
  let text = '';
  // Not toSorted, which phones older than 2023 don't have.
  for (const key of Object.keys(fields).sort(byCodeUnit))
    if (!isEmpty(fields[key])) text += `${text && '&'}${key}=${asSigned(fields[key])}`;
  return text + secret;
}

function isEmpty(value: Signable) {
  return value === undefined || value === null || value === '';
}

function asSigned(value: Signable): string {
  return typeof value === 'string' ? value : sortedJson(value);
}

function sortedJson(value: Signable): string {
  if (Array.isArray(value)) return `[${value.map((item) => sortedJson(item ?? null)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.keys(value)
      .filter((key) => value[key] !== undefined)
      .sort(byCodeUnit)
      .map((key) => `${JSON.stringify(key)}:${sortedJson(value[key])}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

function byCodeUnit(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0;
}
