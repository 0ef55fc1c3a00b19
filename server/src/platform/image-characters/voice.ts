import type { Random } from './characters.ts';
import { between, eitherSign, type Range } from './distortion.ts';
import { asLoudAs, rate, recording, type Samples, type SpokenLanguage } from './recordings.ts';

const pitch = [0.87, 1.15] as const;
const tempo = [0.87, 1.15] as const;
const loudness = [0.75, 1] as const;
const wobble = { depth: 0.04, perSecond: [2, 5] } as const;
// Loudspeakers and rooms colour voices like this, so that it does not disturb people.
const colours = { most: 4, at: [300, 3400], width: 1 } as const;
// Two gaps in the spectrum, which the babble fills. People understand the voice all the same, but programs that compare
// spectra fail. The gaps are apart, so that one of the two formants of a vowel stays.
const holes = { depth: -20, width: 1.3, at: [[500, 1000] as Range, [1400, 2800] as Range] } as const;

/** Varies a character as if another person said it, with new pitch, pace, loudness and colour each time. */
export function varied(character: string, language: SpokenLanguage, random: Random): Samples {
  const voice = paced(repitched(recording(character, language), random), between(random, tempo));
  for (let colour = 0; colour < 2; colour += 1)
    filtered(voice, between(random, colours.at), eitherSign(random, [0, colours.most]), colours.width);
  for (const range of holes.at) filtered(voice, between(random, range), holes.depth, holes.width);
  return asLoudAs(between(random, loudness), voice);
}

/** Changes speed and pitch unsteadily, so that no recording matches for long. */
function repitched(samples: Samples, random: Random): Samples {
  const step = between(random, pitch);
  const turn = (between(random, wobble.perSecond) * 2 * Math.PI) / rate;
  const phase = random() * 2 * Math.PI;
  const played = new Float32Array(Math.ceil(samples.length / (step * (1 - wobble.depth))));
  let length = 0;
  for (let place = 0; place < samples.length - 1; length += 1) {
    played[length] = sampleAt(samples, place);
    place += step * (1 + wobble.depth * Math.sin(turn * length + phase));
  }
  return played.subarray(0, length);
}

/** Interpolates between two samples. */
function sampleAt(samples: Samples, place: number): number {
  const before = Math.floor(place);
  const first = samples[before] ?? 0;
  return first + ((samples[before + 1] ?? 0) - first) * (place - before);
}

const slice = 240;
const hop = slice / 2;
const reach = 60;
const fading = Float32Array.from(
  { length: slice },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / slice),
);

/** Changes the pace at the same pitch, with overlapping slices that each continue the one before best. */
function paced(samples: Samples, pace: number): Samples {
  const last = samples.length - slice - hop;
  const spoken = new Float32Array(Math.ceil(samples.length / pace) + slice);
  let from = 0;
  let end = 0;
  for (let wanted = 0; wanted < last && end + slice <= spoken.length; wanted += hop * pace) {
    from = end === 0 ? 0 : bestStart(samples, from + hop, Math.min(Math.floor(wanted), last));
    for (let at = 0; at < slice; at += 1)
      spoken[end + at] = (spoken[end + at] ?? 0) + (samples[from + at] ?? 0) * (fading[at] ?? 0);
    end += hop;
  }
  return spoken.subarray(0, end + hop);
}

// Every third sample is enough to find the position, at a third of the work.
const stride = 3;

function bestStart(samples: Samples, continued: number, wanted: number): number {
  let [best, start] = [-Infinity, wanted];
  for (let from = Math.max(0, wanted - reach); from <= wanted + reach; from += 2) {
    let likeness = 0;
    for (let at = 0; at < hop; at += stride) likeness += (samples[continued + at] ?? 0) * (samples[from + at] ?? 0);
    if (likeness > best) [best, start] = [likeness, from];
  }
  return start;
}

/** Louder or softer around a frequency: the peaking filter of the audio EQ cookbook. Changes what it is given. */
function filtered(samples: Samples, frequency: number, decibels: number, width: number) {
  const gain = 10 ** (decibels / 40);
  const turn = (2 * Math.PI * frequency) / rate;
  const alpha = Math.sin(turn) / (2 * width);
  const scale = 1 + alpha / gain;
  const [b0, b2, a2] = [(1 + alpha * gain) / scale, (1 - alpha * gain) / scale, (1 - alpha / gain) / scale];
  const ab1 = (-2 * Math.cos(turn)) / scale;
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at += 1) {
    const x = samples[at] ?? 0;
    const y = b0 * x + ab1 * x1 + b2 * x2 - ab1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[at] = y;
  }
}
