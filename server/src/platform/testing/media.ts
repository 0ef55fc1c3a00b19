import type { testServer } from './test-server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;

/** The cookie that an answer sets, as a browser sends it back; empty if it sets none. */
export function cookieSetBy({ headers }: { headers: Headers }): string {
  return headers.getSetCookie().at(-1)?.split(';')[0] ?? '';
}

export function fetchMedia({ address }: Server, path: string, cookie: string, headers: Record<string, string> = {}) {
  return fetch(address + path, { headers: { ...headers, ...(cookie && { cookie }) } });
}

/** Fetches media as the browser of a session does, which got its cookie with an answer. */
export async function mediaAs(server: Server, token: string) {
  const cookie = cookieSetBy(await server.call.json('/api/about/getSlides', {}, { token }));
  return (path: string) => fetchMedia(server, path, cookie);
}
