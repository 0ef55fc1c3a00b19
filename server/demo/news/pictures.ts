import { join } from 'node:path';
import type { SceneName } from './drawing/scenes/all.ts';

export const picturesFolder = join(import.meta.dirname, 'pictures');
export const picturePath = (key: string) => join(picturesFolder, `${key}.webp`);

/** How many pictures there are of each scene. */
const counts: Record<SceneName, number> = {
  ...{ harbour: 6, columns: 4, hall: 4, city: 3, 'old-town': 3 },
  ...{ craft: 2, fields: 2, lake: 2, lanterns: 2, press: 2, servers: 2, street: 2, telephone: 2, wind: 2 },
  ...{ bridge: 1, classroom: 1, clinic: 1, concert: 1, forest: 1, grid: 1, island: 1, laboratory: 1, library: 1 },
  ...{ market: 1, mountains: 1, railway: 1, river: 1, satellite: 1, solar: 1, steelworks: 1, tea: 1, terraces: 1 },
  workshop: 1,
};

/** A picture's key is its scene and a number: harbour-2 is the second harbour. */
export const pictures = (Object.keys(counts) as SceneName[]).flatMap((scene) =>
  Array.from({ length: counts[scene] }, (_, i) => ({ key: `${scene}-${i + 1}`, scene })),
);
