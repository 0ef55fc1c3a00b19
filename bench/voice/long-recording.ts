import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStaffCommand } from '../../server/src/staff/staff-command.ts';
import type { RunningServer } from '../../e2e/support/server.ts';

const minutes = 20;
/** MPEG 1 Layer 3 with 128 kbit/s and 48,000 Hz, mono: each frame has 384 bytes and lasts 24 ms. */
const header = [0xff, 0xfb, 0x94, 0xc4];
const frameBytes = 384;
const frameMs = 24;

/** Silence, as large as speech: a frame without any data is silent, and nobody has to commit 19 MB. */
function silentRecording(): Buffer {
  const frame = Buffer.alloc(frameBytes);
  frame.set(header);
  const sound = Buffer.alloc((frameBytes * minutes * 60_000) / frameMs);
  for (let at = 0; at < sound.length; at += frameBytes) sound.set(frame, at);
  return sound;
}

/** Publishes an article with a recording of 20 minutes, as the secretariat does. */
export async function publishLongArticle({ localOrigin, dataDir }: RunningServer) {
  const folder = await mkdtemp(join(tmpdir(), 'forum-long-recording-'));
  const staff = async (command: string, ...args: string[]) => {
    const { ok, text } = await runStaffCommand({ port: Number(new URL(localOrigin).port), dataDir }, command, args);
    if (!ok) throw new Error(`${command}: ${text}`);
    return text;
  };
  try {
    const sound = silentRecording();
    await writeFolder(folder, sound);
    const id = /\(([0-9a-z]{20})\)/.exec(await staff('add-news', folder))?.[1] ?? '';
    await staff('set-recording', id, 'en', join(folder, 'long.mp3'), join(folder, 'times.json'));
    await staff('publish-news', id);
    return { id, bytes: sound.length, duration: minutes * 60_000 };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeFolder(folder: string, sound: Buffer) {
  const both = (text: string) => ({ zh: text, en: text });
  const news = {
    ...{ kind: 'news', category: 'forum', title: both('Twenty minutes'), source: both('Forum Daily') },
    summary: both('A long recording.'),
  };
  const sentence = { text: 'Twenty minutes', block: null, from: 0, to: 1_000 };
  const files = {
    'news.json': JSON.stringify(news),
    'zh.html': '<p>二十分钟。</p>',
    'en.html': '<p>Twenty minutes.</p>',
    'times.json': JSON.stringify({ duration: minutes * 60_000, sentences: [sentence] }),
    'long.mp3': sound,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}
