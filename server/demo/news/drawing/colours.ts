/** Colours of the product: lacquer, gold, jade, porcelain, paper. */
export const lacquer = '#9B1B1F';
export const deep = '#5A0D12';
export const gold = '#C79A45';
export const bright = '#F1D48F';
export const jade = '#1B6247';
export const porcelain = '#22507F';
export const sand = '#EAD9AE';
export const paper = '#FFF6DD';
export const cinnabar = '#C8442F';
export const skin = ['#E8B98F', '#C98F63', '#8A5A3C', '#F0CBA4'] as const;

export type Light = {
  top: string;
  low: string;
  sun: string;
  far: string;
  near: string;
  ground: string;
  water: string;
  shade: string;
  window: string;
};

/** The hours of a day. A scene looks different in each of them. */
export const lights = {
  dawn: {
    ...{ top: '#FBE6B4', low: '#EDB373', sun: '#C8442F', far: '#8FA48A', near: '#5C8574', ground: '#3E6B58' },
    ...{ water: '#2A5850', shade: '#6F1016', window: '#F1D48F' },
  },
  noon: {
    ...{ top: '#CFE3E4', low: '#F4EBCB', sun: '#F1C75B', far: '#9DBCA6', near: '#6C9A7C', ground: '#4C7D5B' },
    ...{ water: '#3F7C86', shade: '#22507F', window: '#FFF6DD' },
  },
  afternoon: {
    ...{ top: '#F7DFA6', low: '#F3C58B', sun: '#FFF3CF', far: '#C2A26A', near: '#A97F4A', ground: '#7C5A33' },
    ...{ water: '#5B7F74', shade: '#5A0D12', window: '#FBE6B4' },
  },
  dusk: {
    ...{ top: '#4E2A4A', low: '#D9805A', sun: '#F6C26A', far: '#6E4562', near: '#53304F', ground: '#3A1F38' },
    ...{ water: '#45365F', shade: '#2A1228', window: '#F6C26A' },
  },
  night: {
    ...{ top: '#131F3F', low: '#3A5187', sun: '#F1E3B4', far: '#2E4272', near: '#22335C', ground: '#17243F' },
    ...{ water: '#1B2C52', shade: '#0E162B', window: '#F1D48F' },
  },
} as const satisfies Record<string, Light>;
