import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Delegate, DelegateRow, Directory } from 'contract/calls/delegates';
import type { Language } from 'contract/languages';
import { photoAddress } from 'contract/wire/media';
import { meetings as demoMeetings } from '../../../demo/agenda.ts';
import { people, signInAs } from '../../../demo/people.ts';
import { photo } from '../../platform/database/tables/content/media.ts';
import { person } from '../../platform/database/tables/people.ts';
import { storedFile } from '../../platform/media/files.testing.ts';
import { idFromKey } from '../../platform/ids.ts';
import { storedNames, type Reading } from '../../platform/people/stored-names.ts';
import { mediaAs } from '../../platform/testing/media.ts';
import { demoPerson, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { statementsOf } from '../../platform/testing/statements.ts';
import { showDelegates } from './delegates.actions.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
const signedIn = async (key: string) =>
  (await steps(server).signIn({ channel: 'email', address: demoPerson(key).email })).token;

beforeAll(async () => {
  server = await testServer();
  token = await signedIn(signInAs.green);
});
afterAll(() => server.stop());

const listed = people.filter(({ badge, listed: inIt }) => badge === 'red' && inIt);
const directory = async (language: Language = 'en', body: Record<string, string> = {}) =>
  (await server.call.json('/api/delegates/getDelegates', body, { language, token })).obj as Directory;
const isSomebody = ({ nameOrder, rankOrder }: DelegateRow) => nameOrder >= 0 && rankOrder >= 0;
const rows = async (language: Language = 'en') => ((await directory(language)).delegates ?? []).filter(isSomebody);
const ask = (id: string, language: Language = 'en', as = token) =>
  server.call.json('/api/delegates/getDelegate', { id }, { language, token: as });
const delegate = async (key: string, language: Language = 'en', as = token) =>
  (await ask(idFromKey('person', key), language, as)).obj as Delegate;

describe('the directory', () => {
  test('has everyone with a red badge except those whom the secretariat keeps out', async () => {
    const expected = listed.map(({ key }) => idFromKey('person', key)).toSorted();
    expect((await rows()).map(({ id }) => id).toSorted()).toEqual(expected);
    expect(expected).toHaveLength(248);
  });

  test('has the fields of the list in both languages, and nothing more', async () => {
    const { zh, en } = { zh: await rows('zh'), en: await rows('en') };
    const gu = demoPerson('gu-minglan');
    const found = (list: DelegateRow[]) => list.find(({ id }) => id === gu.id);
    expect(found(zh)).toEqual({
      id: gu.id,
      name: '顾明澜',
      title: '董事长',
      organisation: '远岫新能源',
      other: { name: 'GU Minglan', title: 'Chair', organisation: 'Yuanxiu New Energy' },
      pinyin: 'gu ming lan',
      origin: 'chinese',
      letter: 'G',
      nameOrder: expect.any(Number) as number,
      rankOrder: expect.any(Number) as number,
      photo: 1,
    });
    expect(found(en)).toMatchObject({ name: 'GU Minglan', letter: 'G', other: { name: '顾明澜' } });
  });

  test('is in the order of protocol, with positions that reveal nothing of those kept out', async () => {
    const shown = await rows();
    expect(shown.map(({ id }) => id)).toEqual(listed.map(({ key }) => idFromKey('person', key)));
    expect(shown.map(({ rankOrder }) => rankOrder)).toEqual(shown.map((_, place) => place));
    expect(shown.map(({ nameOrder }) => nameOrder).toSorted((a, b) => a - b)).toEqual(shown.map((_, place) => place));
  });

  test('orders Chinese names as they are read and foreign ones by their family name', async () => {
    const ordered = (list: DelegateRow[], origin: DelegateRow['origin']) =>
      list.filter((row) => row.origin === origin).toSorted((a, b) => a.nameOrder - b.nameOrder);
    const chinese = ordered(await rows('zh'), 'chinese');
    expect(chinese.slice(0, 4).map(({ name }) => name)).toEqual(['艾德海', '白琪云', '蔡国林', '岑志柏']);
    // 曾 is read zeng as a surname; 卫 and 魏 are two families although both are read wei.
    expect(chinese.find(({ name }) => name === '曾玉怀')).toMatchObject({ letter: 'Z', pinyin: 'zeng yu huai' });
    const english = ordered(await rows('en'), 'international');
    const named = english.map(({ name }) => name);
    expect(named.indexOf('Layla AL-MARZABAN')).toBeLessThan(named.indexOf('Kenjiro ASAMOTO'));
    expect(english.find(({ name }) => name === 'Maarten VAN DER SLOOTEN')?.letter).toBe('V');
    const foreign = ordered(await rows('zh'), 'international');
    expect(foreign.find(({ name }) => name === '海伦娜·索恩奎斯特')?.letter).toBe('S');
    for (const list of [chinese, english, foreign])
      expect(list.map(({ letter }) => letter)).toEqual(list.map(({ letter }) => letter).toSorted());
  });

  test('comes once: a phone that has its version gets only the version', async () => {
    const { version } = await directory('en');
    expect(await directory('en', { version })).toEqual({ version, delegates: null });
    expect((await directory('zh', { version })).delegates?.filter(isSomebody)).toHaveLength(248);
    expect((await directory('en', { version: 'an older one' })).delegates?.filter(isSomebody)).toHaveLength(248);
  });

  test('is for people who are signed in', async () => {
    const path = '/api/delegates/getDelegates';
    expect((await server.call.json(path, {})).code).toBe(-6);
    expect((await server.call.json('/api/delegates/getDelegate', { id: demoPerson('gu-minglan').id })).code).toBe(-6);
  });
});

describe('a delegate', () => {
  test('has title, organisation, both profiles and languages in the caller’s language', async () => {
    const gu = demoPerson('gu-minglan');
    for (const language of ['zh', 'en'] as const)
      expect(await delegate('gu-minglan', language)).toMatchObject({
        name: { zh: '顾明澜', en: 'GU Minglan' }[language],
        otherName: { zh: 'GU Minglan', en: '顾明澜' }[language],
        title: gu.title[language],
        organisation: gu.organisation?.[language],
        profile: gu.profile[language],
        organisationProfile: gu.organisationProfile?.[language],
        languages: gu.languages?.[language],
        photo: 1,
      });
  });

  test('without an organisation is whole', async () => {
    expect(await delegate('eleanor-whitcombe-hale')).toMatchObject({ organisation: null, organisationProfile: null });
  });

  test('shows the meetings they chair or speak in, in the order of time', async () => {
    const key = 'amadou-kouressy';
    const expected = demoMeetings
      .toSorted((a, b) => a.day - b.day || a.from.localeCompare(b.from))
      .filter(
        ({ type, chair, speakers }) => type !== 'closed' && [chair, ...speakers.map((s) => s.person)].includes(key),
      )
      .map((meeting) => ({ title: meeting.title.en, role: meeting.chair === key ? 'chair' : 'speaker' }));
    const { meetings } = await delegate(key);
    expect(meetings.map(({ title, role }) => ({ title, role }))).toEqual(expected);
    expect(expected.length).toBeGreaterThanOrEqual(3);
  });

  test('shows a part in a closed-door seminar only to its people', async () => {
    const closed = demoMeetings.find(({ type, chair, invited }) => type === 'closed' && chair && invited.length > 0)!;
    const id = idFromKey('meeting', closed.key);
    const inside = new Set([closed.chair, ...closed.invited, ...closed.speakers.map(({ person }) => person)]);
    const outsider = people.find(({ key, badge, verified }) => badge === 'red' && verified && !inside.has(key))!.key;
    const seenBy = async (key: string) => {
      const answer = await ask(idFromKey('person', closed.chair!), 'en', await signedIn(key));
      return {
        shown: (answer.obj as Delegate).meetings.some((meeting) => meeting.id === id),
        raw: JSON.stringify(answer),
      };
    };
    expect((await seenBy(closed.invited[0]!)).shown).toBe(true);
    for (const key of [outsider, signInAs.blue]) {
      const { shown, raw } = await seenBy(key);
      expect([shown, raw.includes(id), raw.includes(closed.title.en)]).toEqual([false, false, false]);
    }
  });

  test.each(['wei-chengmo', signInAs.blue, signInAs.green, signInAs.assistant])(
    'a person who is kept out or has another badge is answered like one who does not exist: %s',
    async (key) => {
      const [hidden, absent] = [await ask(demoPerson(key).id), await ask('0'.repeat(20))];
      expect([hidden.status, hidden.code, hidden.msg, hidden.obj]).toEqual([
        absent.status,
        absent.code,
        absent.msg,
        absent.obj,
      ]);
      expect(hidden.code).toBe(-2);
    },
  );

  test('of a wrong form is refused with its field named', async () => {
    const answer = await ask('x');
    expect([answer.code, answer.obj]).toEqual([
      -1,
      { refusal: 'invalidInput', fields: { id: expect.any(String) as string } },
    ]);
  });
});

describe('in a meeting', () => {
  test('only those in the directory have a page to open', async () => {
    const [meeting] = demoMeetings.filter(({ speakers, type }) => type !== 'closed' && speakers.length > 1);
    const [first, second] = meeting!.speakers.map(({ person }) => demoPerson(person));
    await server.db.execute(sql`update person set listed = false where id = ${first!.id}`);
    server.services.contentCache.clear();
    const body = { id: idFromKey('meeting', meeting!.key) };
    const { obj } = await server.call.json('/api/conference/getConference', body, { token });
    const [{ speakers }] = (obj as { meetings: { speakers: { id: string; inDirectory: boolean }[] }[] }).meetings as [
      { speakers: { id: string; inDirectory: boolean }[] },
    ];
    expect(speakers.slice(0, 2).map(({ id, inDirectory }) => [id, inDirectory])).toEqual([
      [first!.id, false],
      [second!.id, true],
    ]);
    await server.db.execute(sql`update person set listed = true where id = ${first!.id}`);
    server.services.contentCache.clear();
  });
});

describe('behind the answers', () => {
  const text = JSON.stringify({ zh: '代表', en: 'Delegate' });

  test('a photo comes with a list and with a page, at an address that works', async () => {
    const { id } = demoPerson('gu-minglan');
    await server.db.update(photo).set({ number: 7 }).where(eq(photo.personId, id));
    server.services.contentCache.clear();
    expect((await rows()).find((one) => one.id === id)?.photo).toBe(7);
    expect((await delegate('gu-minglan')).photo).toBe(7);
    expect((await (await mediaAs(server, token))(photoAddress({ id, photo: 7 }))).status).toBe(200);
  });

  test('a name is sorted by its stored reading, whatever its characters are', async () => {
    const gu = people.find(({ key }) => key === 'gu-minglan')!;
    const id = idFromKey('person', gu.key);
    const store = async (reading: Reading) => {
      await server.db.update(person).set({ reading }).where(eq(person.id, id));
      server.services.contentCache.clear();
    };
    const zz = [{ letters: 'zz', tone: 1 }];
    await store({ name: zz, family: zz });
    const row = (await rows('zh')).find((one) => one.id === id);
    expect(row).toMatchObject({ name: '顾明澜', pinyin: 'zz', letter: 'Z' });
    await store(storedNames(gu.name, gu.familyName).reading);
  });

  test('the number of queries does not grow with the number of delegates', async () => {
    const before = await queriesOfDirectory();
    const fileId = await storedFile(server, new Uint8Array(4));
    await server.db.execute(sql`
      insert into person (id, badge, origin, name, family_name, reading, title, profile, listed, rank, verified)
      select lpad(number::text, 20, '0'), 'red', 'chinese', ${text}::jsonb, ${text}::jsonb,
        '{"name":[],"family":[]}'::jsonb, ${text}::jsonb, ${text}::jsonb,
        true, 1000 + number, true
      from generate_series(1, 30) as number`);
    await server.db.execute(sql`
      insert into photo (person_id, number, file_id)
      select lpad(number::text, 20, '0'), 1, ${fileId} from generate_series(1, 30) as number`);
    expect(await queriesOfDirectory()).toBe(before);
    expect(await rows()).toHaveLength(278);
  });

  async function queriesOfDirectory() {
    const { services } = server;
    services.contentCache.clear();
    return statementsOf(server.database, (db) =>
      showDelegates({ body: {}, db, language: 'en', services } as unknown as Parameters<typeof showDelegates>[0]),
    );
  }
});
