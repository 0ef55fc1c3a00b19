import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFolder } from './compress.ts';

test('a text file gets a .br and a .gz beside it, pictures and small files do not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forum-compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const content = 'forum '.repeat(500);
  for (const name of ['app.js', 'photo.webp']) writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, 'small.css'), 'a{}');

  await compressFolder(folder);

  expect(readdirSync(folder).toSorted()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'photo.webp', 'small.css']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'app.js.br'))).toString()).toBe(content);
  expect(gunzipSync(readFileSync(join(folder, 'app.js.gz'))).toString()).toBe(content);
});
