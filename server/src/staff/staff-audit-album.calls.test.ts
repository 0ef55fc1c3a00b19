import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hideRequest } from '../platform/database/tables/content/album.ts';
import { inWholeLog, linesOf, rowsAt, type AuditCase } from '../platform/audit/staff-lines.testing.ts';
import { newId } from '../platform/ids.ts';
import { gu } from '../platform/testing/signing-in.ts';
import { staffDesk } from '../platform/testing/staff-desk.ts';
import { testNow } from '../platform/testing/test-now.ts';
import { albumCommands } from './commands/album-commands.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
const picture = () => join(desk.dataDir, 'photo.jpg');
beforeAll(async () => {
  desk = await staffDesk();
  const drawn = sharp({ create: { width: 8, height: 6, channels: 3, background: 'navy' } });
  await writeFile(picture(), await drawn.jpeg().toBuffer());
});
afterAll(() => desk.leave());

const nothing = () => null;
const one = async (query: ReturnType<typeof sql>) => (await rowsAt(desk, query))[0] as Record<string, unknown>;
const topic = () => one(sql`select * from album_topic where title ->> 'en' = 'Audit morning'`);
const photo = () => one(sql`select * from album_photo where caption ->> 'en' = 'An audit'`);
/** What there is once the command has run: its id is known only then. */
let [topicId, photoId, requestId] = ['', '', ''];
const about = (item: () => string) => () => ({ kind: 'album' as const, item: item() });
const hidden = async () => ({ hidden: (await photo())['hidden'] });
const webView = async () => {
  const row = await one(sql`select hosts, external_album from web_view`);
  return { hosts: row?.['hosts'] ?? [], externalAlbum: row?.['external_album'] ?? null };
};
const asked = async () => {
  requestId = newId();
  await desk.server.db.insert(hideRequest).values({ id: requestId, photoId, personId: gu.id, askedAt: testNow });
};

const cases: AuditCase[] = [
  {
    command: 'add-topic',
    args: () => ['2027-03-22', '审计上午 | Audit morning'],
    ...{ about: about(() => topicId), what: 'add topic', before: nothing },
    after: async () => {
      topicId = (await topic())['id'] as string;
      return { date: '2027-03-22', title: { zh: '审计上午', en: 'Audit morning' } };
    },
  },
  {
    command: 'add-photos',
    args: () => [topicId, '审计 | An audit', picture()],
    ...{ about: about(() => photoId), what: 'add photo', before: nothing },
    after: async () => {
      const { id, picture_id: media, taken_at: takenAt, caption } = await photo();
      photoId = id as string;
      return { topicId, media, takenAt: new Date(takenAt as string).toISOString(), caption };
    },
  },
  {
    command: 'hide-photo',
    args: () => [photoId],
    ...{ about: about(() => photoId), what: 'hide photo', before: hidden, after: hidden },
  },
  {
    command: 'answer-hide-request',
    first: asked,
    args: () => [requestId, 'decline', '官方合影。 | An official group photo.'],
    ...{ about: about(() => requestId), what: 'answer hide request' },
    before: () => ({ request: requestId, answer: null }),
    after: () => ({
      ...{ request: requestId, answer: 'decline' },
      reason: { zh: '官方合影。', en: 'An official group photo.' },
    }),
  },
  {
    command: 'set-web-view-hosts',
    args: () => ['photos.example.org', 'album.example.com'],
    ...{ about: about(() => 'web view'), what: 'set web view hosts', before: webView, after: webView },
  },
  {
    command: 'set-external-album',
    args: () => ['https://album.example.com/live'],
    ...{ about: about(() => 'web view'), what: 'set external album', before: webView, after: webView },
  },
];

describe('the commands about the album', () => {
  test.each(cases.map((each) => [each.command, each] as const))('%s leaves a line', async (command, each) => {
    const { written, expected } = await linesOf(desk, each);
    expect(written.line).toEqual(expected.line);
    // A photo was uploaded before it was added.
    expect(written.lines).toBe(command === 'add-photos' ? 2 : 1);
  });

  test('do not say whom a photo shows, nor anything else about a person', async () => {
    expect(await inWholeLog(desk, gu.id)).toEqual([]);
  });

  test('are all tested', () => {
    const looked = [...cases.map(({ command }) => command), 'list-topics', 'list-hide-requests'];
    expect(looked.toSorted()).toEqual(albumCommands.map(({ name }) => name).toSorted());
  });
});
