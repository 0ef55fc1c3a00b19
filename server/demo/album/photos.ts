import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forms, type Form, type Hour } from './drawing/frame.ts';
import type { PhotoSceneName } from './drawing/scenes/all.ts';
import { eve } from './topics/eve.ts';
import { firstDay } from './topics/first-day.ts';
import { secondDay } from './topics/second-day.ts';
import type { Both } from '../shapes.ts';
import type { DemoTopic } from './topics/shapes.ts';

const picturesFolder = join(import.meta.dirname, 'pictures');
export const photoPath = (key: string) => join(picturesFolder, `${key}.webp`);
export const blursPath = join(import.meta.dirname, 'blurs.json');

export const topics: DemoTopic[] = [...eve, ...firstDay, ...secondDay];

export type DemoPhoto = {
  key: string;
  topic: string;
  scene: PhotoSceneName;
  form: Form;
  taken: { day: number; time: string };
  caption: Both;
};

/** All photos of the album; the key of one is its topic and its number. */
export const photos: DemoPhoto[] = topics.flatMap(({ key: topic, day, photos: lines }) =>
  lines.map(([scene, form, time, zh, en], i) => ({
    ...{ key: `${topic}-${String(i + 1).padStart(2, '0')}`, topic, scene, form },
    ...{ taken: { day, time }, caption: { zh, en } },
  })),
);

export const pixelsOf = ({ form }: DemoPhoto) => forms[form].pixels;

/** The light in which it was taken. */
export function hourOf({ taken: { time } }: DemoPhoto): Hour {
  if (time < '08:00') return 'dawn';
  if (time < '12:00') return 'noon';
  if (time < '17:00') return 'afternoon';
  return time < '19:30' ? 'dusk' : 'night';
}

/** The thumbhashes that the script made together with the pictures. */
export const photoBlurs = () => JSON.parse(readFileSync(blursPath, 'utf8')) as Record<string, string>;
