import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Found } from 'contract/calls/search';
import type { Language } from 'contract/languages';
import { findGroups } from 'contract/search-limits';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { meetings } from '../../../demo/agenda.ts';
import { people } from '../../../demo/people.ts';
import { meeting } from '../../platform/database/tables/content/agenda.ts';
import { newsItem } from '../../platform/database/tables/content/news.ts';
import { mediaOutlet, partner } from '../../platform/database/tables/content/partners.ts';
import { person } from '../../platform/database/tables/people.ts';
import { idFromKey } from '../../platform/ids.ts';
import { demoPerson, requestId, steps } from '../../platform/testing/signing-in.ts';
import { statementsOf } from '../../platform/testing/statements.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { findAnything } from './search.actions.ts';

const closed = meetings.find(({ key }) => key === 'grid-interconnection')!;
const closedId = idFromKey('meeting', closed.key);
const insiders = new Set([closed.chair, ...closed.invited, ...closed.speakers.map((speaker) => speaker.person)]);
const anyPart = new Set(
  meetings.flatMap(({ chair, invited, speakers }) => [chair, ...invited, ...speakers.map((one) => one.person)]),
);
const outsider = people.find(({ key, badge, verified }) => badge === 'red' && verified && !anyPart.has(key))!.key;

let server: Awaited<ReturnType<typeof testServer>>;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await testServer();
  const go = steps(server);
  const signIn = async (key: string) => (await go.signIn({ channel: 'email', address: demoPerson(key).email })).token;
  tokens.set('insider', await signIn(closed.chair!));
  tokens.set('red', await signIn(outsider));
  for (const badge of ['blue', 'green', 'grey'] as const)
    tokens.set(
      badge,
      await signIn(people.find((one) => one.badge === badge && one.verified && !anyPart.has(one.key))!.key),
    );
  await server.db.update(person).set({ mobileSealed: null, emailSealed: null }).where(eq(person.id, limitedId));
  const flow = await go.badgeFlow(demoBadgeCode(limitedKey));
  const { obj } = await go.enterBirthDate(flow, demoPerson(limitedKey).birthDate);
  const session = obj as { token: string; limited: boolean };
  if (!session.limited) throw new Error('a badge session without an address to confirm it is limited');
  tokens.set('limited insider', session.token);
});
afterAll(() => server.stop());

/** Somebody else of those behind the closed doors, who logs in by the badge alone. */
const limitedKey = [...insiders].find((key) => key && key !== closed.chair && demoPerson(key).verified)!;
const limitedId = idFromKey('person', limitedKey);

const ask = (who: string, body: Record<string, string>, language: Language = 'en') =>
  server.call.json('/api/search/find', body, { token: tokens.get(who) ?? '', language });
const find = async (who: string, text: string, only?: string, language: Language = 'en') =>
  ((await ask(who, { text, ...(only && { only }) }, language)).obj as { found: Found }).found;
const viewers = ['insider', 'red', 'blue', 'green', 'grey', 'limited insider'];

describe('one box', () => {
  test.each([
    ['gml', 'delegates', 'gu-minglan'],
    ['guminglan', 'delegates', 'gu-minglan'],
    ['顾明澜', 'delegates', 'gu-minglan'],
    ['Thornquist', 'delegates', 'helena-thornquist'],
  ])('“%s” finds %s: %s', async (text, group, key) => {
    const found = await find('red', text);
    expect(found[group as 'delegates']?.items[0]?.id).toBe(idFromKey('person', key));
  });

  test('finds in every group, at most three each, in the fixed order, and says how many there are', async () => {
    const found = await find('red', 'a');
    const names = Object.keys(found);
    expect(names).toEqual(findGroups.filter((name) => names.includes(name)));
    expect(names.length).toBeGreaterThanOrEqual(5);
    for (const name of findGroups) expect(found[name]?.items.length ?? 0).toBe(Math.min(3, found[name]?.total ?? 0));
    const all = await find('red', 'a', 'delegates');
    expect(Object.keys(all)).toEqual(['delegates']);
    expect([all.delegates?.total, all.delegates?.items.length]).toEqual([
      found.delegates?.total,
      Math.min(50, found.delegates!.total),
    ]);
    expect(all.delegates?.items.slice(0, 3)).toEqual(found.delegates?.items);
  });

  test('marks what was found in the language of the reader, and finds by the other one', async () => {
    const { meetings: shown } = await find('red', closedText(), 'meetings');
    expect(shown).toBeUndefined();
    const open = meetings.find(({ type }) => type === 'plenary')!;
    const [zh, en] = [await find('red', open.title.zh, 'meetings', 'en'), await find('red', open.title.en, 'meetings')];
    const id = idFromKey('meeting', open.key);
    const [byOther, byOwn] = [zh, en].map((one) => one.meetings?.items.find((item) => item.id === id));
    expect([byOther?.title.text, byOther?.title.marks]).toEqual([open.title.en, []]);
    expect(byOwn?.title.marks.length).toBeGreaterThan(0);
  });

  test.each([
    ['aviation-fuels', 'cancelled'],
    ['ports-that-learn', 'moved'],
    ['supply-chains', null],
  ])('says of the meeting %s what the Secretariat changed: %s', async (key, change) => {
    const { title } = meetings.find((one) => one.key === key)!;
    const found = (await find('red', title.en, 'meetings')).meetings?.items;
    expect(found?.find(({ id }) => id === idFromKey('meeting', key))?.change).toBe(change);
  });

  test.each(['', '   ', '。，！', '-—…', '😀', "'", '\ud800'])(
    'asks for something to search instead of %j',
    async (text) => {
      const [en, zh] = [await ask('red', { text }), await ask('red', { text }, 'zh')];
      expect([en.code, en.msg, en.obj]).toEqual([
        -1,
        'Please enter your search',
        { refusal: 'searchMissing', fields: { text: 'Please enter your search' } },
      ]);
      expect(zh.msg).toBe('请输入搜索内容');
    },
  );

  test.each(['a'.repeat(201), '字'.repeat(10_000)])('refuses a text that is too long', async (text) => {
    expect((await ask('red', { text })).code).toBe(-1);
  });

  test.each(['字'.repeat(200), 'forum \udc00', 'zero\u0000byte', "a' | 'b':* %_", '𠮷野 ½ ﷺ'])(
    'answers %j, and nothing breaks',
    async (text) => {
      expect((await ask('red', { text })).code).toBe(0);
    },
  );

  test('finds nothing where there is nothing, and guesses a mistyped name only then', async () => {
    expect(await find('red', 'qqqqqq')).toEqual({});
    const guessed = await find('red', 'Thornqiust');
    expect(Object.keys(guessed)).toEqual(['delegates']);
    expect(guessed.delegates?.items[0]?.id).toBe(idFromKey('person', 'helena-thornquist'));
  });
});

