import { notAPicture, photoTooLarge } from 'contract/refusals/profile';
import { tooOften } from 'contract/refusals/wire';
import type { FileLimits } from 'contract/wire/call';
import { fairTurns } from '../../image-characters/fair-turns.ts';
import { newId } from '../../ids.ts';
import { refuse } from '../../writes/refusing.ts';
import { drawnForDelegates } from '../content/drawn-apart.ts';
import type { NewFile } from '../files/files.store.ts';
import { storeBytes, type Storing } from '../files/stored-bytes.ts';

/** Two at a time leave the processor to other calls. Who sends many waits behind everybody who sends one. */
const inTurn = fairTurns({ atOnce: 2, perSecond: 40, waiting: { ofOne: 60, ofAll: 200 } });

/** Seconds in which a full queue is done: a picture takes a few hundredths. */
const queueTakes = 10;

/** The type is told by the first bytes, so that no other decoder ever sees what was sent. */
const formats = {
  jpeg: (beginning: string) => beginning.startsWith('\xff\xd8\xff'),
  png: (beginning: string) => beginning.startsWith('\x89PNG\r\n\x1a\n'),
  webp: (beginning: string) => beginning.startsWith('RIFF') && beginning.startsWith('WEBP', 8),
} as const;

type Sent = { file: Uint8Array | undefined; limits: FileLimits; sender: string };
type Square = { bytes: Uint8Array; side: number };

/** The photo in the store, for which the write has yet to make a row; or a refusal. */
export async function storedPhoto(sent: Sent, storing: Storing): Promise<NewFile> {
  const { bytes, side } = await squareIn(sent);
  const id = newId();
  const written = await storeBytes(id, bytes, storing);
  const drawn = { kind: 'picture', type: 'image/webp', extension: 'webp', width: side, height: side } as const;
  return { id, ...drawn, ...written, addedAt: storing.now };
}

/** The picture as it is stored, or a refusal. What is kept was drawn anew, so that nothing hides in it. */
export async function squareIn({ file, limits, sender }: Sent): Promise<Square> {
  const format = file && formatOf(file);
  if (!format) refuse(notAPicture);
  if (file.length > limits.most) refuse(photoTooLarge);
  const made = await inTurn(sender, () => squareOf(file, format, limits.pixels));
  if (!made) refuse(tooOften, { retryAfter: queueTakes });
  return made;
}

function formatOf(file: Uint8Array) {
  const beginning = Buffer.from(file.subarray(0, 16)).toString('latin1');
  return (['jpeg', 'png', 'webp'] as const).find((one) => formats[one](beginning));
}

/** Turned upright, cut to the square in the middle, and without what a camera writes beside the picture. */
async function squareOf(file: Uint8Array, format: keyof typeof formats, pixels: number): Promise<Square> {
  const extension = format === 'jpeg' ? 'jpg' : format;
  const made = await drawnForDelegates({ make: 'square', file, extension, longest: pixels });
  if ('why' in made) refuse(made.why === 'too large' ? photoTooLarge : notAPicture);
  const [square] = made.pictures;
  if (!square) refuse(notAPicture);
  return { bytes: square.bytes, side: square.width };
}
