import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alphabet, newCharacters, sameCharacters } from './characters.ts';
import { characterPicture } from './picture.ts';

const pictures = 1000;
const atOnce = 2;
const solvedAtMost = 0.05;
const longest = 50 * 60_000;
const edgesKernel = { width: 3, height: 3, kernel: [-1, -1, -1, -1, 8, -1, -1, -1, -1] };
const segmentations = ['6', '7', '8', '13'];

// What somebody would try first; edges because ink and ground change places in the shade.
const preparations: Record<string, (picture: Sharp) => Sharp> = {
  plain: (picture) => picture,
  threshold: (picture) => picture.greyscale().threshold(160),
  median: (picture) => picture.greyscale().median(5).threshold(160),
  upscaled: (picture) => picture.greyscale().resize({ width: 720, kernel: 'cubic' }).threshold(150),
  smoothed: (picture) => picture.greyscale().resize({ width: 480 }).blur(3).threshold(110),
  edges: (picture) => picture.greyscale().resize({ width: 480 }).convolve(edgesKernel).negate(),
};

type Asked = { characters: string; solvedBy: Set<string> };
type Attempt = { preparation: string; segmentation: string };

let folder = '';

beforeAll(async () => {
  if (spawnSync('tesseract', ['--version']).status !== 0)
    throw new Error(
      'tesseract is missing: install it with "apt-get install -y tesseract-ocr", then run this test again.',
    );
  folder = await mkdtemp(join(tmpdir(), 'image-characters-'));
});

afterAll(async () => {
  if (folder) await rm(folder, { recursive: true });
});

test('tesseract does not solve the pictures', { timeout: longest }, async () => {
  const asked = await drawn();
  await inTurns(attempts(), async (attempt) => {
    const read = await readByTesseract(attempt);
    asked.forEach(({ characters, solvedBy }, index) => {
      const found = read.get(file(attempt.preparation, index));
      expect(found, `picture ${index}, ${characters}, ${attempt.preparation} as ${attempt.segmentation}`).toBeDefined();
      if (sameCharacters(found ?? '', characters)) solvedBy.add(`${attempt.preparation} --psm ${attempt.segmentation}`);
    });
  });
  const solved = asked.filter(({ solvedBy }) => solvedBy.size > 0);
  console.info(`tesseract solved ${solved.length} of ${asked.length} pictures: ${share(solved.length, asked.length)}`);
  for (const { characters, solvedBy } of solved) console.info(`  ${characters}: ${[...solvedBy].join(', ')}`);
  expect(solved.length / asked.length).toBeLessThan(solvedAtMost);
});

async function drawn(): Promise<Asked[]> {
  const asked = Array.from({ length: pictures }, () => ({ characters: newCharacters(), solvedBy: new Set<string>() }));
  for (const [index, { characters }] of asked.entries()) {
    const picture = await characterPicture(characters);
    for (const [preparation, prepare] of Object.entries(preparations))
      await prepare(sharp(picture)).withMetadata({ density: 300 }).png().toFile(file(preparation, index));
  }
  for (const preparation of Object.keys(preparations)) {
    const files = asked.map((_, index) => file(preparation, index));
    await writeFile(list(preparation), files.join('\n'));
  }
  return asked;
}

function attempts(): Attempt[] {
  return Object.keys(preparations).flatMap((preparation) =>
    segmentations.map((segmentation) => ({ preparation, segmentation })),
  );
}

/** Several at once, and the next one as soon as one is done. */
async function inTurns<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** One process for all pictures; its hOCR names the picture of each page, where plain text skips empty ones. */
async function readByTesseract({ preparation, segmentation }: Attempt): Promise<Map<string, string>> {
  const whitelist = `tessedit_char_whitelist=${alphabet}${alphabet.toLowerCase()}`;
  const args = [list(preparation), 'stdout', '--psm', segmentation, '-c', whitelist, 'hocr'];
  const reader = spawn('tesseract', args, {
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(reader, 'close');
  const [said, complaint] = await Promise.all([text(reader.stdout), text(reader.stderr)]);
  const [code, signal] = await ended;
  if (code !== 0) throw new Error(`tesseract ended with ${code ?? signal}: ${complaint.slice(-300)}`);
  const pages = said.split("class='ocr_page'").slice(1);
  return new Map(pages.map((page) => [/image "([^"]+)"/.exec(page)?.[1] ?? '', words(page)]));
}

function words(page: string) {
  return Array.from(page.matchAll(/class='ocrx_word'[^>]*>([^<]*)</g), ([, word]) => word ?? '').join('');
}

function file(preparation: string, index: number) {
  return join(folder, `${preparation}-${index}.png`);
}

function list(preparation: string) {
  return join(folder, `${preparation}.txt`);
}

function share(part: number, whole: number) {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
