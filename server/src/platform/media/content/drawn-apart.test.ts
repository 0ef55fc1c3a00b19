import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawingProcess, drawnApart } from './drawn-apart.ts';
import { drawnPicture } from './drawn-picture.ts';
import { kinds, type Recognised } from './file-kinds.ts';
import { bmp, drawn, svg, wholePng } from './made-files.testing.ts';
import type { Made } from './picture-work.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'forum-drawing-'))));
afterAll(() => rm(folder, { recursive: true }));

const ordinary = svg('<rect width="9" height="9"/>');
const drawnSize = ({ width, height }: { width: number; height: number }) => [width, height];
const sizesOf = (made: Made) => ('why' in made ? made.why : made.pictures.map(drawnSize));

test('a drawing that would take hours is stopped, and the next one is drawn', async () => {
  const draw = drawingProcess({ milliseconds: 3_000 });
  const blurs = '<feGaussianBlur stdDeviation="50"/>'.repeat(5_000);
  const endless = svg(`<filter id="f">${blurs}</filter><rect width="40" height="30" filter="url(#f)"/>`);
  const work = (file: Buffer) => draw({ make: 'picture', file, extension: 'svg' });
  expect(await work(endless)).toEqual({ why: 'damaged' });
  expect(sizesOf(await work(ordinary))).toEqual([[1_280, 960]]);
});

test('a picture that needs more memory than the process may have is damaged, and the next one is drawn', async () => {
  const large = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: 'red' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const outcomes = async (megabytes: number) => {
    const draw = drawingProcess({ megabytes });
    const first = await draw({ make: 'picture', file: large, extension: 'jpg' });
    return [sizesOf(first), sizesOf(await draw({ make: 'picture', file: ordinary, extension: 'svg' }))];
  };
  // It needs 130 MB for its coefficients, and a process with the library 95.
  expect([await outcomes(180), await outcomes(1_024)]).toEqual([
    ['damaged', [[1_280, 960]]],
    [[[2_048, 2_048]], [[1_280, 960]]],
  ]);
  // A busy machine takes its time for three processes and two large pictures.
}, 300_000);

test.each(['picture', 'photo'] as const)('no side of a %s is longer than 16,383, whatever it is', async (make) => {
  const ofSide = async (side: number) => {
    const wide = drawn(side, 1);
    const files: [Recognised['extension'], Buffer][] = [
      ['png', wholePng(side, 1)],
      ['png', wholePng(1, side)],
      ['jpg', await wide.jpeg().toBuffer()],
      ['gif', await wide.gif().toBuffer()],
      ['bmp', bmp(side, 1)],
      ['svg', svg('', `width="${side}" height="1"`)],
    ];
    return Promise.all(
      files.map(async ([extension, file]) => {
        const made = await drawnApart({ make, file, extension });
        return 'why' in made ? made.why : 'drawn';
      }),
    );
  };
  expect([await ofSide(16_384), await ofSide(16_383)]).toEqual([Array(6).fill('too large'), Array(6).fill('drawn')]);
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
  const shown = async (href: string) => {
    const file = svg(`<image href="${href}" width="40" height="30" preserveAspectRatio="none"/>`);
    const { bytes } = await drawnPicture(file, kinds.svg);
    const [, green] = await sharp(bytes).flatten({ background: 'white' }).resize(1, 1).raw().toBuffer();
    return green === 255 ? 'nothing' : 'the picture';
  };
  const inside = `data:image/png;base64,${(await picture.toBuffer()).toString('base64')}`;
  // Only the picture that the file brings with it is drawn.
  expect([await shown(inside), await shown(`file://${red}`), await shown(red), await shown(elsewhere), asked]).toEqual([
    ...['the picture', 'nothing', 'nothing', 'nothing', 0],
  ]);
  canary.close();
});
