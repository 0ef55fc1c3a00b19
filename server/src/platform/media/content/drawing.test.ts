import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnDrawing } from './drawing.ts';
import { svg } from './made-files.testing.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'forum-drawing-'))));
afterAll(() => rm(folder, { recursive: true }));

test('a drawing that would take hours is stopped', async () => {
  const filter = `<filter id="f">${'<feGaussianBlur stdDeviation="50"/>'.repeat(5_000)}</filter>`;
  const file = svg(`${filter}<rect width="40" height="30" filter="url(#f)"/>`);
  await expect(drawnDrawing(file, 1_500)).rejects.toMatchObject({ refusal: { name: 'fileDamaged' } });
});

test('a drawing fetches nothing, from the machine or from elsewhere', async () => {
  const red = join(folder, 'red.png');
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).png();
  await picture.toFile(red);
  let asked = 0;
  const canary = createServer((_request, response) => {
    asked += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(canary, 'listening');
  const elsewhere = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/red.png`;
  const drawn = async (href: string) => {
    const bytes = await drawnDrawing(svg(`<image href="${href}" width="40" height="30" preserveAspectRatio="none"/>`));
    const [, green] = await sharp(bytes).flatten({ background: 'white' }).resize(1, 1).raw().toBuffer();
    return green === 255 ? 'nothing' : 'the picture';
  };
  const inside = `data:image/png;base64,${(await picture.toBuffer()).toString('base64')}`;
  // Only the picture that the file brings with it is drawn.
  expect([await drawn(inside), await drawn(`file://${red}`), await drawn(red), await drawn(elsewhere), asked]).toEqual([
    ...['the picture', 'nothing', 'nothing', 'nothing', 0],
  ]);
  canary.close();
});
