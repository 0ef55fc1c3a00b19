import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '../../platform/content/announce-with-number.store.ts';
import { forum } from '../../platform/database/tables/content/forum.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { currentForum, openSecretariatPhone } from './forum.actions.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.stop());

test('the page that the app starts in gets the Secretariat’s number, and the new one as soon as it changes', async () => {
  const { id, secretariatPhone } = await currentForum(server.db);
  const phone = await openSecretariatPhone(server);
  expect(phone()).toBe(secretariatPhone);
  await server.db.transaction(async (db) => {
    await db.update(forum).set({ secretariatPhone: '+861015550199' });
    await announceChange(db, { topic: 'forum', itemId: id, version: 2 });
  });
  await server.services.changes.catchUp();
  expect(phone()).toBe('+861015550199');
});
