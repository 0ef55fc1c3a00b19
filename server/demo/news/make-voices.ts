import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { languages } from 'contract/languages';
import type { Language } from 'contract/languages';
import { news } from './news.ts';
import { asSpoken, speakers } from './pronunciation.ts';
import type { DemoNews, DemoVoice, Spoken } from './shapes.ts';
import { spokenSentences, timesPath, voicePath, voicesFolder } from './voices.ts';

/**
 * Records the voice articles anew with Debian’s espeak-ng and ffmpeg, sentence by sentence, so that the time of each is
 * known. Keys of items record these alone.
 */
const rate = 22_050;
const bytesAMillisecond = (rate * 2) / 1000;
// English at the same speed would be hard to follow.
const speeds = { zh: '168', en: '145' };
const pause = { afterTitle: 800, afterSentence: 380 };

await recordAll(process.argv.slice(2));

async function recordAll(named: string[]) {
  if (named.length === 0) await rm(voicesFolder, { recursive: true, force: true });
  await mkdir(voicesFolder, { recursive: true });
  for (const item of news.filter(({ key, voice }) => voice && (named.length === 0 || named.includes(key)))) {
    const times: Partial<Record<Language, DemoVoice>> = {};
    for (const language of languages) times[language] = record(item, language);
    await writeFile(timesPath(item.key), `${JSON.stringify(times, null, 2)}\n`);
  }
}

function record(item: DemoNews, language: Language): DemoVoice {
  const { sound, sentences } = spoken(spokenSentences(item, language), language);
  encode(sound, voicePath(item.key, language));
  return { duration: length(sound), sentences };
}

/** The times say when a sentence begins and ends, the pause after it not counted. */
function spoken(said: Spoken[], language: Language) {
  const parts: Buffer[] = [];
  const sentences: DemoVoice['sentences'] = [];
  let now = 0;
  for (const { text, block } of said) {
    const sound = say(text, language);
    sentences.push({ text, block, from: now, to: now + length(sound) });
    parts.push(sound, silence(block === null ? pause.afterTitle : pause.afterSentence));
    now = length(Buffer.concat(parts));
  }
  return { sound: Buffer.concat(parts), sentences };
}

function say(sentence: string, language: Language): Buffer {
  const wav = run('espeak-ng', [
    '-v',
    speakers[language],
    '-s',
    speeds[language],
    '-z',
    '--stdout',
    asSpoken(sentence, language),
  ]);
  // The header of a stream does not know its length; the samples follow the word "data" and four bytes.
  return wav.subarray(wav.indexOf('data') + 8);
}

function encode(sound: Buffer, file: string) {
  const raw = ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', 'pipe:0'];
  const loudness = ['-af', 'loudnorm=I=-17:TP=-1.5:LRA=7', '-ar', String(rate)];
  const mp3 = ['-c:a', 'libmp3lame', '-b:a', '24k', '-ac', '1', '-map_metadata', '-1', '-fflags', '+bitexact'];
  run('ffmpeg', ['-y', '-v', 'error', ...raw, ...loudness, ...mp3, file], sound);
}

function run(program: string, args: string[], input?: Buffer): Buffer {
  const { status, stdout, stderr, error } = spawnSync(program, args, { input, maxBuffer: 2 ** 28 });
  if (status !== 0) throw error ?? new Error(`${program}: ${stderr.toString()}`);
  return stdout;
}

/** How long a sound lasts, in milliseconds. */
function length(sound: Buffer): number {
  return Math.round(sound.length / bytesAMillisecond);
}

function silence(milliseconds: number): Buffer {
  return Buffer.alloc(2 * Math.round((rate * milliseconds) / 1000));
}
