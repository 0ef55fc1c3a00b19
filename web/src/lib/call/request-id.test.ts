import { RequestId } from 'contract/wire/call';
import { expect, it } from 'vitest';
import { newRequestId } from './request-id.ts';

it('a request id has the form the contract asks for and never comes twice', () => {
  const ids = Array.from({ length: 1_000 }, newRequestId);
  expect(ids.filter((id) => !RequestId.safeParse(id).success || id.length !== 32)).toEqual([]);
  expect(new Set(ids).size).toBe(1_000);
});
