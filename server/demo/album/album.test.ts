import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { languages } from 'contract/languages';
import { photoBlurs, photoPath, photos, pixelsOf, topics } from './photos.ts';

const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);

describe('the album', () => {
  test('has 120 photos in nine topics of three days', () => {
    expect(photos).toHaveLength(120);
    expect(topics.map(({ day }) => day)).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2]);
  });

  test('has four forms of photos, most of them landscape', () => {
    const count = Object.groupBy(photos, ({ form }) => form);
    expect(Object.keys(count).toSorted()).toEqual(['landscape', 'panorama', 'portrait', 'square']);
    for (const form of ['panorama', 'portrait', 'square'] as const)
      expect(count.landscape?.length).toBeGreaterThan(count[form]?.length ?? 0);
  });

  test('says what each photo shows in both languages, and titles differ', () => {
    const [zh, en] = languages.map((language) =>
      [...photos.map(({ caption }) => caption), ...topics.map(({ title }) => title)].map((text) => text[language]),
    );
    expect(repeated(zh ?? [])).toEqual([]);
    expect(repeated(en ?? [])).toEqual([]);
    expect(zh?.filter((text) => !/\p{Script=Han}/u.test(text) || /[,.;:?!()"']/.test(text))).toEqual([]);
    expect(en?.filter((text) => !/^\p{Lu}/u.test(text) || /\p{Script=Han}|["']|\.$/u.test(text))).toEqual([]);
  });

  test('was taken moment after moment', () => {
    for (const { day, photos: lines } of topics) {
      const times = lines.map(([, , time]) => time);
      expect(times).toEqual([...new Set(times)].toSorted());
      expect(times.filter((time) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))).toEqual([]);
      expect(day).toBeLessThan(3);
    }
    expect(repeated(photos.map(({ taken }) => `${taken.day} ${taken.time}`))).toEqual([]);
  });
});

describe('its pictures', () => {
  test('are there in their size, and nothing else', async () => {
    const wrong = [];
    for (const photo of photos) {
      const [width, height] = pixelsOf(photo);
      const whole = await sharp(photoPath(photo.key)).metadata();
      if (whole.width !== width || whole.height !== height || whole.format !== 'webp') wrong.push(photo.key);
    }
    expect(wrong).toEqual([]);
    expect(readdirSync(dirname(photoPath('any')))).toHaveLength(photos.length);
  });

  test('are all different, and small', () => {
    expect(repeated(photos.map(({ key }) => readFileSync(photoPath(key), 'base64')))).toEqual([]);
    const size = photos.reduce((sum, { key }) => sum + statSync(photoPath(key)).size, 0);
    expect(size).toBeLessThan(3_000_000);
  });

  test('have a thumbhash each', () => {
    const blurs = photoBlurs();
    expect(Object.keys(blurs).toSorted()).toEqual(photos.map(({ key }) => key).toSorted());
    expect(Object.values(blurs).filter((blur) => !/^[\w+/]{20,48}={0,2}$/.test(blur))).toEqual([]);
  });
});
