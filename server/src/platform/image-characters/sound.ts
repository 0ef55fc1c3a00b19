import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cryptoRandom } from './characters.ts';
import type { Random } from './characters.ts';

export type SpokenLanguage = 'zh' | 'en';

const rate = 8000;
const headerLength = 44;
const silence = 128;
const pause = [0.45, 0.7] as const;
const speed = [0.93, 1.07] as const;
const loudness = [0.75, 1] as const;
const noiseHeight = 5;

const recordings = new Map<string, Buffer>();

/**
 * The characters spoken one after the other, as a WAV file. Pace, pitch, loudness, pauses and a quiet noise differ
 * each time, so that comparing bytes with known recordings does not give the characters away.
 */
export function characterSound(characters: string, language: SpokenLanguage, random: Random = cryptoRandom): Buffer {
  const parts = [quiet(random)];
  for (const character of characters) parts.push(varied(recording(character, language), random), quiet(random));
  const samples = noisy(parts.flat());
  return Buffer.concat([header(samples.length), samples]);
}

function recording(character: string, language: SpokenLanguage): Buffer {
  const name = `${language}/${character.toLowerCase()}`;
  const samples = recordings.get(name) ?? read(name);
  recordings.set(name, samples);
  return samples;
}

function read(name: string): Buffer {
  if (!/^(zh|en)\/[a-z0-9]$/.test(name)) throw new Error(`There is no recording ${JSON.stringify(name)}`);
  const file = readFileSync(new URL(`sounds/${name}.wav`, import.meta.url));
  // sox pads a recording of odd length with a byte that is no sample.
  return file.subarray(headerLength, headerLength + file.readUInt32LE(headerLength - 4));
}

/** Played a little slower or faster, which changes its pitch as well. */
function varied(samples: Buffer, random: Random): number[] {
  const step = between(random, speed);
  const height = between(random, loudness);
  return Array.from({ length: Math.floor((samples.length - 1) / step) }, (_, index) => {
    const at = index * step;
    const before = samples[Math.floor(at)] ?? silence;
    const after = samples[Math.floor(at) + 1] ?? silence;
    return (before + (after - before) * (at % 1) - silence) * height;
  });
}

function quiet(random: Random): number[] {
  return Array.from({ length: Math.round(between(random, pause) * rate) }, () => 0);
}

function noisy(samples: number[]): Buffer {
  const noise = randomBytes(samples.length);
  return Buffer.from(
    samples.map((sample, index) => {
      const hiss = (((noise[index] ?? silence) - silence) / silence) * noiseHeight;
      return Math.min(255, Math.max(0, Math.round(silence + sample + hiss)));
    }),
  );
}

/** Of a file with one channel of eight bits. */
function header(length: number): Buffer {
  const written = Buffer.alloc(headerLength);
  written.write('RIFF', 0, 'latin1');
  written.writeUInt32LE(headerLength - 8 + length, 4);
  written.write('WAVEfmt ', 8, 'latin1');
  written.writeUInt32LE(16, 16);
  written.writeUInt16LE(1, 20);
  written.writeUInt16LE(1, 22);
  written.writeUInt32LE(rate, 24);
  written.writeUInt32LE(rate, 28);
  written.writeUInt16LE(1, 32);
  written.writeUInt16LE(8, 34);
  written.write('data', 36, 'latin1');
  written.writeUInt32LE(length, 40);
  return written;
}

function between(random: Random, [least, most]: readonly [number, number]): number {
  return least + (most - least) * random();
}
