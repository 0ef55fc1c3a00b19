import { PlanServiceKind } from 'contract/calls/places';
import { describe, expect, test } from 'vitest';
import { places } from './places/places.ts';
import { plans } from './places/plans.ts';
import { servicesOn, stepFreeOn } from './places/services.ts';
import { walks } from './places/walks.ts';
import type { Both } from './shapes.ts';
import { halls } from './halls.ts';

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const keys = (rows: { key: string }[]) => rows.map(({ key }) => key);

const texts: Both[] = [
  ...places.flatMap(({ name, address, arrival }) => [name, address, arrival]),
  ...plans.map(({ name }) => name),
  ...halls.flatMap(({ name, floor }) => [name, floor]),
];

describe('the places of the demo forum', () => {
  test('are three buildings, five plans and eight halls with seats', () => {
    expect([places.length, plans.length, halls.length]).toEqual([3, 5, 8]);
    expect([...repeated(keys(places)), ...repeated(keys(plans)), ...repeated(keys(halls))]).toEqual([]);
    expect(halls.filter(({ seats }) => seats < 1)).toEqual([]);
  });

  test('speak both languages, each with its own punctuation', () => {
    const wrong = texts.filter(
      ({ zh, en }) =>
        !/\p{Script=Han}/u.test(zh) || /\p{Script=Han}/u.test(en) || /[,;:?!.]/.test(zh) || /[，。；：、（）]/.test(en),
    );
    expect(wrong).toEqual([]);
    expect(places.filter(({ arrival }) => !arrival.zh.endsWith('。') || !arrival.en.endsWith('.'))).toEqual([]);
  });

  test('tell the driver where to stop in one short line of Chinese', () => {
    expect(places.filter(({ dropOff }) => !/^请[\p{Script=Han}\d]{4,18}停车$/u.test(dropOff))).toEqual([]);
  });

  test('lie on all three maps, on Baidu’s where its own shift puts them', () => {
    const coords = places.flatMap(({ baiduCoord, gaodeCoord, googleCoord }) => [baiduCoord, gaodeCoord, googleCoord]);
    expect(coords.filter((coord) => !/^116\.\d{4,6},39\.\d{4,6}$/.test(coord))).toEqual([]);
    const shifts = places.map(({ baiduCoord, gaodeCoord }) => {
      const [bx = 0, by = 0] = baiduCoord.split(',').map(Number);
      const [gx = 0, gy = 0] = gaodeCoord.split(',').map(Number);
      return `${(bx - gx).toFixed(4)},${(by - gy).toFixed(4)}`;
    });
    expect(new Set(shifts)).toEqual(new Set(['0.0065,0.0060']));
  });

  test('have every hall on a plan of its own building', () => {
    const planOf = new Map(plans.map((plan) => [plan.key, plan.place]));
    expect(halls.filter(({ plan, place }) => planOf.get(plan) !== place)).toEqual([]);
    expect(plans.filter(({ place }) => !keys(places).includes(place))).toEqual([]);
    const outside = halls.filter(
      ({ room }) => room.x < 0 || room.y < 0 || room.x + room.width > 1200 || room.y + room.height > 900,
    );
    expect(outside).toEqual([]);
  });

  test('have signs and step-free ways inside the picture, on every plan, and each kind of help somewhere', () => {
    const signs = plans.map(({ key }) => servicesOn(key));
    const points = [...signs.flat().map(({ mark }) => mark), ...plans.flatMap(({ key }) => stepFreeOn(key)).flat()];
    expect(points.filter(({ x, y }) => x <= 0 || x >= 1 || y <= 0 || y >= 1)).toEqual([]);
    expect(new Set(signs.flat().map(({ kind }) => kind))).toEqual(new Set(PlanServiceKind.options));
    expect(plans.filter(({ key }) => servicesOn(key).length === 0 || stepFreeOn(key).length === 0)).toEqual([]);
    const lifts = (key: string) => servicesOn(key).filter(({ kind }) => kind === 'lift').length;
    expect(plans.filter(({ key }) => lifts(key) === 0)).toEqual([]);
  });

  test('tell the minutes on foot for every pair of halls, once', () => {
    const pairs = walks.map(({ from, to }) => [from, to].toSorted().join(' / '));
    const all = keys(halls).flatMap((a, i) =>
      keys(halls)
        .slice(i + 1)
        .map((b) => [a, b].toSorted().join(' / ')),
    );
    expect(pairs.toSorted()).toEqual(all.toSorted());
    expect(walks.filter(({ minutes }) => minutes < 1 || minutes > 60)).toEqual([]);
  });
});
