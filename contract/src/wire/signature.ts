import type { EnvelopeName } from './envelope.ts';

export type Signable = string | number | boolean | null | undefined | Signable[] | { [key: string]: Signable };
export type SignedFields = Partial<Record<Exclude<EnvelopeName, 'sign'>, string>> & { [field: string]: Signable };

/** The text whose MD5, in lower-case hex, is `sign`: a checksum, never a proof of who calls. */
export function textToSign(fields: SignedFields, secret: string): string {
  // Sorted by code units. Phones older than 2023 do not have toSorted.
  const names = Object.keys(fields).sort();
  let signed = '';
  for (const name of names) {
    const value = fields[name];
    if (!isEmpty(value)) signed += `${signed && '&'}${name}=${asSigned(value)}`;
  }
  return signed + secret;
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
      .sort()
      .map((key) => `${JSON.stringify(key)}:${sortedJson(value[key])}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
