import type { DemoPicture } from './load.ts';

type Look = { ground: string; ink: string; accent: string };

// The palette of the design: lacquer, jade, porcelain, gold and stone on their own tints.
const lacquer: Look = { ground: '#FBE7DD', ink: '#9B1B1F', accent: '#B98A2E' };
const jade: Look = { ground: '#E2EEDF', ink: '#1B6247', accent: '#B98A2E' };
const porcelain: Look = { ground: '#E3ECF2', ink: '#22507F', accent: '#B98A2E' };
const gold: Look = { ground: '#FBEFCB', ink: '#7A5510', accent: '#9B1B1F' };
const stone: Look = { ground: '#EFE6D3', ink: '#54442F', accent: '#9B1B1F' };

/** Around the middle of a 64-unit square, turned by equal steps. */
const around = (times: number, shape: string) =>
  Array.from({ length: times }, (_, i) => `<g transform="rotate(${(360 / times) * i} 32 32)">${shape}</g>`).join('');
const line = (d: string, colour: string, width = 3) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;
const disc = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const ring = (r: number, colour: string, width = 3) =>
  `<circle cx="32" cy="32" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

type Mark = { site: string; look: Look; draw: (look: Look) => string };

const chinese: Mark[] = [
  {
    // Three blades over far hills.
    site: 'yuanxiu-new',
    look: jade,
    draw: ({ ink, accent }) =>
      `${fill('M8 50l13-15 9 9 11-13 15 19z', ink)}<g transform="translate(0 -9)">${around(3, fill('M30.6 31c-1-6 .2-11 1.4-15 1.2 4 2.4 9 1.4 15z', accent))}${disc(32, 32, 2.6, accent)}</g>`,
  },
  {
    // Discs of rock, one on the other.
    site: 'yunpan-data',
    look: porcelain,
    draw: ({ ink, accent }) =>
      `<ellipse cx="32" cy="44" rx="19" ry="7" fill="${ink}"/><ellipse cx="32" cy="34" rx="15.5" ry="6" fill="${ink}" stroke="#E3ECF2" stroke-width="2.5"/><ellipse cx="32" cy="24.5" rx="12" ry="5" fill="${accent}" stroke="#E3ECF2" stroke-width="2.5"/>`,
  },
  {
    // A river that runs through a wheel.
    site: 'xingchuan-motors',
    look: lacquer,
    draw: ({ ink, accent }) =>
      ring(20, ink, 4) + line('M32 12.500c-9 7-9 13 0 19.500s9 12.5 0 19.5', accent, 5) + disc(32, 32, 3.4, ink),
  },
  {
    // Squares in order, the first of another colour.
    site: 'yuanxu-software',
    look: stone,
    draw: ({ ink, accent }) =>
      [0, 1, 2]
        .flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))
        .filter(({ row, column }) => column >= row)
        .map(
          ({ row, column }) =>
            `<rect x="${13.5 + column * 13}" y="${13.5 + row * 13}" width="10.5" height="10.5" rx="2.4" fill="${row === column ? accent : ink}"/>`,
        )
        .join(''),
  },
  {
    // Two leaves of a reed, as wings.
    site: 'hangwei-aviation',
    look: porcelain,
    draw: ({ ink, accent }) =>
      fill('M10 42c10-18 26-27 45-27-7 15-21 27-45 27z', ink) + fill('M16 52c9-7 18-10 30-10-6 6-16 10-30 10z', accent),
  },
  {
    // The old coin.
    site: 'huilan-bank',
    look: gold,
    draw: ({ ink, accent }) =>
      disc(32, 32, 21, ink) +
      `<circle cx="32" cy="32" r="16.5" fill="none" stroke="#FBEFCB" stroke-width="1.6"/><rect x="25.5" y="25.5" width="13" height="13" fill="#FBEFCB"/><rect x="29.5" y="29.5" width="5" height="5" fill="${accent}"/>`,
  },
  {
    // A shield, level.
    site: 'anheng-insurance',
    look: jade,
    draw: ({ ink, accent }) =>
      fill('M32 11l18 6v14c0 11-7.5 18.5-18 22.500C21.5 49.5 14 42 14 31V17z', ink) +
      line('M21 31h22', accent, 3.6) +
      disc(32, 31, 4.6, '#E2EEDF'),
  },
  {
    // A magnolia.
    site: 'yucheng-state',
    look: lacquer,
    draw: ({ ink, accent }) => around(6, fill('M32 30c-6-6-6-13 0-20 6 7 6 14 0 20z', ink)) + disc(32, 32, 4, accent),
  },
  {
    // A drop above the rock it springs from.
    site: 'qingyan-springs',
    look: porcelain,
    draw: ({ ink, accent }) =>
      fill('M32 10c7 9 10.5 14 10.5 19a10.5 10.5 0 0 1-21 0c0-5 3.5-10 10.5-19z', ink) +
      fill('M10 52l9-9 8 5 7-6 9 6 6-4 5 8z', accent),
  },
  {
    // Two leaves and a bud.
    site: 'mingxiu-tea',
    look: jade,
    draw: ({ ink, accent }) =>
      fill('M31 50C17 46 11 35 12 22c11 3 19 13 19 28z', ink) +
      fill('M33 50c14-4 20-15 19-28-11 3-19 13-19 28z', ink) +
      fill('M32 34c-4-5-4-14 0-21 4 7 4 16 0 21z', accent),
  },
  {
    // Bamboo slips on two threads.
    site: 'qingjian-publishing',
    look: jade,
    draw: ({ ink, accent }) =>
      [14, 23, 32, 41].map((x) => `<rect x="${x}" y="12" width="7" height="40" rx="2" fill="${ink}"/>`).join('') +
      line('M11 24h42M11 40h42', accent, 2.6),
  },
  {
    // The sun over river and sea.
    site: 'jianghai-philanthropic',
    look: lacquer,
    draw: ({ ink, accent }) =>
      disc(32, 24, 10, accent) +
      [
        'M11 36q5.25-5 10.5 0t10.5 0 10.5 0 10.5 0',
        'M11 44q5.25-5 10.5 0t10.5 0 10.5 0 10.5 0',
        'M16 52q4-4 8 0t8 0 8 0 8 0',
      ]
        .map((d) => line(d, ink, 3.2))
        .join(''),
  },
  {
    // Ripples on a spring pool.
    site: 'chuntan-pension',
    look: porcelain,
    draw: ({ ink, accent }) =>
      [20, 13.5, 7]
        .map(
          (r) => `<ellipse cx="32" cy="36" rx="${r}" ry="${r * 0.62}" fill="none" stroke="${ink}" stroke-width="3"/>`,
        )
        .join('') + disc(32, 18, 4.6, accent),
  },
  {
    // A fan, opened.
    site: 'yunxiu-arts',
    look: gold,
    draw: ({ ink, accent }) =>
      fill('M32 50L8.5 27.500a32 32 0 0 1 47 0z', ink) +
      line('M32 49L18.5 21M32 49V18M32 49l13.5-28', '#FBEFCB', 1.8) +
      disc(32, 50, 4.2, accent),
  },
];

const international: Mark[] = [
  {
    // The globe's meridians.
    site: 'meridian-grid',
    look: porcelain,
    draw: ({ ink, accent }) =>
      `${ring(20, ink)}<ellipse cx="32" cy="32" rx="9" ry="20" fill="none" stroke="${ink}" stroke-width="3"/>${line('M12 32h40', ink)}${line('M32 12v40', accent, 3.6)}`,
  },
  {
    // A crane over the water.
    site: 'nordhaven-industrie',
    look: stone,
    draw: ({ ink, accent }) =>
      line('M23 44V11M13 22h38M23 11l24 11', ink, 3.6) +
      line('M45 23v7', accent, 2.6) +
      `<rect x="39.5" y="30" width="11" height="8" rx="1.2" fill="${accent}"/>` +
      line('M11 50q5.25-4 10.5 0t10.5 0 10.5 0 10.5 0', ink),
  },
  {
    // A ball bearing.
    site: 'asamoto-precision',
    look: stone,
    draw: ({ ink, accent }) => ring(20.5, ink, 3.2) + ring(8, ink, 3.2) + around(8, disc(32, 17.8, 3.6, accent)),
  },
  {
    // A sphere and its widest line.
    site: 'equator-assets',
    look: gold,
    draw: ({ ink, accent }) =>
      fill('M12 28a20 20 0 0 1 40 0z', ink) +
      fill('M12 37h40a20 20 0 0 1-40 0z', ink) +
      `<rect x="9" y="30.5" width="46" height="4" rx="2" fill="${accent}"/>`,
  },
  {
    // The moon over a bay.
    site: 'crescent-bay',
    look: porcelain,
    draw: ({ ink, accent }) =>
      fill('M37 9a14 14 0 1 0 6 23.5A12.2 12.2 0 1 1 37 9z', accent) +
      line('M11 45q5.25-5 10.5 0t10.5 0 10.5 0 10.5 0M18 53q3.5-3.5 7 0t7 0 7 0 7 0', ink, 3.2),
  },
  {
    // A tree that was planted for others.
    site: 'chilversley-foundation',
    look: jade,
    draw: ({ ink, accent }) =>
      [disc(32, 21, 10, ink), disc(21.5, 30, 9, ink), disc(42.5, 30, 9, ink), disc(32, 32, 9, ink)].join('') +
      line('M32 33v20M32 45l7-6', accent, 3.4),
  },
  {
    // Lozenges, as a seal.
    site: 'faberval-cie',
    look: lacquer,
    draw: ({ ink, accent }) =>
      fill('M32 9l9 12-9 12-9-12z', ink) +
      fill('M21 25l8.5 11L21 47l-8.5-11z', ink) +
      fill('M43 25l8.5 11L43 47l-8.5-11z', ink) +
      fill('M32 41l5.5 7-5.5 7-5.5-7z', accent),
  },
  {
    // A cogwheel with a drop in it.
    site: 'velayankar-industries',
    look: gold,
    draw: ({ ink, accent }) =>
      around(10, `<rect x="29" y="9.5" width="6" height="9" rx="1.6" fill="${ink}"/>`) +
      disc(32, 32, 17, ink) +
      disc(32, 32, 10.5, '#FBEFCB') +
      fill('M32 24c3.6 4.6 5.4 7 5.4 9.600a5.4 5.4 0 0 1-10.8 0c0-2.6 1.8-5 5.4-9.600z', accent),
  },
  {
    // A high plain in layers, green again on top.
    site: 'highveld-transition',
    look: stone,
    draw: ({ ink }) =>
      fill('M8 50h48l-5-9H13z', ink) +
      fill('M14.5 38h35l-5-8h-25z', '#B98A2E') +
      fill('M21 27h22l-5.5-9h-11z', '#1B6247'),
  },
  {
    // Five stars of the southern sky.
    site: 'cruzeiro-agro',
    look: jade,
    draw: ({ ink, accent }) =>
      [
        { x: 32, y: 15, size: 7, colour: ink },
        { x: 46, y: 27, size: 6, colour: ink },
        { x: 18, y: 31, size: 6, colour: ink },
        { x: 38, y: 36, size: 3.4, colour: accent },
        { x: 32, y: 49, size: 7.5, colour: ink },
      ]
        .map(({ x, y, size, colour }) => {
          const waist = size * 0.26;
          const points = [
            [0, -size],
            [waist, -waist],
            [size, 0],
            [waist, waist],
            [0, size],
            [-waist, waist],
            [-size, 0],
            [-waist, -waist],
          ];
          return fill(`M${points.map(([dx = 0, dy = 0]) => `${x + dx} ${y + dy}`).join('L')}z`, colour);
        })
        .join(''),
  },
];

const side = 252;

/** The emblems have no letters, so that they need no font and no language. */
export const partnerMarks: DemoPicture[] = [...chinese, ...international].map(({ site, look, draw }) => ({
  key: `emblem-${site}`,
  width: side,
  height: side,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 64 64"><rect width="64" height="64" fill="${look.ground}"/>${draw(look)}</svg>`,
}));
