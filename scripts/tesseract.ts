import { spawnSync } from 'node:child_process';
import { apt, canUseApt } from './debian.ts';

/** The reader of pictures that the image characters have to resist. */
export function ensureTesseract(): void {
  if (spawnSync('tesseract', ['--version']).status === 0) return;
  console.log('No tesseract here: installing it …');
  if (!canUseApt() || !apt('tesseract-ocr'))
    throw new Error('No tesseract here. Install tesseract-ocr for the long tests.');
}
