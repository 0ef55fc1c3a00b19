import { describe, expect, test } from 'vitest';
import { readableAddress, rightAppAddress } from './web-addresses.ts';

describe('an address that nearly leads to the app', () => {
  test.each([
    ['/cdfH5', '/cdfH5/'],
    ['/cdfH5?token=a&userId=b', '/cdfH5/?token=a&userId=b'],
    ['/cdfh5/', '/cdfH5/'],
    ['/CDFH5/pages/meeting/detail?id=7', '/cdfH5/pages/meeting/detail?id=7'],
    ['/cdfh5?a=/cdfh5', '/cdfH5/?a=/cdfh5'],
  ])('%s leads to %s', (address, right) => expect(rightAppAddress(address)).toBe(right));

  test.each(['/cdfH5/', '/cdfH5/pages/x?y=1', '/cdfh55/', '/x/cdfh5/', '//cdfh5/', '/'])('%s stays', (address) =>
    expect(rightAppAddress(address)).toBeUndefined(),
  );
});

describe('an address with escape sequences', () => {
  test.each([
    ['/cdfH5/%E8%AE%BA?q=%zz', '/cdfH5/%E8%AE%BA?q=%zz'],
    ['/cdfH5/%zz', '/cdfH5/%25zz'],
    ['/a%?b=%20', '/a%25?b=%20'],
    ['/%ff%41', '/%25ff%2541'],
  ])('%s is read as %s', (url, read) => expect(readableAddress({ url })).toBe(read));
});
