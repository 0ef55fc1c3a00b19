import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { people } from './people.ts';
import { inOrderOfProtocol } from './people/protocol.ts';
import { portraitOf } from './portraits/drawing/portrait.ts';
import { hasPortrait, portraitFile, portraitsFolder } from './portraits/portraits.ts';

const drawn = readdirSync(portraitsFolder).toSorted();
const bytesOf = (file: string) => readFileSync(join(portraitsFolder, file));

test('about 85 in 100 delegates have a photo, and nobody else', () => {
  const delegates = people.filter(({ badge }) => badge === 'red');
  const shown = people.filter(hasPortrait);
  expect(shown.length / delegates.length).toBeCloseTo(0.85, 1);
  expect(drawn).toEqual(shown.map(({ key }) => portraitFile(key)).toSorted());
});

test('photos are square, light, and no two are alike', async () => {
  const forms = await Promise.all(drawn.map(async (file) => sharp(bytesOf(file)).metadata()));
  const seen = new Set(forms.map(({ format, width, height }) => `${format} ${width} ${height}`));
  expect([...seen]).toEqual(['webp 256 256']);
  const sizes = drawn.map((file) => bytesOf(file).length);
  expect(Math.max(...sizes)).toBeLessThan(9_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
  expect(new Set(drawn.map((file) => bytesOf(file).toString('base64'))).size).toBe(drawn.length);
});

test('the same record is always drawn in the same way, and every record can be', () => {
  const twice = inOrderOfProtocol.map((person) => [portraitOf(person), portraitOf(person)]);
  expect(twice.filter(([first, second]) => first !== second)).toEqual([]);
  expect(twice.filter(([svg]) => /undefined|NaN/.test(svg ?? ''))).toEqual([]);
});
