import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

const onePixel = Buffer.from('R0lGODlhAQABAIAAAPf3tAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/**
 * Component tests have no server: every picture is there but those named "gone", and at first those named "lost". What
 * is named after a recording of the demo, behind a tilde if need be, is that recording; "broken" is no sound at all.
 */
export function mediaForTests(): Plugin {
  return {
    name: 'media-for-tests',
    configureServer(server) {
      const requested = new Set<string>();
      server.middlewares.use('/media', ({ url = '', headers }, response) => {
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
  const file = new URL(`../server/demo/news/voices/${name}.mp3`, import.meta.url);
  return name && existsSync(file) ? readFileSync(file) : undefined;
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
