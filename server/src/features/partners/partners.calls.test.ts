import { eq, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MediaList, Partner, PartnerList } from 'contract/calls/partners';
import { photoAddress, pictureAddress } from 'contract/wire/media';
import { outlets } from '../../../demo/partners/media.ts';
import { partners } from '../../../demo/partners/partners.ts';
import { people, signInAs } from '../../../demo/people.ts';
import { hasPortrait } from '../../../demo/portraits/portraits.ts';
import { announceChange } from '../../platform/content/announce-with-number.store.ts';
import type { Database } from '../../platform/database/database.ts';
import { mediaOutlet, partner } from '../../platform/database/tables/content/partners.ts';
import { person } from '../../platform/database/tables/people.ts';
import { photo } from '../../platform/database/tables/content/media.ts';
import { storedFile } from '../../platform/media/files.testing.ts';
import { idFromKey } from '../../platform/ids.ts';
import { nameInLists } from '../../platform/people/name-in-lists.rules.ts';
import { mediaAs } from '../../platform/testing/media.ts';
import { demoPerson, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { statementsOf } from '../../platform/testing/statements.ts';
import { showMediaList, showPartner, showPartners } from './partners.actions.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let token = '';
beforeAll(async () => {
  server = await testServer();
  token = (await steps(server).signIn({ channel: 'email', address: demoPerson(signInAs.green).email })).token;
});
afterAll(() => server.stop());

type Language = 'zh' | 'en';
const ask = (name: string, body: Record<string, string> = {}, language: Language = 'en') =>
  server.call.json(`/api/partner/${name}`, body, { language, token });
const partnerList = async (language: Language) => (await ask('getPartners', {}, language)).obj as PartnerList;
const mediaList = async (language: Language) => (await ask('getMediaList', {}, language)).obj as MediaList;
const idOf = (site: string) => idFromKey('partner', site);
const namesOf = (list: PartnerList) =>
  list.kinds.flatMap(({ kind, levels }) =>
    levels.map(({ level, partners: rows }) => [kind, level, rows.map(({ name }) => name)]),
  );

const rowOf = (key: string, language: Language) => {
  const person = demoPerson(key);
  const name = nameInLists(person)[language];
  return { id: person.id, name, title: person.title[language], photo: hasPortrait(person) ? 1 : null };
};

/** Commits the content, its version and the announcement together, as the console will do. */
async function change(db: Database, id: string, fields: Partial<typeof partner.$inferInsert>) {
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(partner)
      .set({ ...fields, version: sql`${partner.version} + 1` })
      .where(eq(partner.id, id))
      .returning();
    await announceChange(transaction, { topic: 'partners', itemId: id, version: row?.version ?? 0 });
  });
  await server.services.changes.catchUp();
}

