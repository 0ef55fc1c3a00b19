import { fileDamaged, pictureTooLarge } from 'contract/refusals/media';
import { refuse } from '../../writes/refusing.ts';
import { drawnApart } from './drawn-apart.ts';
import { kinds, type Recognised } from './file-kinds.ts';
import type { Made } from './picture-work.ts';

type Drawn = Recognised & { bytes: Uint8Array; width: number; height: number };
/** By its path, or its bytes. */
type File = string | Uint8Array;

/** The picture drawn anew, so that nothing hides in it or beside it; or a refusal. */
export async function drawnPicture(file: File, { extension }: Recognised): Promise<Drawn> {
  const isDrawing = extension === 'svg' || extension === 'bmp';
  const { drawn } = only(await drawnApart({ make: 'picture', file, extension }));
  return { ...(isDrawing ? kinds.png : kinds.webp), ...drawn };
}

/**
 * A photo of the album keeps its full size, because it is downloaded; nothing that a camera writes beside it is kept.
 * Its thumbhash has its colours in a few bytes.
 */
export async function drawnPhoto(file: File, { extension }: Recognised): Promise<Drawn & { blur: string }> {
  const { drawn, blur } = only(await drawnApart({ make: 'photo', file, extension }));
  return { ...kinds.jpg, ...drawn, blur };
}

function only(made: Made) {
  if ('why' in made) refuse(made.why === 'too large' ? pictureTooLarge : fileDamaged);
  const [drawn] = made.pictures;
  if (!drawn) refuse(fileDamaged);
  return { drawn, blur: made.blur ?? '' };
}
