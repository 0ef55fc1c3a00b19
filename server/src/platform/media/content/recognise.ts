import { fileTypeFromBuffer } from 'file-type';
import { kinds, type Recognised } from './file-kinds.ts';
import { compoundFileIn, openXmlIn } from './office-files.ts';
import { mp3In, mp4In } from './played-files.ts';
import type { SentFile } from './sent-file.ts';

/** As much as the library looks at. */
const beginningLength = 4_100;

type Check = (file: SentFile) => Promise<Recognised | undefined>;

/** The containers are looked into by ourselves: a beginning is soon written in front of anything. */
const containers: [beginning: string, Check][] = [
  ['PK\x03\x04', openXmlIn],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', compoundFileIn],
  ['%PDF-', async () => kinds.pdf],
];

const byType: Partial<Record<string, Recognised | Check>> = {
  'image/jpeg': kinds.jpg,
  'image/png': kinds.png,
  'image/apng': kinds.png,
  'image/webp': kinds.webp,
  'image/gif': kinds.gif,
  'image/bmp': kinds.bmp,
  'audio/mpeg': mp3In,
  'audio/x-m4a': mp4In,
  'audio/mp4': mp4In,
  'video/mp4': mp4In,
  'video/webm': kinds.webm,
};

/** What a file is by its content, whatever it is called; undefined if it is nothing that is taken. */
export async function recognised(file: SentFile): Promise<Recognised | undefined> {
  const beginning = await file.at(0, beginningLength);
  const text = beginning.toString('latin1');
  const container = containers.find(([mark]) => text.startsWith(mark));
  if (container) return container[1](file);
  if (isSvg(beginning.toString('utf8'))) return kinds.svg;
  const found = byType[(await fileTypeFromBuffer(beginning))?.mime ?? ''];
  return typeof found === 'function' ? found(file) : found;
}

/** The root element of the document is what counts; an HTML page may have a drawing in it. */
function isSvg(beginning: string): boolean {
  const root = beginning
    .replace(/^\uFEFF?\s*(<\?xml[^>]{0,200}\?>)?/, '')
    .replaceAll(/<!--[\s\S]{0,2000}?-->/g, '')
    .replace(/^\s*<!DOCTYPE svg[^>[]{0,300}>/, '')
    .trimStart();
  return /^<svg[\s>]/.test(root);
}
