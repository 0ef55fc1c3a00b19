import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { visit } from 'jsonc-parser';
import { unreadableBody } from 'contract/refusals/wire';
import { envelopeNames } from 'contract/wire/envelope';
import { refuse } from '../../writes/refusing.ts';

export type Fields = Record<string, unknown>;
/** The top-level fields of the body. `texts` is true for a form, whose values are all text and may mean numbers. */
export type ReadBody = {
  fields: Fields;
  texts: boolean;
  /** As it came, for a partner's signature. */
  text: string;
  /** Beside the fields of multipart, which only calls that declare a file accept. */
  file?: Uint8Array;
};

export const nothingRead: ReadBody = { fields: {}, texts: false, text: '' };

const deepest = 32;
const forbiddenKeys = new Set<string>(['__proto__', 'constructor', 'prototype']);
const envelopeKeys = new Set<string>(envelopeNames);

/** Reads JSON, form-urlencoded and plain text by content type, and refuses everything else. */
export function readBodies(server: FastifyInstance) {
  server.removeAllContentTypeParsers();
  const parser =
    (read: (text: string) => ReadBody): FastifyBodyParser<string> =>
    (_request, text, done) => {
      try {
        done(null, read(text));
      } catch (failure) {
        done(failure as Error);
      }
    };
  server.addContentTypeParser('application/json', { parseAs: 'string' }, parser(fromJson));
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, parser(fromForm));
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, parser(fromText));
}

export function fromJson(text: string): ReadBody {
  // Most reads have an empty body.
  if (text === '' || text === '{}') return { ...nothingRead, text };
  refuseDoubleAndForbiddenKeys(text);
  const value = parsed(text);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) refuse(unreadableBody);
  return { fields: withoutEnvelopeNames(value as Fields), texts: false, text };
}

export function fromForm(text: string): ReadBody {
  return { fields: fieldsIn(new URLSearchParams(text)), texts: true, text };
}

/** The text fields of a form, none of them twice. */
export function fieldsIn(entries: Iterable<readonly [string, string]>): Fields {
  const fields: Fields = {};
  for (const [key, value] of entries) {
    if (Object.hasOwn(fields, key) || forbiddenKeys.has(key)) refuse(unreadableBody, { fields: { [key]: 'repeated' } });
    fields[key] = value;
  }
  return withoutEnvelopeNames(fields);
}

export function fromText(text: string): ReadBody {
  return { fields: { body: text }, texts: true, text };
}

function parsed(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    refuse(unreadableBody);
  }
  return value;
}

/** JSON.parse keeps the last of two equal keys, so that the signed and the used value could differ. */
function refuseDoubleAndForbiddenKeys(text: string) {
  const open: Set<string>[] = [];
  let depth = 0;
  const deeper = () => {
    if (++depth > deepest) refuse(unreadableBody);
  };
  visit(text, {
    onObjectBegin: () => {
      deeper();
      open.push(new Set());
    },
    onObjectEnd: () => {
      depth--;
      open.pop();
    },
    onArrayBegin: deeper,
    onArrayEnd: () => void depth--,
    onObjectProperty: (key) => {
      const keys = open.at(-1);
      if (!keys || keys.has(key) || forbiddenKeys.has(key)) refuse(unreadableBody, { fields: { [key]: 'repeated' } });
      keys.add(key);
    },
  });
}

function withoutEnvelopeNames(fields: Fields) {
  const clash = Object.keys(fields).find((key) => envelopeKeys.has(key));
  if (clash) refuse(unreadableBody, { fields: { [clash]: 'misplaced' } });
  return fields;
}
