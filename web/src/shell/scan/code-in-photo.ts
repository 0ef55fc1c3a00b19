import { prepareReader, readCode } from './code-reader.ts';

// A small code in a large photo is found at full size, a blurred one at a smaller size.
const smaller = 1_000;

/** The text of the code in a photo; undefined if the photo has none or the file is no picture. */
export async function codeInPhoto(file: Blob): Promise<string | undefined> {
  await prepareReader();
  for (const size of [undefined, smaller]) {
    const picture = await pictureOf(file, size);
    const text = picture && (await readCode(picture).catch(() => undefined));
    picture?.close();
    if (text) return text;
  }
  return undefined;
}

async function pictureOf(file: Blob, width: number | undefined): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, width ? { resizeWidth: width, resizeQuality: 'high' } : {});
  } catch {
    return undefined;
  }
}
