import { pictureAddress } from 'contract/wire/media';

/** A poster without its cover is better than one for which somebody waits. */
const patience = 6_000;

/**
 * The cover, if it can be drawn and the canvas still be read afterwards. A picture that is on the page comes from the
 * browser's memory, without a network; one from another origin, to which a store of files may redirect, has to be
 * allowed there; the smaller one comes from our own server.
 */
export async function drawablePicture(id: string): Promise<HTMLImageElement | undefined> {
  const large = pictureAddress({ id }, 1280);
  const small = pictureAddress({ id }, 640);
  const loading = async () => (await loaded(large)) ?? (await loaded(large, true)) ?? (await loaded(small, true));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  return Promise.race([loading(), late]);
}

async function loaded(src: string, asOtherOrigin = false): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  if (asOtherOrigin) picture.crossOrigin = 'anonymous';
  picture.src = src;
  try {
    await picture.decode();
    return canBeRead(picture) ? picture : undefined;
  } catch {
    return undefined;
  }
}

/** A canvas with a picture that another origin did not allow cannot be turned into a file. */
function canBeRead(picture: HTMLImageElement): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const pen = canvas.getContext('2d');
  pen?.drawImage(picture, 0, 0);
  pen?.getImageData(0, 0, 1, 1);
  return pen !== null;
}
