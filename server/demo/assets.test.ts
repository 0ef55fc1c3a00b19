import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const megabyte = 1024 * 1024;

test('all pictures, voices, videos and documents of the demo have at most 15 MB', () => {
  const names = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const assets = names.map((name) => join(import.meta.dirname, name)).filter((path) => !path.endsWith('.ts'));
  const size = assets.reduce((sum, path) => sum + (statSync(path).isFile() ? statSync(path).size : 0), 0);
  // Without assets the sum would say nothing.
  expect(assets.length).toBeGreaterThan(100);
  expect(size / megabyte).toBeLessThanOrEqual(15);
});
