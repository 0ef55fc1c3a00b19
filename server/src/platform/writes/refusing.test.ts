import type { signOut } from 'contract/calls/session';
import { notFound } from 'contract/refusals/wire';
import { refusal } from 'contract/wire/refusal';
import { expect, test } from 'vitest';
import type { Action } from '../http/binding.ts';
import { CommittedRefusal, committedRefusal, refuse, ThrownRefusal } from './refusing.ts';

/** A call whose answer is empty is the one for which a refusal could be taken for a success. */
type SignsOut = Action<typeof signOut>;

test('a refusal that is thrown cannot be returned as one that commits first', () => {
  // @ts-expect-error What `refuse` throws is no answer.
  const mixedUp: SignsOut = async () => new ThrownRefusal(notFound, undefined);
  // @ts-expect-error Nor is the refusal itself.
  const forgotten: SignsOut = async () => notFound;
  // @ts-expect-error Nor is anything that looks like a committed one.
  const alike: SignsOut = async () => ({ committed: true, refusal: notFound, details: undefined });
  const right: SignsOut = async () => committedRefusal(notFound);
  expect([mixedUp, forgotten, alike, right]).toHaveLength(4);
});

test('a refusal of input cannot be made without its field', () => {
  // @ts-expect-error Code -1 belongs to `invalid`, which takes the field.
  expect(refusal(-1, 'withoutField', 'No', '否').code).toBe(-1);
});

test('refuse throws by itself; the committed one is returned', () => {
  expect(() => refuse(notFound)).toThrow(ThrownRefusal);
  expect(committedRefusal(notFound)).toBeInstanceOf(CommittedRefusal);
});
