import { buildWebIfChanged } from '../scripts/build-web-if-changed.ts';
import { benchFirstVisit } from './first-visit/first-visit.ts';
import { benchLayoutShift } from './layout-shift.ts';
import { benchLoadedWhenUsed } from './news/loaded-when-used.ts';
import { benchAlbum } from './scrolling/album.ts';
import { benchDirectory } from './scrolling/directory.ts';
import { benchSignIn } from './sign-in-time.ts';
import { exitCodeOf, type Measured } from './verdict.ts';
import { benchListening } from './voice/listening.ts';
import { benchWeight } from './weight.ts';

const parts: Record<string, () => Promise<Measured>> = {
  weight: benchWeight,
  'when-used': benchLoadedWhenUsed,
  'first-visit': benchFirstVisit,
  'layout-shift': benchLayoutShift,
  'sign-in': benchSignIn,
  scrolling: benchDirectory,
  album: benchAlbum,
  listening: benchListening,
};

// `npm run bench:web -- weight` measures one part; several parts may be named.
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}; there is ${Object.keys(parts).join(', ')}`);

await buildWebIfChanged();
const measured: Measured[] = [];
for (const [name, measure] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) measured.push(await measure());

const figures = Object.assign({}, ...measured.map((part) => part.figures)) as Measured['figures'];
console.log(JSON.stringify({ bench: 'web', ...figures }));
process.exitCode = exitCodeOf(measured.map(({ verdict }) => verdict));
