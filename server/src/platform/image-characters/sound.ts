import { babble, exclamation } from './babble.ts';
import { cryptoRandom, randomFrom, type Random } from './characters.ts';
import { between } from './distortion.ts';
import { addTo, asLoudAs, headerLength, rate, type Samples, type SpokenLanguage } from './recordings.ts';
import { varied } from './voice.ts';

// Pauses in seconds; those before the first and after the last character may be longer.
const gap = [0.4, 0.9] as const;
const ends = [0.4, 1.1] as const;
// Levels in decibels below a voice.
const babbleBelow = [6, 9] as const;
const exclamationBelow = [2, 4] as const;
const shareOfExclamations = 0.7;
const echo = { seconds: [0.02, 0.05], strength: [0.05, 0.2] } as const;
// The highest sample of 127, with a little room.
const loudest = 118;

/**
 * The sound of a picture is the same each time, because every other rendering would be another chance for a machine;
 * also while the store secret changes, hence the first of all fingerprints that it may have.
 */
export function soundOfPicture(characters: string, language: SpokenLanguage, fingerprints: readonly string[]): Buffer {
  const [seed = ''] = fingerprints.toSorted();
  return characterSound(characters, language, randomFrom(seed));
}

/**
 * The characters spoken one after the other, as a WAV file, among people who talk. All of it differs from picture to
 * picture; the decision on image characters tells how much of it machines understood.
 */
export function characterSound(characters: string, language: SpokenLanguage, random: Random = cryptoRandom): Buffer {
  const voices = Array.from(characters, (character) => varied(character, language, random));
  const gaps = [...voices.keys()].map((index) => seconds(between(random, index === 0 ? ends : gap)));
  const lengths = [...gaps, ...voices.map((voice) => voice.length), seconds(between(random, ends))];
  const length = lengths.reduce((sum, one) => sum + one, 0);
  const whole = asLoudAs(below(between(random, babbleBelow)), babble(length, random));
  let at = 0;
  for (const [index, voice] of voices.entries()) {
    const before = gaps[index] ?? 0;
    if (random() < shareOfExclamations) exclaim(whole, at, before, random);
    at += before;
    addTo(whole, voice, at);
    at += voice.length;
  }
  return waveFile(echoed(whole, random));
}

function seconds(count: number): number {
  return Math.round(count * rate);
}

function below(decibels: number): number {
  return 10 ** (-decibels / 20);
}

function exclaim(whole: Samples, from: number, room: number, random: Random) {
  const said = exclamation(room, random);
  const start = from + Math.floor(random() * (room - said.length));
  addTo(whole, asLoudAs(below(between(random, exclamationBelow)), said), start);
}

function echoed(samples: Samples, random: Random): Samples {
  const later = seconds(between(random, echo.seconds));
  const strength = between(random, echo.strength);
  const heard = Float32Array.from(samples);
  for (let at = later; at < heard.length; at += 1) heard[at] = (heard[at] ?? 0) + strength * (samples[at - later] ?? 0);
  return heard;
}

/** The file has one channel of eight bits. */
function waveFile(samples: Samples): Buffer {
  let highest = 0;
  for (let at = 0; at < samples.length; at += 1) highest = Math.max(highest, Math.abs(samples[at] ?? 0));
  const file = Buffer.alloc(headerLength + samples.length);
  header(samples.length).copy(file);
  for (let at = 0; at < samples.length; at += 1)
    file[headerLength + at] = Math.round(128 + ((samples[at] ?? 0) / (highest || 1)) * loudest);
  return file;
}

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
