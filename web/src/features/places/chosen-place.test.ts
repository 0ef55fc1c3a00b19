import type { FloorPlan, Place, PlaceHall, Places } from 'contract/calls/places';
import { describe, expect, test } from 'vitest';
import { chosenFrom } from './chosen-place.ts';
import { hallsByPlan, hallsOn } from './plan/halls-by-plan.ts';

const hall = (id: string, planId: string | null = null): PlaceHall => ({
  ...{ id, name: id, floor: 'Level 1', seats: 10, planId },
  mark: planId === null ? null : { x: 0.5, y: 0.5 },
});
const plan = (id: string): FloorPlan => ({ id, name: id, picture: null, services: [], stepFree: [] });
const place = (id: string, halls: PlaceHall[], plans: FloorPlan[] = []): Place => ({
  ...{ id, version: 1, name: id, nameZh: '玉澄国宾馆', nameEn: id, halls, plans },
  ...{ address: 'Road', addressZh: '北京市玉澄路8号', addressEn: 'Road', arrival: '', dropOffZh: '' },
  ...{ baiduCoord: '1,2', gaodeCoord: '1,2', googleCoord: '1,2' },
});
const all: Places = {
  places: [place('guesthouse', [hall('hehe'), hall('mudan')]), place('centre', [hall('press')])],
  walks: [],
};

describe('an address of the map', () => {
  test.each([
    ['a place', 'centre', undefined, 'centre', undefined],
    ['a hall in its place', 'guesthouse', 'mudan', 'guesthouse', 'mudan'],
    ['a hall alone', undefined, 'press', 'centre', 'press'],
    ['a hall that moved to another place', 'guesthouse', 'press', 'centre', 'press'],
    ['a hall that is gone', 'guesthouse', 'gone', 'guesthouse', undefined],
    ['a place that is gone', 'gone', undefined, undefined, undefined],
    ['nothing', undefined, undefined, undefined, undefined],
  ])('with %s', (_what, placeId, hallId, wantedPlace, wantedHall) => {
    const chosen = chosenFrom(all, placeId, hallId);
    expect([chosen?.place.id, chosen?.hall?.id]).toEqual([wantedPlace, wantedHall]);
  });
});

describe('halls on plans', () => {
  const halls = [hall('top', 'second'), hall('garden'), hall('ground', 'first'), hall('lost', 'no plan any more')];
  const plans = [plan('first'), plan('second'), plan('empty')];

  test('stand floor by floor, those on no plan last', () => {
    expect(hallsByPlan({ plans, halls }).map((group) => [group.plan?.id, group.halls.map(({ id }) => id)])).toEqual([
      ['first', ['ground']],
      ['second', ['top']],
      [undefined, ['garden', 'lost']],
    ]);
  });

  test('are marked on their own plan alone', () => {
    const unmarked = { ...hall('unmarked', 'first'), mark: null };
    expect(hallsOn(plan('first'), [...halls, unmarked]).map(({ id }) => id)).toEqual(['ground']);
  });
});
