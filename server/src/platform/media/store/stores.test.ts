import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../ids.ts';
import { diskStore } from './disk-store.ts';
import { allOf, type MediaStore } from './media-store.ts';
import { s3Store } from './s3-store.ts';
import { testBucket } from './test-bucket.testing.ts';

let folder: string;
let bucket: Awaited<ReturnType<typeof testBucket>>;
let stores: Record<'a folder' | 'a bucket', MediaStore>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forum-store-'));
  bucket = await testBucket();
  stores = { 'a folder': diskStore(folder), 'a bucket': s3Store(bucket.settings) };
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
});

const text = (value: string) => new Uint8Array(Buffer.from(value));
async function* pieces(count: number, size: number) {
  for (let nth = 0; nth < count; nth += 1) yield new Uint8Array(size).fill(nth);
}

describe.each(['a folder', 'a bucket'] as const)('%s', (which) => {
  const key = which === 'a folder' ? '0123456789abcdefghjk' : 'kjhgfedcba9876543210';

  test('gives back what was written, as a whole and in pieces', async () => {
    const store = stores[which];
    expect(await store.write(key, text('0123456789'))).toEqual({
      size: 10,
      hash: '84d89877f0d4041efb6bf91a16f0248f2fd573e6af05c19f96bedb9f882f7882',
    });
    expect(await store.size(key)).toBe(10);
    const read = async (range?: { from: number; to: number }) => String(await allOf(await store.read(key, range)));
    expect([await read(), await read({ from: 4, to: 4 }), await read({ from: 3, to: 9 })]).toEqual([
      '0123456789',
      '4',
      '3456789',
    ]);
  });

  test('replaces a file, and has an empty one', async () => {
    const store = stores[which];
    await store.write(key, text('another'));
    expect(String(await allOf(await store.read(key)))).toBe('another');
    await store.write(key, text(''));
    expect([await store.size(key), (await allOf(await store.read(key))).length]).toEqual([0, 0]);
  });

  test('takes a file of many pieces that is larger than one request', async () => {
    const store = stores[which];
    const large = `${newId()}.1280`;
    const { size, hash } = await store.write(large, pieces(37, 700_001));
    expect([size, await store.size(large)]).toEqual([25_900_037, 25_900_037]);
    expect(await diskStore(folder).write(newId(), await store.read(large))).toEqual({ size, hash });
    expect([...(await allOf(await store.read(large, { from: 700_000, to: 700_002 })))]).toEqual([0, 1, 1]);
    await store.remove(large);
    expect(await store.size(large)).toBeUndefined();
  });

  test('has nothing of a file whose sender stops', async () => {
    const store = stores[which];
    const cut = newId();
    async function* stopping() {
      yield* pieces(14, 700_000);
      throw new Error('the sender left');
    }
    await expect(store.write(cut, stopping())).rejects.toThrow('the sender left');
    expect(await store.size(cut)).toBeUndefined();
    await expect(store.read(cut)).rejects.toMatchObject({ reason: 'missing' });
  });

  test('removes a file, also a second time', async () => {
    const store = stores[which];
    const [one, other] = [newId(), `${newId()}.320`];
    for (const each of [one, other]) await store.write(each, text(each));
    for (let time = 0; time < 2; time += 1) await store.remove(one);
    expect([await store.size(one), await store.size(other)]).toEqual([undefined, 24]);
    await expect(store.read(one)).rejects.toMatchObject({ reason: 'missing' });
  });

  test.each(['', '..', '../../etc/passwd', 'a/b', `${key}/x`, `${key}.`, `${key}.a/b`, `${key}\0`, key.toUpperCase()])(
    'knows no key %j',
    async (wrong) => {
      const store = stores[which];
      await expect(store.write(wrong, text('x'))).rejects.toThrow('no key');
      await expect((async () => store.read(wrong))()).rejects.toThrow('no key');
      await expect((async () => store.remove(wrong))()).rejects.toThrow('no key');
    },
  );
});

