import { mediaPath } from 'contract/wire/media';
import type { Sealing } from '../../security/sealing.ts';

const name = 'forum_media';
/** No session lives longer, and the cookie is worthless without one. */
const longest = 90 * 24 * 60 * 60;
/** Several devices each for the people of a large forum, like the cached sessions. */
const mostRemembered = 20_000;
const form = new RegExp(`(?:^|; ?)${name}=([0-9a-z]{20})\\.([\\w.-]{1,80})(?:;|$)`);

/** The cookie names the session, so that each fetch can ask whether it is still valid. It opens nothing but media. */
export type MediaCookies = {
  of(sessionId: string): string;
  /** Replaces the cookie of a session that its owner ended. */
  none: string;
  /** The session that a cookie of this server names. */
  sessionIn(header: string | undefined): string | undefined;
};

export function mediaCookies(sealing: Pick<Sealing, 'fingerprint' | 'isFingerprint'>, publicUrl: string): MediaCookies {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = (value: string, age: number) =>
    `${name}=${value}; Path=${mediaPath}; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
  // A cookie never changes while the server runs, and its fingerprint would cost a hot read a third of its time.
  const remembered = new Map<string, string>();
  function made(sessionId: string): string {
    const one = cookie(`${sessionId}.${sealing.fingerprint(sessionId, 'media')}`, longest);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(sessionId, one);
    return one;
  }
  return {
    of: (sessionId) => remembered.get(sessionId) ?? made(sessionId),
    none: cookie('', 0),
    sessionIn(header = '') {
      const [, sessionId, proof] = form.exec(header) ?? [];
      return sessionId && proof && sealing.isFingerprint(proof, sessionId, 'media') ? sessionId : undefined;
    },
  };
}
