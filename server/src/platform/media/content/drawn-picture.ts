import sharp, { type Sharp } from 'sharp';
import { fileDamaged, pictureTooLarge } from 'contract/refusals/media';
import { refuse } from '../../writes/refusing.ts';
import { pixelsOfBitmap } from './bmp.ts';
import { kinds, type Recognised } from './file-kinds.ts';

type Drawn = Recognised & { bytes: Buffer; width: number; height: number };

/** Every phone's camera makes fewer; this many take 240 MB of memory for a moment. */
const mostPixels = 60_000_000;
/** As wide as the largest screen of a phone is sharp; WebP ends at 16,383. */
const [widest, tallest] = [2048, 8192];
/** A drawing without a size of its own in pixels is drawn at least this wide. */
const drawingWidth = 1280;
const largestDrawing = 2 * 1024 * 1024;
/** A drawing can be written so that it takes for ever. */
const seconds = 20;

const formats: Partial<Record<string, string>> = { jpg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif', svg: 'svg' };

/** The picture drawn anew, so that nothing hides in it or beside it; or a refusal. */
export async function drawnPicture(file: Buffer, { extension }: Recognised): Promise<Drawn> {
  const isDrawing = extension === 'svg' || extension === 'bmp';
  const source = extension === 'bmp' ? bitmap(file) : await checked(file, extension);
  const sized = source.resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true });
  const encoded = isDrawing ? sized.png() : sized.webp({ quality: 84 });
  const { data, info } = await decoded(() => encoded.timeout({ seconds }).toBuffer({ resolveWithObject: true }));
  return { ...(isDrawing ? kinds.png : kinds.webp), bytes: data, width: info.width, height: info.height };
}

/** Its size is asked of its header, before anything is decoded. */
async function checked(file: Buffer, extension: string): Promise<Sharp> {
  if (extension === 'svg') refuseWrongDrawing(file);
  const { format, width, height } = await decoded(() => sharp(file, { limitInputPixels: false }).metadata());
  if (format !== formats[extension]) refuse(fileDamaged);
  if (width * height > mostPixels) refuse(pictureTooLarge);
  const density = extension === 'svg' ? 72 * Math.max(1, drawingWidth / width) : 72;
  const options = { limitInputPixels: mostPixels, failOn: 'error', ...(extension === 'svg' && { density }) } as const;
  return sharp(file, options).autoOrient();
}

/** Entities of its own could make a small drawing grow without end. */
function refuseWrongDrawing(file: Buffer) {
  if (file.length > largestDrawing) refuse(pictureTooLarge);
  if (/<!ENTITY/i.test(file.toString('latin1'))) refuse(fileDamaged);
}

function bitmap(file: Buffer): Sharp {
  const pixels = pixelsOfBitmap(file, mostPixels);
  if (!pixels) refuse(fileDamaged);
  const { width, height, bytes } = pixels;
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

/** Whatever the library cannot read is damaged, or only pretends to be a picture. */
async function decoded<T>(decode: () => Promise<T>): Promise<T> {
  const made = await decode().catch(() => undefined);
  if (made === undefined) refuse(fileDamaged);
  return made;
}
