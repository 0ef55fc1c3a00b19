import { expect, test } from 'vitest';
import { parted } from './parted-number.ts';

test.each([
  ['+8613800126618', { region: 'CN', number: '13800126618' }],
  ['+12025550143', { region: 'US', number: '2025550143' }],
  ['+12465550143', { region: 'BB', number: '5550143' }],
  ['+74955550143', { region: 'RU', number: '4955550143' }],
  ['+85255501430', { region: 'HK', number: '55501430' }],
  ['', undefined],
])('%s is parted into its region and its number', (whole, parts) => {
  expect(parted(whole)).toEqual(parts);
});
