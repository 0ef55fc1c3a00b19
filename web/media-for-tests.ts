import type { Plugin } from 'vite';

const onePixel = Buffer.from('R0lGODlhAQABAIAAAPf3tAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** Component tests have no server: every picture is there but those named "gone". */
export function mediaForTests(): Plugin {
  return {
    name: 'media-for-tests',
    configureServer(server) {
      server.middlewares.use('/media', (request, response) => {
        response.statusCode = request.url?.includes('gone') ? 404 : 200;
        response.setHeader('content-type', 'image/gif').end(response.statusCode === 200 ? onePixel : '');
      });
    },
  };
}
