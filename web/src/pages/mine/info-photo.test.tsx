import { sendPhoto } from 'contract/calls/profile';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answers, lost } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { open, press, type Screen, server, submitted, world } from './info.testing.tsx';

/** Chooses a file as the phone's own chooser would. */
async function choose(screen: Screen, file: File) {
  const button = screen.getByLabelText('Choose', { exact: true });
  await expect.element(button).toBeInTheDocument();
  const input = button.element() as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A picture whose pixels repeat nothing, so that it is hard to compress. */
async function photo(width: number, height: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  const pixels = context.createImageData(width, height);
  let noise = 1;
  for (let at = 0; at < pixels.data.length; at += 1) {
    noise = (noise * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels.data[at] = at % 4 === 3 ? 255 : noise >> 16;
  }
  context.putImageData(pixels, 0, 0);
  const blob = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/png'));
  return new File([blob!], 'portrait.png', { type: 'image/png' });
}

/** A black PNG, which is short although it is huge. */
async function hugePicture(side: number): Promise<File> {
  const rows = new Blob([new Uint8Array(side * (1 + side / 8))]).stream();
  const packed = await new Response(rows.pipeThrough(new CompressionStream('deflate'))).arrayBuffer();
  const head = new DataView(new ArrayBuffer(13));
  head.setUint32(0, side);
  head.setUint32(4, side);
  head.setUint8(8, 1);
  const sign = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', head.buffer), chunk('IDAT', packed), chunk('IEND', new ArrayBuffer())];
  return new File([sign, ...parts.flat()], 'huge.png', { type: 'image/png' });
}

function chunk(name: string, content: ArrayBuffer): Uint8Array<ArrayBuffer>[] {
  const checked = new Uint8Array([...new TextEncoder().encode(name), ...new Uint8Array(content)]);
  let crc = ~0;
  for (const byte of checked) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return [word(content.byteLength), checked, word(~crc)];
}

function word(value: number): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setInt32(0, value);
  return new Uint8Array(bytes.buffer);
}

class Removed extends File {
  override slice(): Blob {
    return Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) });
  }
}

/** A file that takes as long as the test wants. */
class Slow extends File {
  readonly arrived = Promise.withResolvers<ArrayBuffer>();
  override slice(): Blob {
    return Object.assign(new Blob(), { arrayBuffer: () => this.arrived.promise });
  }
}

const notAPicture = 'Please choose a photo in JPEG, PNG or WebP format';
const tooLarge = 'This photo is too large. Please choose another one, of at most 20 MB and 100 megapixels';
const fileError = 'file error: the photo was moved or changed after you chose it. Please choose it again';
const notDrawn = 'This phone could not prepare the photo. Please try again, or choose a smaller one';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

afterEach(() => vi.restoreAllMocks());

test('a file that cannot be used says why, and the next one is tried anew', async () => {
  const screen = await open([answers(sendPhoto, { photo: 1, waits: false })]);
  for (const [file, words] of [
    [new File([svg], 'a.svg', { type: 'image/svg+xml' }), notAPicture],
    [new File([svg], 'a.png', { type: 'image/png' }), notAPicture],
    [new File(['ftypheic'], 'a.heic', { type: 'image/heic' }), notAPicture],
    [new File([], 'nothing.jpg', { type: 'image/jpeg' }), notAPicture],
    [new File([new Uint8Array(21 * 1024 * 1024)], 'long.jpg', { type: 'image/jpeg' }), tooLarge],
    [await hugePicture(20_000), tooLarge],
    [new Removed(['x'], 'gone.jpg'), fileError],
  ] as const) {
    await choose(screen, file);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words);
  }
  language.set('zh');
  await expect.element(screen.getByText(/^文件读取失败：/)).toBeVisible();
  language.set('en');
  await choose(screen, await photo(30, 20));
  await expect.element(screen.getByRole('dialog', { name: 'Crop the photo' })).toBeVisible();
  expect(screen.getByRole('alert').elements()).toEqual([]);
});

test('a photo is cropped by keys, sent as a square JPEG within its limits, and stays when it is lost', async () => {
  world.profile = submitted;
  const screen = await open([answers(sendPhoto, ({ times }) => (times === 1 ? lost : { photo: null, waits: true }))]);
  await choose(screen, await photo(1_600, 1_200));
  const sheet = screen.getByRole('dialog', { name: 'Crop the photo' });
  await expect.element(sheet.getByText(/The Secretariat checks it first/)).toBeVisible();
  const [frame, zoom] = [sheet.getByRole('group'), sheet.getByRole('slider', { name: 'Zoom' })];
  await expect.element(frame).toBeVisible();
  const left = () => (frame.element().firstElementChild as HTMLElement).style.left;
  const before = left();
  (frame.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(left).not.toBe(before);
  await userEvent.keyboard('+');
  await expect.element(zoom).toHaveValue('1.1');
  await press(screen, 'Use this photo');
  const dialog = screen.getByRole('alertdialog', { name: 'Network Service Exception' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(sheet).toBeVisible();
  await press(screen, 'Use this photo');
  await expect.element(sheet).not.toBeInTheDocument();
  const sent = server.of(sendPhoto);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId);
  const { file } = sent[1] as unknown as { file: File };
  expect(file.type).toBe('image/jpeg');
  expect(file.size).toBeLessThanOrEqual(512 * 1024);
  const { width, height } = await createImageBitmap(file);
  expect([width, height]).toEqual([1_024, 1_024]);
});

test('a photo that takes long shows at once that it is being read, and nothing moves when it is there', async () => {
  const screen = await open();
  const slow = new Slow([await photo(30, 20)], 'slow.png', { type: 'image/png' });
  await choose(screen, slow);
  const sheet = screen.getByRole('dialog', { name: 'Crop the photo' });
  await expect.element(sheet.getByRole('status')).toHaveTextContent('Reading the photo');
  await expect.element(sheet.getByText('Delegates see it beside your name.')).toBeVisible();
  const use = sheet.getByRole('button', { name: 'Use this photo' });
  await expect.element(use).toBeDisabled();
  const height = () => sheet.element().firstElementChild!.scrollHeight;
  const before = height();
  slow.arrived.resolve(new ArrayBuffer());
  await expect.element(sheet.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await expect.element(use).toBeEnabled();
  expect(height()).toBe(before);
});

test('a photo that the phone cannot draw says so; outside the directory nothing is said of delegates', async () => {
  world.inDirectory = false;
  const screen = await open();
  const picture = await photo(30, 20);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((settle) => settle(null));
  await choose(screen, picture);
  await expect.element(screen.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  expect(screen.getByText('Delegates see it beside your name.').query()).toBeNull();
  await press(screen, 'Use this photo');
  await expect.element(screen.getByRole('alert')).toHaveTextContent(notDrawn);
});
