import { photoLimits } from '../profile.api.ts';
import { type Crop, sideOf } from './crop-rules.ts';
import type { PhotoProblem } from './read-photo.ts';

const qualities = [0.9, 0.8, 0.7, 0.55, 0.4];

/** The chosen section as a JPEG within the limits of the call, or why there is none. */
export async function cutOut(image: HTMLImageElement, crop: Crop): Promise<File | PhotoProblem> {
  const side = sideOf({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  for (const most of [photoLimits.pixels, photoLimits.pixels / 2]) {
    const canvas = drawn(image, crop, side, Math.max(1, Math.min(most, Math.round(side))));
    for (const quality of qualities) {
      const blob = canvas && (await encoded(canvas, quality));
      if (!blob) return 'notDrawn';
      if (blob.size <= photoLimits.most) return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
    }
  }
  return 'tooLarge';
}

/** A phone that is short of memory gives no context, and would send a black square. */
function drawn(image: HTMLImageElement, { x, y }: Crop, side: number, pixels: number): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  // A JPEG has no transparency, which would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, pixels, pixels);
  context.drawImage(image, x - side / 2, y - side / 2, side, side, 0, 0, pixels, pixels);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/jpeg', quality));
