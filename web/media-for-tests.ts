import type { Plugin } from 'vite';

const onePixel = Buffer.from('R0lGODlhAQABAIAAAPf3tAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** Component tests have no server: every picture is there but those named "gone", and at first those named "lost". */
export function mediaForTests(): Plugin {
  return {
    name: 'media-for-tests',
    configureServer(server) {
      const requested = new Set<string>();
      server.middlewares.use('/media', ({ url = '' }, response) => {
        const isLost = url.includes('lost') && !requested.has(url);
        requested.add(url);
        response.statusCode = url.includes('gone') || isLost ? 404 : 200;
        response.setHeader('content-type', 'image/gif').end(response.statusCode === 200 ? onePixel : '');
      });
    },
  };
}
