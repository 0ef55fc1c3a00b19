import type { Place, Places } from 'contract/calls/places';

const picture = {
  id: 'plan',
  width: 1200,
  height: 900,
};

const hall = (id: string, name: string, planId: string | null, x: number, y: number) => ({
  ...{ id, name, floor: 'Level 1', seats: 160, planId },
  mark: planId === null ? null : { x, y },
});

export const yucheng: Place = {
  ...{ id: 'yucheng', version: 1 },
  ...{ name: 'Yucheng State House', nameZh: '玉澄国宾馆', nameEn: 'Yucheng State House' },
  ...{ address: '8 Yucheng Road', addressZh: '北京市玉澄路8号', addressEn: '8 Yucheng Road' },
  ...{ arrival: 'Please use the East Gate.', dropOffZh: '请在东门内停车' },
  baiduCoord: '116.293921,39.952108',
  gaodeCoord: '116.287421,39.946108',
  googleCoord: '116.287421,39.946108',
  halls: [
    hall('hehe', 'Hehe Hall', 'ground', 0.5, 0.5),
    hall('qingyun', 'Qingyun Hall', 'upper', 0.8, 0.4),
    hall('tinglan', 'Tinglan Pavilion', null, 0, 0),
  ],
  plans: [
    {
      ...{ id: 'ground', name: 'Level 1', picture },
      services: [
        { kind: 'lift', mark: { x: 0.6, y: 0.7 } },
        { kind: 'lift', mark: { x: 0.2, y: 0.7 } },
        { kind: 'firstAid', mark: { x: 0.7, y: 0.4 } },
      ],
      stepFree: [
        [
          { x: 0.9, y: 0.9 },
          { x: 0.6, y: 0.7 },
        ],
      ],
    },
    { ...{ id: 'upper', name: 'Level 2', picture }, services: [], stepFree: [] },
  ],
};

const centre: Place = {
  ...yucheng,
  ...{ id: 'centre', name: 'Yucheng Media Centre', halls: [], plans: [] },
};

export const allPlaces: Places = {
  places: [yucheng, centre],
  walks: [{ fromId: 'hehe', toId: 'qingyun', minutes: 4 }],
};
