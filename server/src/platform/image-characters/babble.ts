import type { Random } from './characters.ts';
import { between } from './distortion.ts';
import { addTo, anyRecording, asLoudAs, rate, type Samples } from './recordings.ts';

const speakers = 4;
const pieceSeconds = [0.12, 0.35] as const;
const exclamationSeconds = [0.25, 0.5] as const;
const pieceLoudness = [0.6, 1.2] as const;
// The voices differ clearly from the one that says the characters, so that people can tell them apart.
const lower = [0.72, 0.95] as const;
const higher = [1.05, 1.35] as const;
// Some pieces play forwards, because a program could recognise pieces that are all reversed.
const shareReversed = 0.7;
const fade = rate / 50;

/** Many voices at once that cannot be understood. Speech is the noise that filters cannot remove from speech. */
export function babble(length: number, random: Random): Samples {
  const crowd = new Float32Array(length);
  for (let speaker = 0; speaker < speakers; speaker += 1)
    for (let at = -Math.floor(random() * fade * 6); at < length;) {
      const said = asLoudAs(between(random, pieceLoudness), piece(between(random, pieceSeconds), random));
      addTo(crowd, said, at);
      at += said.length - fade;
    }
  return asLoudAs(1, crowd);
}

/** A meaningless voice, nearly as loud as a character, so that loudness does not reveal where the characters are. */
export function exclamation(longest: number, random: Random): Samples {
  return piece(Math.min(between(random, exclamationSeconds), longest / rate), random);
}

function piece(seconds: number, random: Random): Samples {
  const samples = anyRecording(random);
  const step = between(random, random() < 0.5 ? lower : higher);
  const length = Math.min(Math.floor(seconds * rate), Math.floor((samples.length - 2) / step));
  const start = random() * (samples.length - 2 - length * step);
  const isReversed = random() < shareReversed;
  const said = new Float32Array(length);
  // The nearest sample is good enough in a crowd of voices, and this loop is most of the work.
  for (let at = 0; at < length; at += 1)
    said[isReversed ? length - 1 - at : at] = samples[(start + at * step) | 0] ?? 0;
  for (let at = 0; at < fade; at += 1) {
    said[at] = ((said[at] ?? 0) * at) / fade;
    said[length - 1 - at] = ((said[length - 1 - at] ?? 0) * at) / fade;
  }
  return said;
}
