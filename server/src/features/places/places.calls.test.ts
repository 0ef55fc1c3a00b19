import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Place, Places } from 'contract/calls/places';
import { pictureAddress } from 'contract/wire/media';
import { places as demoPlaces } from '../../../demo/places/places.ts';
import { servicesOn, stepFreeOn } from '../../../demo/places/services.ts';
import { signInAs } from '../../../demo/people.ts';
import { halls } from '../../../demo/halls.ts';
import { announceChange } from '../../platform/content/announce-with-number.store.ts';
import { floorPlan, hall, place } from '../../platform/database/tables/content/forum.ts';
import { mediaFile } from '../../platform/database/tables/content/media.ts';
import { idFromKey } from '../../platform/ids.ts';
import { mediaAs } from '../../platform/testing/media.ts';
import { demoPerson, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { statementsOf } from '../../platform/testing/statements.ts';
import { allPlaces } from './places.store.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let token = '';
beforeAll(async () => {
  server = await testServer();
  ({ token } = await steps(server).signIn({ channel: 'email', address: demoPerson(signInAs.green).email }));
});
afterAll(() => server.stop());

const ask = async (language: 'zh' | 'en' = 'en') =>
  (await server.call.json('/api/places/getPlaces', {}, { language, token })).obj as Places;
const [guesthouse] = demoPlaces;
const first = ({ places }: Places) => places[0] as Place;

describe('the places', () => {
  test('come in their order, each with its coordinates as they are stored', async () => {
    const { places } = await ask();
    const seen = places.map(({ name, baiduCoord, gaodeCoord, googleCoord }) => [
      name,
      baiduCoord,
      gaodeCoord,
      googleCoord,
    ]);
    expect(seen).toEqual(
      demoPlaces.map(({ name, baiduCoord, gaodeCoord, googleCoord }) => [name.en, baiduCoord, gaodeCoord, googleCoord]),
    );
  });

  test('are in the caller’s language, and always in Chinese too for the driver', async () => {
    const [zh, en] = [first(await ask('zh')), first(await ask('en'))];
    expect([zh.name, zh.address, zh.arrival]).toEqual([
      guesthouse?.name.zh,
      guesthouse?.address.zh,
      guesthouse?.arrival.zh,
    ]);
    expect([en.name, en.address, en.arrival]).toEqual([
      guesthouse?.name.en,
      guesthouse?.address.en,
      guesthouse?.arrival.en,
    ]);
    const forDriver = ({ nameZh, addressZh, dropOffZh, nameEn, addressEn }: Place) => [
      ...[nameZh, addressZh, dropOffZh, nameEn, addressEn],
    ];
    expect(forDriver(en)).toEqual(forDriver(zh));
    expect([en.nameZh, en.dropOffZh]).toEqual([guesthouse?.name.zh, guesthouse?.dropOff]);
  });

  test('have their halls, each marked on a plan of its own place', async () => {
    const { places } = await ask();
    const shown = places.flatMap((each) => each.halls);
    expect(shown.map(({ name, seats }) => [name, seats])).toEqual(halls.map(({ name, seats }) => [name.en, seats]));
    const strays = places.filter(({ halls: own, plans }) =>
      own.some(({ planId, mark }) => !mark || !plans.some(({ id }) => id === planId)),
    );
    expect(strays).toEqual([]);
  });

  test('have on their plans the services and the step-free ways', async () => {
    const [ground] = first(await ask()).plans;
    expect(ground?.services).toEqual(servicesOn('guesthouse-1'));
    expect(ground?.stepFree).toEqual(stepFreeOn('guesthouse-1'));
    expect(ground?.services.length).toBeGreaterThan(5);
  });

  test('have the minutes on foot between any two halls', async () => {
    const { walks } = await ask();
    expect(walks).toHaveLength((halls.length * (halls.length - 1)) / 2);
    const [hehe, press] = [idFromKey('hall', 'hehe'), idFromKey('hall', 'press-centre')];
    expect(walks.find(({ fromId, toId }) => fromId === hehe && toId === press)?.minutes).toBe(9);
  });

  test('need a session', async () => {
    const { code } = await server.call.json('/api/places/getPlaces', {});
    expect(code).toBe(-6);
  });

  test('have their plans as pictures of this server, with their size', async () => {
    const pictures = (await ask()).places.flatMap(({ plans }) => plans.map((plan) => plan.picture));
    expect(pictures).toHaveLength(5);
    const fetched = await mediaAs(server, token);
    for (const shown of pictures) {
      expect(shown).toMatchObject({ width: 1600, height: 1200 });
      const answer = await fetched(pictureAddress(shown!));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
  });
});

describe('changes', () => {
  test('are in the next answer once they are announced', async () => {
    expect(first(await ask()).arrival).toBe(guesthouse?.arrival.en);
    await server.db.transaction(async (db) => {
      await db.update(place).set({ arrival: { zh: '请走西门。', en: 'Please use the West Gate.' } });
      await announceChange(db, { topic: 'places', itemId: idFromKey('place', 'guesthouse'), version: 2 });
    });
    await server.services.changes.catchUp();
    expect(first(await ask()).arrival).toBe('Please use the West Gate.');
  });

  test('a plan whose picture is gone has none, and a hall without a mark has none', async () => {
    await server.db.transaction(async (db) => {
      await db.update(hall).set({ x: null });
      const plans = db.select({ id: floorPlan.pictureId }).from(floorPlan);
      await db.delete(mediaFile).where(inArray(mediaFile.id, plans));
      await announceChange(db, { topic: 'places', itemId: null, version: 1 });
    });
    await server.services.changes.catchUp();
    const { places } = await ask();
    expect(new Set(places.flatMap(({ plans }) => plans.map((plan) => plan.picture)))).toEqual(new Set([null]));
    expect(new Set(places.flatMap(({ halls }) => halls.map(({ mark }) => mark)))).toEqual(new Set([null]));
  });
});

test('the number of queries does not grow with the number of places', async () => {
  const before = await statementsOf(server.database, allPlaces);
  const row = demoPlaces[0]!;
  await server.db.insert(place).values(
    Array.from({ length: 30 }, (_, index) => {
      const { key: _key, ...rest } = row;
      return { id: idFromKey('place', `further ${index}`), position: 10 + index, ...rest };
    }),
  );
  expect(await statementsOf(server.database, allPlaces)).toBe(before);
  expect((await allPlaces(server.db)).places).toHaveLength(33);
});
