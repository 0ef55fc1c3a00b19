export type PhotoProblem = 'notAPicture' | 'tooLarge' | 'fileError' | 'notDrawn';

const mostBytes = 20 * 1024 * 1024;
// Decoded, this takes 400 MB, which is all that many phones give to a page.
const mostPixels = 100_000_000;

/** A chosen photo that can be drawn; the address is revoked when it is no longer shown. */
export type ReadPhoto = { image: HTMLImageElement; address: string };

/** Reads a file as a picture, upright as the camera meant it, or says why it is none that can be used. */
export async function readPhoto(file: File): Promise<ReadPhoto | PhotoProblem> {
  if (!(await isReadable(file))) return 'fileError';
  // A drawing may hold scripts and pictures from elsewhere; it is no photo.
  if (file.type.includes('svg')) return 'notAPicture';
  if (file.size > mostBytes) return 'tooLarge';
  const address = URL.createObjectURL(file);
  const problem = (found: PhotoProblem) => {
    URL.revokeObjectURL(address);
    return found;
  };
  const image = new Image();
  image.src = address;
  // The size is known before anything is decoded, which a huge picture would never survive.
  if (!(await hasLoaded(image))) return problem('notAPicture');
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width * height > mostPixels) return problem('tooLarge');
  if (width === 0 || height === 0 || !(await canBeDrawn(image))) return problem('notAPicture');
  return { image, address };
}

/** A file may have been removed or changed since it was chosen. */
async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(() => true)
    .catch(() => false);
}

function hasLoaded(image: HTMLImageElement): Promise<boolean> {
  return new Promise((settle) => {
    image.addEventListener('load', () => settle(true));
    image.addEventListener('error', () => settle(false));
  });
}

async function canBeDrawn(image: HTMLImageElement): Promise<boolean> {
  return image
    .decode()
    .then(() => true)
    .catch(() => false);
}
