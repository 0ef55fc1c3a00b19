import { expect, test } from 'vitest';
import { isOfOrganisation } from './delegates-organisation.rules.ts';

const both = (zh: string, en: string) => ({ zh, en });

test.each([
  ['both languages', both('远岫', 'Yuanxiu'), true],
  ['Chinese alone', both('远岫', 'Yuanxiu New Energy'), true],
  ['English alone', both('', 'Yuanxiu'), true],
  ['no language', both('云磐', 'Yunpan'), false],
])('an organisation whose name is the same in %s', (_, name, same) => {
  expect(isOfOrganisation(name, { organisation: both('远岫', 'Yuanxiu') })).toBe(same);
  expect(isOfOrganisation(name, { organisation: null })).toBe(false);
});

test('organisations are not the same because a name is missing', () => {
  expect(isOfOrganisation(both('', 'Yunpan'), { organisation: both('', 'Yuanxiu') })).toBe(false);
  expect(isOfOrganisation(both('云磐', ''), { organisation: both('远岫', '') })).toBe(false);
});
