import type { Recording } from 'contract/calls/news';
import { languages } from 'contract/languages';
import { expect, test } from 'vitest';

type Times = Record<string, Record<Recording['language'], Pick<Recording, 'duration' | 'sentences'>>>;

const rate = 22_050;
/** A voice is louder than this at the beginning of a sentence, and a pause is never as loud. */
const voiceBegins = 0.1;
/** Nobody sees that a sentence is marked this much before or after it is heard, in milliseconds. */
const unnoticed = 100;

async function decoded(name: string) {
  const bytes = await (await fetch(`/media/${name}`)).arrayBuffer();
  const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes);
  const samples = sound.getChannelData(0);
  return {
    duration: sound.duration * 1_000,
    loudest: (from: number, to: number) =>
      samples.slice((from * rate) / 1_000, (to * rate) / 1_000).reduce((max, one) => Math.max(max, Math.abs(one)), 0),
  };
}

/** The transcript follows the voice only if the times of its sentences are those of the sound. */
test('the sentences of the demo’s recordings begin and end when the voice does', async () => {
  const recordings = (await (await fetch('/media/times')).json()) as Times;
  const wrong: string[] = [];
  for (const [name, times] of Object.entries(recordings))
    for (const language of languages) {
      const { duration, sentences } = times[language];
      const sound = await decoded(`${name}.${language}`);
      if (Math.abs(sound.duration - duration) > unnoticed) wrong.push(`${name}.${language}: ${sound.duration} ms`);
      for (const [place, { text, from, to }] of sentences.entries()) {
        const next = sentences[place + 1]?.from ?? duration;
        if (sound.loudest(from, from + 4 * unnoticed) < voiceBegins) wrong.push(`late: ${text}`);
        if (sound.loudest(to + unnoticed, next - unnoticed / 2) > voiceBegins) wrong.push(`goes on: ${text}`);
      }
    }
  expect([Object.keys(recordings).length, wrong]).toEqual([10, []]);
});
