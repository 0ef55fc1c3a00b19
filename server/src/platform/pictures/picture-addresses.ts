import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Picture } from 'contract/wire/values';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { pictureSizes } from './pictures.store.ts';

/** An address stays the same for one period, so that a phone fetches each picture once, and expires after the next. */
const period = 12 * 60 * 60;

/** Returns the picture for an answer; null if there is none, or none any more. */
export type PictureOf = (id: string | null) => Picture | null;

export type Pictures = {
  /** Uses one query for all pictures. */
  shown(db: Database, ids: readonly (string | null)[]): Promise<PictureOf>;
  isSigned(id: string, until: string, sign: string): boolean;
};

/** An <img> element cannot send a header, so that the address itself contains its expiry and a signature. */
export function signedPictures(secret: string, clock: Clock): Pictures {
  const signOf = (id: string, until: string) =>
    createHmac('sha256', secret).update(`picture\n${id}\n${until}`).digest('base64url');
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  return {
    async shown(db, ids) {
      const wanted = [...new Set(ids.filter((id) => id !== null))];
      if (wanted.length === 0) return () => null;
      const until = String((Math.floor(seconds() / period) + 2) * period);
      const rows = await pictureSizes(db, wanted);
      const found = new Map(
        rows.map(({ id, width, height }) => [
          id,
          { src: `/media/${id}?until=${until}&sign=${signOf(id, until)}`, width, height },
        ]),
      );
      return (id) => (id !== null && found.get(id)) || null;
    },
    isSigned(id, until, sign) {
      const [expected, given] = [Buffer.from(signOf(id, until)), Buffer.from(sign)];
      return expected.length === given.length && timingSafeEqual(expected, given) && Number(until) > seconds();
    },
  };
}
