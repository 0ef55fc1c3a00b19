import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textToSign } from './signature.ts';
import type { Signable, SignedFields } from './signature.ts';

type Vector = {
  name: string;
  secret: string;
  envelope: Record<string, string>;
  body?: Record<string, Signable>;
  form?: string;
  text?: string;
  fields?: Record<string, string>;
  canonical: string;
  sign: string;
};

const vectors: Vector[] = JSON.parse(readFileSync(new URL('signature.vectors.json', import.meta.url), 'utf8'));

function bodyFields({ body, form, text, fields }: Vector): Record<string, Signable> {
  if (form !== undefined) return Object.fromEntries(new URLSearchParams(form));
  if (text !== undefined) return { body: text };
  return body ?? fields ?? {};
}

function signOf(fields: SignedFields, secret = 'secret') {
  return createHash('md5').update(textToSign(fields, secret)).digest('hex');
}

/** The same value with the keys of every object in the opposite order. */
function turnedRound(value: Signable): Signable {
  if (Array.isArray(value)) return value.map(turnedRound);
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).map(([key, member]) => [key, turnedRound(member)] as const);
  return Object.fromEntries(members.toReversed());
}

describe('the published vectors', () => {
  it('are at least forty, each under a name of its own', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(40);
    expect(new Set(vectors.map(({ name }) => name)).size).toBe(vectors.length);
  });

  it.each(vectors)('$name', (vector) => {
    const fields = { ...vector.envelope, ...bodyFields(vector) };
    expect(textToSign(fields, vector.secret)).toBe(vector.canonical);
    expect(signOf(fields, vector.secret)).toBe(vector.sign);
  });
});

describe('the text to sign', () => {
  it('drops a field that is undefined and keeps false, 0, an empty list and an empty object', () => {
    const fields = { none: undefined, no: false, zero: 0, list: [], object: {} };
    expect(textToSign(fields, '!')).toBe('list=[]&no=false&object={}&zero=0!');
  });

  it('writes undefined inside a list as null and leaves it out of an object, as JSON does', () => {
    expect(textToSign({ list: [1, undefined], object: { a: undefined, b: 1 } }, '')).toBe(
      'list=[1,null]&object={"b":1}',
    );
  });

  it('is the secret alone when there is nothing to sign', () => {
    expect(textToSign({}, 'secret')).toBe('secret');
  });

  it('does not depend on the order in which the keys were written, at any level', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), (value) => {
        const fields = value as { [field: string]: Signable };
        expect(textToSign(turnedRound(fields) as SignedFields, 's')).toBe(textToSign(fields, 's'));
      }),
    );
  });

  it('changes with any non-empty value that changes', () => {
    const text = fc.string({ unit: 'binary', minLength: 1 });
    const pair = (kind: fc.Arbitrary<Signable>) => fc.tuple(kind, kind);
    const change = fc
      .oneof(
        pair(text),
        pair(fc.integer()),
        pair(fc.boolean()),
        pair(fc.array(fc.integer())),
        // As a body has them: one without a prototype is written like one with it.
        pair(fc.dictionary(text, fc.integer(), { noNullPrototype: true })),
        fc.tuple(text, fc.constant('')),
      )
      .filter(([before, after]) => !isDeepStrictEqual(before, after));
    fc.assert(
      fc.property(fc.dictionary(text, text), text, change, (others, key, [before, after]) => {
        const rest = Object.fromEntries(Object.entries(others).filter(([other]) => other !== key));
        const signed = (value: Signable) => signOf(Object.fromEntries([...Object.entries(rest), [key, value]]));
        expect(signed(after)).not.toBe(signed(before));
      }),
    );
  });
});
