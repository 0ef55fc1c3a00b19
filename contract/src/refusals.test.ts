import { expect, it } from 'vitest';
import * as refusals from './refusals.ts';

it('a refusal travels by the name that the code knows it by', () => {
  const { systemError: _notARefusal, ...named } = refusals;
  expect(Object.values(named).map(({ name }) => name)).toEqual(Object.keys(named));
});
