import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

const voices = new URL('../server/demo/news/voices/', import.meta.url);
const onePixel = Buffer.from('R0lGODlhAQABAIAAAPf3tAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/**
 * Component tests have no server: every picture is one pixel, but those named "gone" are not there, nor at first those
 * named "lost", and those named "late" never arrive. What is named after a recording of the demo, behind a tilde if need
 * be, is that recording; "broken" is no sound at all. "times" lists when the sentences of each recording begin and end.
 */
export function mediaForTests(): Plugin {
  return {
    name: 'media-for-tests',
    configureServer(server) {
      const requested = new Set<string>();
      server.middlewares.use('/media', ({ url = '', headers }, response) => {
        if (url.startsWith('/late')) return;
        if (url === '/times') return void response.setHeader('content-type', 'application/json').end(timesOfAll());
        const isLost = url.includes('lost') && !requested.has(url);
        requested.add(url);
        response.statusCode = url.includes('gone') || isLost ? 404 : 200;
        const sound = response.statusCode === 200 && soundNamed(url);
        if (sound) return answerRange(response, sound, headers.range);
        response.setHeader('content-type', 'image/gif').end(response.statusCode === 200 ? onePixel : '');
      });
    },
  };
}

function soundNamed(url: string): Buffer | undefined {
  if (url.includes('broken')) return Buffer.from('no sound');
  const name = /(?:^\/|~)([a-z-]+\.(?:en|zh))$/.exec(url)?.[1];
  const file = new URL(`${name}.mp3`, voices);
  return name && existsSync(file) ? readFileSync(file) : undefined;
}

function timesOfAll(): string {
  const files = readdirSync(voices).filter((name) => name.endsWith('.json'));
  return JSON.stringify(
    Object.fromEntries(
      files.map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(new URL(name, voices), 'utf8'))]),
    ),
  );
}

/** Browsers seek only in what is served in ranges. */
function answerRange(response: ServerResponse, sound: Buffer, range: string | undefined) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const first = Number(from ?? 0);
  const last = to ? Math.min(Number(to), sound.length - 1) : sound.length - 1;
  response.statusCode = range ? 206 : 200;
  response.setHeader('accept-ranges', 'bytes').setHeader('content-type', 'audio/mpeg');
  if (range) response.setHeader('content-range', `bytes ${first}-${last}/${sound.length}`);
  response.setHeader('content-length', last - first + 1).end(sound.subarray(first, last + 1));
}