describe('a folder', () => {
  test('is closed to other users of the machine, and keeps no draft', async () => {
    const key = newId();
    await stores['a folder'].write(key, text('x'));
    const modes = [key.slice(0, 1), `${key.slice(0, 1)}/${key}`].map(
      async (path) => (await stat(join(folder, path))).mode & 0o777,
    );
    expect([await Promise.all(modes), await readdir(join(folder, 'unfinished'))]).toEqual([[0o700, 0o600], []]);
  });

  test('removes what killed writers left of a file, and nothing of others', async () => {
    const [key, other] = [newId(), newId()];
    for (const name of [`${key}~1`, `${key}~2`, `${other}~1`]) await writeFile(join(folder, 'unfinished', name), 'x');
    await stores['a folder'].remove(key);
    expect(await readdir(join(folder, 'unfinished'))).toEqual([`${other}~1`]);
    await stores['a folder'].remove(other);
  });

  test('says that the disk is full, and keeps nothing', async () => {
    async function* full() {
      yield text('x');
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
    }
    const key = newId();
    await expect(stores['a folder'].write(key, full())).rejects.toMatchObject({ reason: 'full' });
    expect([await stores['a folder'].size(key), await readdir(join(folder, 'unfinished'))]).toEqual([undefined, []]);
  });
});

describe('a bucket', () => {
  const as = { type: 'audio/mpeg', cacheControl: 'private, max-age=60', disposition: 'attachment' };

  test('opens a file by a signed address that nobody can change', async () => {
    const store = stores['a bucket'];
    const [key, other] = [newId(), newId()];
    for (const each of [key, other]) await store.write(each, text(each));
    const address = (await store.signedAddress?.(key, as)) ?? '';
    const response = await fetch(address, { headers: { range: 'bytes=2-4' } });
    expect([response.status, await response.text()]).toEqual([206, key.slice(2, 5)]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'private, max-age=60',
      'content-disposition': 'attachment',
    });
    const changed = [
      address.replace(key, other),
      address.replace('audio', 'video'),
      address.replace('Expires=60', 'Expires=600'),
    ];
    const statuses = await Promise.all(changed.map(async (one) => (await fetch(one)).status));
    expect(statuses).toEqual([403, 403, 403]);
  });

  test('opens nothing by an address that is older than a minute', async () => {
    const store = stores['a bucket'];
    const key = newId();
    await store.write(key, text(key));
    const statusAfter = async (seconds: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - seconds * 1000 });
      const address = (await store.signedAddress?.(key, as)) ?? '';
      vi.useRealTimers();
      return (await fetch(address)).status;
    };
    expect([await statusAfter(30), await statusAfter(62)]).toEqual([200, 403]);
  });

  test('that refuses the key is away', async () => {
    const store = s3Store({ ...bucket.settings, secret: 'another secret' });
    await expect(store.write(newId(), text('x'))).rejects.toMatchObject({ reason: 'away' });
    await expect(store.read(newId())).rejects.toMatchObject({ reason: 'away' });
    await expect(store.size(newId())).rejects.toMatchObject({ reason: 'away' });
  });

  test('that is not there is away', async () => {
    const store = s3Store({ ...bucket.settings, url: 'http://127.0.0.1:2/nowhere' });
    const asking = [store.write(newId(), text('x')), store.read(newId()), store.remove(newId()), store.size(newId())];
    for (const { reason } of (await Promise.allSettled(asking)) as PromiseRejectedResult[])
      expect(reason).toMatchObject({ name: 'StoreFailure', reason: 'away' });
  });

  test('that says nothing, or stops in the middle, is waited for no longer than a moment', async () => {
    const silent = createServer((request, response) => {
      if (request.url?.includes('stops')) response.writeHead(200, { 'content-length': '10' }).write('01');
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const patience = { answer: 50, part: 50, piece: 50 };
    const at = (path: string) => s3Store({ ...bucket.settings, url: `http://127.0.0.1:${port}/${path}` }, patience);
    await expect(at('says-nothing').write(newId(), text('x'))).rejects.toMatchObject({ reason: 'away' });
    await expect(at('says-nothing').read(newId())).rejects.toMatchObject({ reason: 'away' });
    await expect(at('stops').read(newId()).then(allOf)).rejects.toThrow('in the middle of a file');
    silent.closeAllConnections();
    silent.close();
  });
});
