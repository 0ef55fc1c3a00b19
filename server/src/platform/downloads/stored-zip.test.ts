import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { storedZip, storedZipSize } from './stored-zip.ts';

const at = '2027-03-22T09:30:18+08:00';
const pieces = async function* (...all: string[]) {
  for (const piece of all) yield Buffer.from(piece);
};
const file = (name: string, ...all: string[]) => ({
  ...{ name, at, size: Buffer.byteLength(all.join('')) },
  read: async () => pieces(...all),
});
async function bytesOf(zip: AsyncIterable<Uint8Array>) {
  const all: Uint8Array[] = [];
  for await (const piece of zip) all.push(piece);
  return Buffer.concat(all);
}

test('an archive has every file as it is, under its name in any script, and the size that was announced', async () => {
  const files = [
    file('2027-03-22 09.30 周一上午.jpg', 'one ', 'two'),
    file('b.jpg', ''),
    file('c.jpg', 'x'.repeat(70_000)),
  ];
  const zip = await bytesOf(storedZip(files));
  expect(zip.length).toBe(storedZipSize(files));
  const found = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
  expect(found).toEqual([
    ['2027-03-22 09.30 周一上午.jpg', 'one two'],
    ['b.jpg', ''],
    ['c.jpg', 'x'.repeat(70_000)],
  ]);
});

test('the sums and the moment are where programs look for them', async () => {
  const zip = await bytesOf(storedZip([file('a.jpg', '123456789')]));
  const listed = zip.indexOf('PK\x01\x02', 0, 'latin1');
  // The sum of these nine digits is published with the method.
  expect(zip.readUInt32LE(listed + 16)).toBe(0xcbf43926);
  const [time, date] = [zip.readUInt16LE(listed + 12), zip.readUInt16LE(listed + 14)];
  expect([1980 + (date >> 9), (date >> 5) & 15, date & 31]).toEqual([2027, 3, 22]);
  expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([9, 30, 18]);
});

test.each(['0001-01-01T00:00:00+08:00', '9999-12-31T23:59:59+08:00'])(
  'a camera may think that it is %s',
  async (at) => {
    const zip = await bytesOf(storedZip([{ ...file('a.jpg', 'one'), at }]));
    expect(Object.keys(unzipSync(zip))).toEqual(['a.jpg']);
  },
);

test('a file is read only when the one before it is taken', async () => {
  const read: string[] = [];
  const watched = ['a', 'b', 'c'].map((name) => ({
    ...file(name, name),
    read: async () => {
      read.push(name);
      return pieces(name);
    },
  }));
  const zip = storedZip(watched);
  // The header of the first, and its only piece.
  await zip.next();
  await zip.next();
  expect(read).toEqual(['a']);
  await zip.return(undefined);
  expect(read).toEqual(['a']);
});

test('a file that is shorter than its row says breaks the download off', async () => {
  await expect(bytesOf(storedZip([{ ...file('a.jpg', 'ab'), size: 3 }]))).rejects.toThrow('another size');
});

test('an archive of nothing is one', async () => {
  expect(await bytesOf(storedZip([]))).toHaveLength(storedZipSize([]));
});
