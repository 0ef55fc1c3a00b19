import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { picture } from '../database/tables/pictures.ts';
import { testNow } from '../testing/test-now.ts';
import { testServer } from '../testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
const bytes = Uint8Array.from([0x52, 0x49, 0x46, 0x46, 0, 1, 2, 3]);
const hour = 60 * 60 * 1000;

beforeAll(async () => {
  server = await testServer();
  await server.db.insert(picture).values({ id: 'one', type: 'image/webp', width: 40, height: 20, bytes });
});
afterAll(() => server.stop());

async function address() {
  const pictureOf = await server.services.pictures.shown(server.db, ['one', null, 'unknown']);
  return server.address + pictureOf('one')?.src;
}
const at = (ms: number) => server.clock.set(new Date(testNow.getTime() + ms));

describe('a picture', () => {
  test('has its size and an address; what is not there has none', async () => {
    const pictureOf = await server.services.pictures.shown(server.db, ['one', null, 'unknown']);
    expect(pictureOf('one')).toMatchObject({ width: 40, height: 20 });
    expect([pictureOf(null), pictureOf('unknown')]).toEqual([null, null]);
  });

  test('is served as it is, kept by the phone alone, and never as something active', async () => {
    const response = await fetch(await address());
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('private, max-age=86400, immutable');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('keeps its address for hours, and the address ends within a day', async () => {
    const first = await address();
    at(hour);
    expect((await fetch(first)).status).toBe(200);
    at(25 * hour);
    expect((await fetch(first)).status).toBe(404);
    expect(await address()).not.toBe(first);
    at(0);
  });

  test.each([
    ['another picture', (src: string) => src.replace('/media/one', '/media/two')],
    ['a later end', (src: string) => src.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 1}`)],
    ['no sign', (src: string) => src.replace(/&sign=.*/, '')],
    ['a further parameter', (src: string) => `${src}&more=1`],
  ])('with %s in its address is not there', async (_, change) => {
    expect((await fetch(change(await address()))).status).toBe(404);
  });
});
