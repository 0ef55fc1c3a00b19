import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reading } from '../../src/platform/documents/read-document.ts';

const folder = join(import.meta.dirname, 'pages');
export const readingsPath = join(folder, 'readings.json');
export const pagePicturePath = (key: string, page: number) => join(folder, `${key}.p${page}.webp`);

/** What the server's reader found in the files, by their keys: made beforehand, so that the first start is fast. */
export const readingsOfFiles = () => JSON.parse(readFileSync(readingsPath, 'utf8')) as Record<string, Reading>;
