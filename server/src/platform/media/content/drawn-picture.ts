import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { fileDamaged, pictureTooLarge } from 'contract/refusals/media';
import { refuse } from '../../writes/refusing.ts';
import { pixelsOfBitmap } from './bmp.ts';
import { drawnDrawing } from './drawing.ts';
import { kinds, type Recognised } from './file-kinds.ts';
import { mostPixels, tallest, widest } from './picture-limits.ts';

type Drawn = Recognised & { bytes: Buffer; width: number; height: number };

/** An honest picture takes a second. */
const seconds = 20;

const formats: Partial<Record<string, string>> = { jpg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif' };

/** The picture drawn anew, so that nothing hides in it or beside it; or a refusal. */
export async function drawnPicture(file: Buffer, { extension }: Recognised): Promise<Drawn> {
  const isDrawing = extension === 'svg' || extension === 'bmp';
  const source = await sourceOf(file, extension);
  const sized = source.resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true });
  const encoded = isDrawing ? sized.png() : sized.webp({ quality: 84 });
  const { data, info } = await decoded(() => encoded.timeout({ seconds }).toBuffer({ resolveWithObject: true }));
  return { ...(isDrawing ? kinds.png : kinds.webp), bytes: data, width: info.width, height: info.height };
}

/**
 * A photo of the album keeps its full size, because it is downloaded; nothing that a camera writes beside it is kept.
 * Its thumbhash has its colours in a few bytes.
 */
export async function drawnPhoto(file: Buffer, { extension }: Recognised): Promise<Drawn & { blur: string }> {
  const source = await sourceOf(file, extension);
  const encoded = source.flatten({ background: '#fff' }).jpeg({ quality: photoQuality });
  const { data, info } = await decoded(() => encoded.timeout({ seconds }).toBuffer({ resolveWithObject: true }));
  return { ...kinds.jpg, bytes: data, width: info.width, height: info.height, blur: await blurOf(data) };
}

/** No eye sees the difference at this quality, and the file is a third of a perfect one. */
const photoQuality = 88;
/** The library reads no larger ones. */
const blurSide = 100;

async function blurOf(picture: Buffer): Promise<string> {
  const small = sharp(picture).resize({ width: blurSide, height: blurSide, fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await decoded(() => small.toBuffer({ resolveWithObject: true }));
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

async function sourceOf(file: Buffer, extension: Recognised['extension']): Promise<Sharp> {
  if (extension === 'svg') return sharp(await drawnDrawing(file));
  return extension === 'bmp' ? bitmap(file) : checked(file, extension);
}

/** Its size is asked of its header, before anything is decoded. */
async function checked(file: Buffer, extension: string): Promise<Sharp> {
  const { format, width, height } = await decoded(() => sharp(file, { limitInputPixels: false }).metadata());
  if (format !== formats[extension]) refuse(fileDamaged);
  if (width * height > mostPixels) refuse(pictureTooLarge);
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
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