describe('partners and patrons', () => {
  test.each(['zh', 'en'] as const)('stand by kind and level in the secretariat’s order, in %s', async (language) => {
    const at = (kind: string, level: string) => [
      kind,
      level,
      partners.filter((one) => one.kind === kind && one.level === level).map(({ name }) => name[language]),
    ];
    expect(namesOf(await partnerList(language))).toEqual([
      at('partner', 'strategic'),
      at('partner', 'official'),
      at('partner', 'service'),
      at('patron', 'principal'),
      at('patron', 'patron'),
    ]);
  });

  test('have an emblem that can be looked at, or none', async () => {
    const rows = (await partnerList('en')).kinds.flatMap(({ levels }) => levels.flatMap((level) => level.partners));
    expect(rows.filter(({ emblem }) => !emblem).map(({ id }) => id)).toEqual([idOf('palmitter-advisory')]);
    const shown = await (await mediaAs(server, token))(pictureAddress(rows[0]!.emblem!));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('have a page each with all fields, the name in the other language included', async () => {
    const demo = partners.find(({ key }) => key === 'meridian-grid')!;
    const { emblem, ...told } = (await ask('getPartner', { id: idOf(demo.key) })).obj as Partner;
    expect(emblem).not.toBe(null);
    expect(told).toEqual({
      id: idOf(demo.key),
      version: 1,
      kind: 'partner',
      level: 'strategic',
      name: demo.name.en,
      otherName: demo.name.zh,
      summary: demo.summary.en,
      contribution: demo.contribution.en,
      profile: demo.profile.en,
      address: demo.address?.en,
      website: demo.website,
      contact: { ...demo.contact, name: demo.contact?.name.en },
      people: [rowOf('helena-thornquist', 'en')],
    });
  });

  test('may lack a website, a telephone or the whole contact', async () => {
    const told = async (site: string) => (await ask('getPartner', { id: idOf(site) }, 'zh')).obj as Partner;
    expect(await told('yucheng-state')).toMatchObject({ contact: null });
    expect(await told('faberval-cie')).toMatchObject({
      website: null,
      contact: { name: '董事长办公室', phone: null, email: 'press@faberval-cie.example' },
    });
  });

  test('that do not exist are refused, and an id of a wrong form is named', async () => {
    const unknown = await ask('getPartner', { id: '0'.repeat(20) }, 'zh');
    expect([unknown.code, unknown.msg, unknown.obj]).toEqual([-2, '内容不存在', { refusal: 'notFound' }]);
    expect((await ask('getPartner', { id: 'yucheng' })).code).toBe(-1);
    expect((await ask('getPartner')).code).toBe(-1);
  });
});

describe('a change by the secretariat', () => {
  test('is in the next answer, with its version', async () => {
    const id = idOf('huilan-bank');
    await partnerList('en');
    await change(server.db, id, { summary: { zh: '新的一句话', en: 'A new sentence' }, level: 'strategic' });
    const [kind] = (await partnerList('en')).kinds;
    expect(kind?.levels[0]?.partners.at(-1)).toMatchObject({ id, summary: 'A new sentence', version: 2 });
    expect((await ask('getPartner', { id }, 'zh')).obj).toMatchObject({ summary: '新的一句话', version: 2 });
    await change(server.db, id, { level: 'official' });
  });

  test('that hides a partner makes its id answer like one that does not exist, and removes it from the list', async () => {
    const id = idOf('mingxiu-tea');
    expect(JSON.stringify(await partnerList('en'))).toContain(id);
    await change(server.db, id, { hidden: true });
    const [hidden, absent] = [await ask('getPartner', { id }), await ask('getPartner', { id: '0'.repeat(20) })];
    expect([hidden.code, hidden.msg, hidden.obj]).toEqual([absent.code, absent.msg, absent.obj]);
    expect(hidden.code).toBe(-2);
    expect(JSON.stringify(await partnerList('en'))).not.toContain(id);
    await change(server.db, id, { hidden: false });
  });

  test('that leaves one language empty shows the other', async () => {
    const id = idOf('anheng-insurance');
    await change(server.db, id, { name: { zh: '安衡保险', en: '' } });
    expect((await ask('getPartner', { id })).obj).toMatchObject({ name: '安衡保险', otherName: null });
  });
});

describe('the delegates of a partner', () => {
  const id = idOf('xingchuan-motors');
  const peopleIn = async (language: Language) => ((await ask('getPartner', { id }, language)).obj as Partner).people;
  async function changePerson(key: string, fields: Partial<typeof person.$inferInsert>) {
    const itemId = demoPerson(key).id;
    await server.db.transaction(async (transaction) => {
      await transaction.update(person).set(fields).where(eq(person.id, itemId));
      await announceChange(transaction, { topic: 'delegates', itemId, version: 2 });
    });
    await server.services.changes.catchUp();
  }

  test.each(['zh', 'en'] as const)(
    'are those whom the directory lists, in the order of protocol, in %s',
    async (language) => {
      const ofIt = people.filter(({ organisation }) => organisation?.en === 'Xingchuan Motors');
      expect(ofIt.map(({ key, badge }) => [key, badge])).toEqual([
        ['luo-zhigang', 'red'],
        ['shi-yunting', 'red'],
        ['chi-yunzhou', 'blue'],
      ]);
      expect(await peopleIn(language)).toEqual([rowOf('luo-zhigang', language), rowOf('shi-yunting', language)]);
      await changePerson('shi-yunting', { rank: 1 });
      expect(await peopleIn(language)).toEqual([rowOf('shi-yunting', language), rowOf('luo-zhigang', language)]);
      await changePerson('shi-yunting', { rank: 250 });
    },
  );

  test('do not include a person kept out of the directory, from the next answer on', async () => {
    expect(await peopleIn('en')).toEqual([rowOf('luo-zhigang', 'en'), rowOf('shi-yunting', 'en')]);
    await changePerson('luo-zhigang', { listed: false });
    expect(await peopleIn('en')).toEqual([rowOf('shi-yunting', 'en')]);
    const all = await Promise.all(partners.map(({ key }) => ask('getPartner', { id: idOf(key) })));
    expect(JSON.stringify(all)).not.toContain(demoPerson('luo-zhigang').id);
    await changePerson('luo-zhigang', { listed: true });
  });

  test('come with their photo', async () => {
    const { id } = demoPerson('luo-zhigang');
    await server.db.delete(photo).where(eq(photo.personId, id));
    const fileId = await storedFile(server, Uint8Array.from([0x52, 0x49, 0x46, 0x46]));
    await server.db.insert(photo).values({ personId: id, number: 3, fileId });
    await changePerson('luo-zhigang', { listed: true });
    const [luo] = await peopleIn('en');
    expect(luo?.photo).toBe(3);
    expect((await (await mediaAs(server, token))(photoAddress({ id, photo: 3 }))).status).toBe(200);
  });

  test('are not in the list of partners', async () => {
    expect(JSON.stringify(await partnerList('en'))).not.toContain(demoPerson('luo-zhigang').id);
  });
});

describe('the media list', () => {
  test.each(['zh', 'en'] as const)('has the four types in their order with every outlet, in %s', async (language) => {
    expect(
      (await mediaList(language)).types.map(({ type, outlets: rows }) => [type, rows.map(({ name }) => name)]),
    ).toEqual(
      ['broadcast', 'agency', 'print', 'online'].map((type) => [
        type,
        outlets.filter((outlet) => outlet.type === type).map(({ name }) => name[language]),
      ]),
    );
  });

  test('shows where an outlet is and whom to contact there', async () => {
    const print = (await mediaList('zh')).types.find(({ type }) => type === 'print')!;
    expect(print.outlets.find(({ name }) => name === '舰队巷纪事')).toEqual({
      id: idFromKey('media outlet', 'fleet-lane'),
      version: 1,
      name: '舰队巷纪事',
      otherWords: 'Fleet Lane Chronicle United Kingdom London Diplomatic Desk',
      country: '英国',
      city: '伦敦',
      contact: { name: '外交编辑部', phone: '+44 20 7946 0403', email: 'desk@fleet-lane.example' },
    });
  });
});

test('no participant’s own number or address is in any answer', async () => {
  const each = await Promise.all(partners.map(({ key }) => ask('getPartner', { id: idOf(key) })));
  const all = JSON.stringify([await partnerList('en'), await mediaList('en'), each.map(({ obj }) => obj)]);
  const digits = all.replaceAll(' ', '');
  expect(people.filter(({ email, mobile }) => all.includes(email) || digits.includes(mobile))).toEqual([]);
  expect(all).toContain('@');
});

test('without a session nothing is shown', async () => {
  for (const name of ['getPartners', 'getPartner', 'getMediaList']) {
    const answer = await server.call.json(`/api/partner/${name}`, name === 'getPartner' ? { id: '0'.repeat(20) } : {});
    expect([name, answer.code, answer.obj]).toEqual([name, -6, { refusal: 'sessionExpired' }]);
  }
});

test('thirty partners take as many queries as one', async () => {
  const questions = () => {
    server.services.contentCache.clear();
    return statementsOf(server.database, async (db) => {
      const context = { db, language: 'en' as const, services: server.services };
      await showPartners(context);
      await showMediaList(context);
      await showPartner({ ...context, body: { id: idOf('yuanxiu-new') } });
    });
  };
  const many = await questions();
  await server.db.delete(partner).where(notInArray(partner.id, [idOf('yuanxiu-new')]));
  await server.db.delete(mediaOutlet).where(notInArray(mediaOutlet.id, [idFromKey('media outlet', 'fleet-lane')]));
  expect([await questions(), many]).toEqual([6, 6]);
});
