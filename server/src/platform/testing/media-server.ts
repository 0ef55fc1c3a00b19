import { sql } from 'drizzle-orm';
import { photoAddress } from 'contract/wire/media';
import { afterAll, beforeEach } from 'vitest';
import { people } from '../../../demo/people.ts';
import { photo } from '../database/tables/content/media.ts';
import { newId } from '../ids.ts';
import { storedFile } from '../media/files.testing.ts';
import { cookieSetBy, fetchMedia } from './media.ts';
import { secondsLater } from './sign-in-server.ts';
import { demoPerson, gu, steps } from './signing-in.ts';
import { testServer } from './test-server.ts';

export const bytes = Uint8Array.from([0x52, 0x49, 0x46, 0x46, 0, 1, 2, 3]);
export const content = { id: newId() };
export const photoOfGu = photoAddress({ id: gu.id, photo: 4 });

/** The server for a file of tests about media. Each of them begins with a photo of Gu and a partner's picture. */
export async function mediaServer() {
  const server = await testServer();
  const go = steps(server);
  await storedFile(server, bytes, content);
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.db.execute(sql`update person set listed = true, badge = 'red' where id = ${gu.id}`);
    await server.db.execute(
      sql`update partner set picture_id = ${content.id}, hidden = false where id = (select min(id) from partner)`,
    );
    await server.db.delete(photo);
    await server.db.insert(photo).values({ personId: gu.id, number: 4, fileId: await storedFile(server, bytes) });
  });

  /** Somebody else each time, because a person gets few codes a day. */
  const others = people.filter(({ badge, verified, key }) => badge === 'red' && verified && key !== gu.key).values();
  const somebody = () => demoPerson(others.next().value?.key ?? '');
  const later = (seconds: number) => secondsLater(server, seconds);

  /** Logs in and fetches the photo of Gu with the cookie of that session, again and again. */
  async function browserOf(person: { id: string; mobile: string }, kind: 'browser' | 'wechat' = 'browser') {
    later(120);
    // Otherwise so many logins from one network would be asked for a second picture.
    await server.db.execute(sql`delete from code_request`);
    const { token } = await go.signIn({ address: person.mobile, kind });
    const cookie = cookieSetBy(await server.call.json('/api/about/getSlides', {}, { token }));
    const fetched = (path: string) => fetchMedia(server, path, cookie);
    return { id: person.id, token, cookie, fetched, status: async () => (await fetched(photoOfGu)).status };
  }
  return { server, go, later, somebody, browserOf };
}
