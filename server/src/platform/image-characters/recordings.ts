import { readFileSync } from 'node:fs';
import { alphabet, type Random } from './characters.ts';

export type SpokenLanguage = 'zh' | 'en';
/** Silence is 0. Recordings are all made equally loud when they are read. */
export type Samples = Float32Array;

/** Samples a second, in the recordings and in what is made of them. */
export const rate = 8000;
export const headerLength = 44;
const silence = 128;

const recordings = new Map<string, Samples>();

export function recording(character: string, language: SpokenLanguage): Samples {
  const name = `${language}/${character.toLowerCase()}`;
  const samples = recordings.get(name) ?? read(name);
  recordings.set(name, samples);
  return samples;
}

export function anyRecording(random: Random): Samples {
  const character = alphabet.charAt(Math.floor(random() * alphabet.length));
  return recording(character, random() < 0.5 ? 'zh' : 'en');
}

function read(name: string): Samples {
  if (!/^(zh|en)\/[a-z0-9]$/.test(name)) throw new Error(`There is no recording ${JSON.stringify(name)}`);
  const file = readFileSync(new URL(`sounds/${name}.wav`, import.meta.url));
  // sox pads a recording of odd length with a byte that is no sample.
  const bytes = file.subarray(headerLength, headerLength + file.readUInt32LE(headerLength - 4));
  return asLoudAs(
    1,
    Float32Array.from(bytes, (byte) => byte - silence),
  );
}

function loudnessOf(samples: Samples): number {
  let energy = 0;
  // The loop uses an index, because it takes most of the processor time of a sound.
  for (let at = 0; at < samples.length; at += 1) energy += (samples[at] ?? 0) ** 2;
  return Math.sqrt(energy / Math.max(1, samples.length));
}

/** It changes its argument. */
export function asLoudAs(loudness: number, samples: Samples): Samples {
  const times = loudness / (loudnessOf(samples) || 1);
  for (let at = 0; at < samples.length; at += 1) samples[at] = (samples[at] ?? 0) * times;
  return samples;
}

/** Mixes samples into a sound and leaves out those beyond its end. */
export function addTo(whole: Samples, part: Samples, from: number) {
  const end = Math.min(part.length, whole.length - from);
  for (let at = Math.max(0, -from); at < end; at += 1) whole[from + at] = (whole[from + at] ?? 0) + (part[at] ?? 0);
}
