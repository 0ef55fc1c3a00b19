/** What people of a part of the world may look like: ranges, of which each person gets a point. */
export type Region = {
  skin: readonly string[];
  hair: readonly string[];
  iris: readonly string[];
  /** The share of men with a beard, and with a moustache alone. */
  beard: number;
  moustache: number;
  /** Eyes without a visible fold of the lid. */
  smoothLids: boolean;
  /** 0 narrow to 1 wide, and thin to full. */
  nose: readonly [number, number];
  lips: readonly [number, number];
  curls: 'none' | 'some' | 'all';
};

const black = ['#1d1a1b', '#241e1c', '#2a211d'];
const brown = ['#4a3122', '#3a261b', '#5c3d28', '#2f211a'];
const darkEyes = ['#2c1a12', '#38220f', '#1f1410'];
const someLips = [0.35, 0.75] as const;

const eastAsian: Region = {
  ...{ skin: ['#f1cfb0', '#ecc6a4', '#e6bd98', '#f3d5b9', '#deb38e'], hair: black, iris: darkEyes },
  ...{ beard: 0.02, moustache: 0.03, smoothLids: true, nose: [0.25, 0.6], lips: [0.3, 0.6], curls: 'none' },
};
const african: Region = {
  ...{ skin: ['#8f5f41', '#7d5037', '#6d4530', '#9d6d4e'], hair: ['#1a1615', '#211a18'], iris: darkEyes },
  ...{ beard: 0.35, moustache: 0.1, smoothLids: false, nose: [0.6, 1], lips: [0.7, 1], curls: 'all' },
};

export const regions = {
  eastAsian,
  southEastAsian: {
    ...eastAsian,
    skin: ['#d9ab82', '#cc9c73', '#e0b690', '#c08f68'],
    moustache: 0.1,
    lips: [0.45, 0.8],
  },
  southAsian: {
    ...{ skin: ['#b9855c', '#a8744c', '#c79268', '#96653f'], hair: black, iris: darkEyes },
    ...{ beard: 0.2, moustache: 0.35, smoothLids: false, nose: [0.4, 0.75], lips: [0.45, 0.8], curls: 'none' },
  },
  gulf: {
    ...{ skin: ['#c99a70', '#d3a67d', '#bd8c62'], hair: black, iris: darkEyes },
    ...{ beard: 0.9, moustache: 0.1, smoothLids: false, nose: [0.4, 0.7], lips: someLips, curls: 'none' },
  },
  mediterranean: {
    ...{
      skin: ['#dcb08a', '#d0a27a', '#e5bd99', '#c8986f'],
      hair: [...black, '#3a261b'],
      iris: [...darkEyes, '#5a4526'],
    },
    ...{ beard: 0.4, moustache: 0.15, smoothLids: false, nose: [0.35, 0.65], lips: someLips, curls: 'some' },
  },
  centralAsian: { ...eastAsian, skin: ['#e2b992', '#d8ad86', '#e9c5a2'], moustache: 0.15, nose: [0.35, 0.6] },
  westAfrican: african,
  eastAfrican: { ...african, skin: ['#845740', '#946547', '#714832', '#a37353'], nose: [0.45, 0.85] },
  european: {
    ...{ skin: ['#f3d3bd', '#efcab0', '#f6dac7', '#e9c0a4'], hair: [...brown, '#8a6136', '#b08a52', '#7a3f22'] },
    ...{ iris: ['#4a6178', '#5d7268', '#4f3a22', '#6c7f8c'], beard: 0.25, moustache: 0.05, smoothLids: false },
    ...{ nose: [0.2, 0.5], lips: [0.25, 0.6], curls: 'some' },
  },
  latin: {
    ...{ skin: ['#dcb18c', '#cf9f76', '#e6c09f', '#bb8a60'], hair: [...black, ...brown], iris: darkEyes },
    ...{ beard: 0.25, moustache: 0.15, smoothLids: false, nose: [0.3, 0.7], lips: [0.45, 0.8], curls: 'some' },
  },
  pacific: {
    ...{ skin: ['#b07e57', '#a3714b'], hair: black, iris: darkEyes },
    ...{ beard: 0.2, moustache: 0.1, smoothLids: false, nose: [0.6, 0.85], lips: [0.6, 0.9], curls: 'some' },
  },
} satisfies Record<string, Region>;

export type RegionName = keyof typeof regions;

const byDialCode: Record<RegionName, readonly string[]> = {
  eastAsian: ['86', '81', '82', '65'],
  southEastAsian: ['84', '855', '856', '66', '62', '60', '63'],
  southAsian: ['91', '92', '94', '880', '977'],
  gulf: ['965', '966', '968', '971', '974'],
  mediterranean: ['20', '212', '213', '216', '90', '962', '972', '98', '995'],
  centralAsian: ['992', '996', '998', '7'],
  westAfrican: ['221', '223', '225', '228', '233', '234', '237', '244'],
  eastAfrican: ['250', '251', '254', '255', '256', '258', '260', '27'],
  european: ['1', '31', '32', '33', '34', '353', '39', '40', '41', '44', '46', '47', '48', '49', '61', '64'],
  latin: ['506', '51', '52', '54', '55', '56', '57', '593', '598'],
  pacific: [],
};

export function regionOf(dial: string): RegionName {
  const found = (Object.keys(byDialCode) as RegionName[]).find((name) => byDialCode[name].includes(dial));
  if (!found) throw new Error(`no part of the world has the country code ${dial}`);
  return found;
}
