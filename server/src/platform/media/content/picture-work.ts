import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { pixelsOfBitmap } from './bmp.ts';
import type { Recognised } from './file-kinds.ts';
import { drawingWidth, largestDrawing, longestSide, mostPixels, tallest, widest } from './picture-limits.ts';

type Extension = Recognised['extension'];
/** A file of the disk by its path, so that the server never has its bytes, or the bytes. */
type File = string | Uint8Array;
export type PictureWork =
  | { make: 'picture'; file: File; extension: Extension }
  | { make: 'photo'; file: File; extension: Extension }
  /** Turned upright, and cut to the square in the middle. */
  | { make: 'square'; file: File; extension: Extension; longest: number }
  /** Each as wide as one of these. */
  | { make: 'sizes'; file: File; widths: readonly number[] }
  | { make: 'format'; file: File; format: 'jpeg' | 'png' | 'gif' };
type Drawn = { bytes: Buffer; width: number; height: number };
type WhyNotMade = 'damaged' | 'too large';
export type Made = { pictures: Drawn[]; blur?: string } | { why: WhyNotMade };

class NotMade extends Error {
  readonly why: WhyNotMade;
  constructor(why: WhyNotMade) {
    super(why);
    this.why = why;
  }
}

/** This file runs in the process of pictures alone (a rule of the structure): a few bytes can make a decoder take all. */
export async function madeOf(work: PictureWork): Promise<Made> {
  try {
    const file = typeof work.file === 'string' ? await readFile(work.file) : Buffer.from(work.file);
    return await made(work, file);
  } catch (failure) {
    // Whatever the library cannot read is damaged, or only pretends to be a picture.
    return { why: failure instanceof NotMade ? failure.why : 'damaged' };
  }
}

async function made(work: PictureWork, file: Buffer): Promise<Made> {
  if (work.make === 'picture') return { pictures: [await pictureOf(file, work.extension)] };
  if (work.make === 'photo') return photoOf(file, work.extension);
  if (work.make === 'square') return { pictures: [await squareOf(file, work)] };
  if (work.make === 'format') return { pictures: [await encoded((await opened(file)).toFormat(work.format))] };
  const pictures: Drawn[] = [];
  for (const width of work.widths)
    pictures.push(await encoded((await opened(file)).resize({ width }).webp({ quality: 80 })));
  return { pictures };
}

async function pictureOf(file: Buffer, extension: Extension): Promise<Drawn> {
  const source = await sourceOf(file, extension);
  const sized = source.resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true });
  return encoded(extension === 'svg' || extension === 'bmp' ? sized.png() : sized.webp({ quality: 84 }));
}

/** No eye sees the difference at this quality, and the file is a third of a perfect one. */
const photoQuality = 88;

async function photoOf(file: Buffer, extension: Extension): Promise<Made> {
  const source = await sourceOf(file, extension);
  const photo = await encoded(source.flatten({ background: '#fff' }).jpeg({ quality: photoQuality }));
  return { pictures: [photo], blur: await blurOf(photo.bytes) };
}

async function squareOf(file: Buffer, { extension, longest }: PictureWork & { make: 'square' }): Promise<Drawn> {
  const source = await opened(file, { extension, longest });
  const { width, height } = await source.metadata();
  const side = Math.min(width, height);
  return encoded(source.resize(side, side, { fit: 'cover', position: 'centre' }).webp({ quality: 82 }));
}

/** The library for thumbhashes reads no larger ones. */
const blurSide = 100;

async function blurOf(picture: Buffer): Promise<string> {
  const small = sharp(picture).resize({ width: blurSide, height: blurSide, fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

async function sourceOf(file: Buffer, extension: Extension): Promise<Sharp> {
  if (extension === 'svg') return drawing(file);
  return extension === 'bmp' ? bitmap(file) : opened(file, { extension });
}

const formats: Partial<Record<string, string>> = { jpg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif' };
type Opening = { extension?: Extension; longest?: number };

/** Its size is asked of its header, before anything is decoded. */
async function opened(file: Buffer, { extension, longest = longestSide }: Opening = {}): Promise<Sharp> {
  const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (extension && format !== formats[extension]) throw new NotMade('damaged');
  checkSize(width, height, longest);
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
}

function checkSize(width: number, height: number, longest = longestSide) {
  if (Math.max(width, height) > longest || width * height > mostPixels) throw new NotMade('too large');
}

/** It is drawn before it is sized, as large as phones show it. */
async function drawing(file: Buffer): Promise<Sharp> {
  if (file.length > largestDrawing) throw new NotMade('too large');
  // Entities of its own could make a small drawing grow without end.
  if (/<!ENTITY/i.test(file.toString('latin1'))) throw new NotMade('damaged');
  const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (format !== 'svg') throw new NotMade('damaged');
  const scale = Math.max(1, drawingWidth / width);
  checkSize(width, height);
  checkSize(width * scale, height * scale);
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error', density: 72 * scale });
}

function bitmap(file: Buffer): Sharp {
  const pixels = pixelsOfBitmap(file, mostPixels);
  if (!pixels) throw new NotMade('damaged');
  const { width, height, bytes } = pixels;
  checkSize(width, height);
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

async function encoded(picture: Sharp): Promise<Drawn> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