function closedText() {
  return closed.title.en;
}

describe('what a viewer may not see', () => {
  const canary = 'Zyxwvut';
  const both = { zh: `${canary}中文`, en: `${canary} text` };
  /** Hidden things get a word that nothing else has. */
  beforeAll(async () => {
    const { db } = server;
    await db.update(meeting).set({ title: both, summary: both }).where(eq(meeting.id, closedId));
    const [aPartner] = await db.select().from(partner).limit(1);
    await db.update(partner).set({ name: both, hidden: true }).where(eq(partner.id, aPartner!.id));
    const [outlet] = await db.select().from(mediaOutlet).limit(1);
    await db.update(mediaOutlet).set({ name: both, hidden: true }).where(eq(mediaOutlet.id, outlet!.id));
    const [item] = await db.select().from(newsItem).where(eq(newsItem.isPublished, true)).limit(1);
    await db.update(newsItem).set({ title: both, isPublished: false }).where(eq(newsItem.id, item!.id));
    const unlisted = people.find(
      ({ badge, listed, key }) => badge === 'red' && listed && !anyPart.has(key) && key !== outsider,
    )!;
    await db
      .update(person)
      .set({ name: both, listed: false })
      .where(eq(person.id, idFromKey('person', unlisted.key)));
    server.services.contentCache.clear();
  });

  test('a seminar behind closed doors is found by its people, and by nobody else, not even in their limited session', async () => {
    const seen = new Map<string, unknown>();
    for (const who of viewers) seen.set(who, await find(who, canary));
    expect((seen.get('insider') as Found).meetings?.items.map(({ id }) => id)).toEqual([closedId]);
    expect(Object.keys(seen.get('insider') as Found)).toEqual(['meetings']);
    for (const who of viewers.slice(1)) expect([who, seen.get(who)]).toEqual([who, {}]);
  });

  /** Two of the demo's files are for red badges, so that files are compared within a badge only. */
  const ofOneBadge = [
    ['red', 'limited insider'],
    ['blue', 'green', 'grey'],
  ];
  test.each([
    ['each badge finds the same of the rest', [viewers.slice(1)], findGroups.filter((group) => group !== 'files')],
    ['those of one badge find the same files', ofOneBadge, ['files']],
  ])('is not counted, put in order or shown in any group, and %s', async (_what, alike, groups) => {
    for (const text of ['a', '会', closed.title.en.split(' ')[0]!])
      for (const only of groups)
        for (const [first, ...others] of alike) {
          const expected = await find(first!, text, only);
          expect(JSON.stringify(expected)).not.toContain(canary);
          for (const who of others) expect([who, await find(who, text, only)]).toEqual([who, expected]);
        }
  });

  test('three of each group are shown as in the group alone', async () => {
    for (const who of viewers.slice(1)) {
      const found = await find(who, '会');
      for (const only of findGroups) {
        const alone = (await find(who, '会', only))[only];
        expect([who, found[only]?.total, found[only]?.items]).toEqual([who, alone?.total, alone?.items.slice(0, 3)]);
      }
    }
  });

  test('a seminar is not found by its hall, its people or its type either', async () => {
    const { chair } = closed;
    const chairName = demoPerson(chair!).name.en;
    const ids = async (who: string) =>
      (await find(who, chairName, 'meetings')).meetings?.items.map(({ id }) => id) ?? [];
    expect(await ids('insider')).toContain(closedId);
    for (const who of viewers.slice(1)) expect(await ids(who)).not.toContain(closedId);
  });

  test('nobody who has no session finds anything', async () => {
    expect((await server.call.json('/api/search/find', { text: 'a' })).code).toBe(-6);
  });
});

/** Files have statements of their own, which their tests count. */
const kept = findGroups.filter((group) => group !== 'files');

test.each(kept)(
  'a search for %s takes the same statements whatever it finds, and one once all was read',
  async (only) => {
    const { database, services } = server;
    const viewer: Viewer = { id: idFromKey('person', outsider), badge: 'red', sessionId: requestId(), scope: 'full' };
    const asked = (text: string) =>
      statementsOf(database, (db) => findAnything({ viewer, body: { text, only }, db, language: 'en', services }));
    services.contentCache.clear();
    const cold = await asked('a');
    expect([await asked('a'), await asked('qqqqqq')]).toEqual([1, 1]);
    services.contentCache.clear();
    expect(await asked('qqqqqq')).toBe(cold);
  },
);
