import type { Random } from './characters.ts';
import { between } from './distortion.ts';
import { addTo, anyRecording, asLoudAs, rate, type Samples } from './recordings.ts';

const speakers = 4;
const pieceSeconds = [0.12, 0.35] as const;
const exclamationSeconds = [0.25, 0.5] as const;
const pieceLoudness = [0.6, 1.2] as const;
// Clearly another voice than the one that counts, so that people keep them apart.
const lower = [0.72, 0.95] as const;
const higher = [1.05, 1.35] as const;
// Forwards now and then: what is only ever reversed could be told by that.
const shareReversed = 0.7;
const fade = rate / 50;

/** Many people at once, none of whom can be understood: speech is the one noise that no filter takes off speech. */
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

/** Somebody says something of no meaning, as loud as a character nearly is: loudness does not tell where they are. */
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
  // The nearest sample: nobody hears the roughness in a crowd, and this is most of the work.
  for (let at = 0; at < length; at += 1)
    said[isReversed ? length - 1 - at : at] = samples[(start + at * step) | 0] ?? 0;
  for (let at = 0; at < fade; at += 1) {
    said[at] = ((said[at] ?? 0) * at) / fade;
    said[length - 1 - at] = ((said[length - 1 - at] ?? 0) * at) / fade;
  }
  return said;
}
