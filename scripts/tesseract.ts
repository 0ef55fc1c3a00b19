import { spawnSync } from 'node:child_process';
import { apt, canUseApt } from './apt-install.ts';

/** The image characters are tested against this program, which reads text in pictures. */
export function ensureTesseract(): void {
  if (spawnSync('tesseract', ['--version']).status === 0) return;
  console.log('No tesseract here: installing it …');
  if (!canUseApt() || !apt('tesseract-ocr'))
    throw new Error('No tesseract here. Install tesseract-ocr for the long tests.');
}
