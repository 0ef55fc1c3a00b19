import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { newsItem } from '../../database/tables/content/news.ts';
import { storedFile } from '../../media/files.testing.ts';
import type { MediaStore } from '../../media/store/media-store.ts';

type Ground = { db: Database; services: { mediaStore: MediaStore } };

/** Larger than what lines and buffers hold for one reader. */
const videoSize = 12_000_000;

/** A shared article with a video that everybody may fetch. */
export async function sharedArticle(ground: Ground) {
  const video = { kind: 'video', type: 'video/mp4', extension: 'mp4' } as const;
  const filmId = await storedFile(ground, new Uint8Array(videoSize).fill(7), video);
  const [item] = await ground.db.select({ id: newsItem.id }).from(newsItem).where(eq(newsItem.isPublic, true));
  if (!item) throw new Error('the demo forum has no public article');
  await ground.db.update(newsItem).set({ filmId }).where(eq(newsItem.id, item.id));
  return { id: item.id, filmId };
}

/**
 * Every address that a browser can fetch without a session, from the routes that the server registered: a new one is
 * among them by itself. What only its holder knows stands there with a made-up secret.
 */
export function publicAddresses(registered: readonly string[], article: { id: string; filmId: string }): string[] {
  const known: Record<string, string> = {
    '/share/:id': `/share/${article.id}`,
    '/share/:id/cover.jpg': `/share/${article.id}/cover.jpg`,
    '/media/:id': `/media/${article.filmId}`,
    '/cdfH5/*': '/cdfH5/pages/meeting/meeting',
  };
  return registered
    .filter((route) => route.startsWith('GET '))
    .map((route) => route.slice('GET '.length))
    .map((path) => known[path] ?? path.replaceAll(/:\w+/g, 'a-made-up-secret'));
}

/** Readers who ask and then read nothing. `end` lets all of them go. */
export async function slowReaders(address: string, path: string, count: number, pipelined = 1) {
  const { hostname, port } = new URL(address);
  const sockets: Socket[] = [];
  const request = `GET ${path} HTTP/1.1\r\nhost: forum\r\naccept-encoding: identity\r\n\r\n`;
  for (let reader = 0; reader < count; reader++) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {}).pause();
    socket.write(request.repeat(pipelined));
    sockets.push(socket);
  }
  for (const socket of sockets) if (socket.connecting) await once(socket, 'connect');
  return { end: () => sockets.forEach((socket) => socket.destroy()) };
}
