import { expect, test } from 'vitest';
import { meetings } from './agenda.ts';
import { documentOf } from './materials/document.ts';
import { materials } from './materials/materials.ts';
import type { Both } from './shapes.ts';

const texts = materials.flatMap(({ name, introduction, heading, points }): Both[] => [
  name,
  introduction,
  heading,
  ...points,
]);

test('ten papers have different keys and belong to meetings that exist, one to a closed-door seminar', () => {
  expect(materials).toHaveLength(10);
  expect(new Set(materials.map(({ key }) => key)).size).toBe(10);
  const types = materials.map((material) => meetings.find(({ key }) => key === material.meeting)?.type);
  expect(types.filter((type) => type === undefined)).toEqual([]);
  expect(types.filter((type) => type === 'closed')).toHaveLength(1);
});

test('in both languages, each in its own script and punctuation', () => {
  const wrong = texts.filter(
    ({ zh, en }) =>
      !/\p{Script=Han}/u.test(zh) ||
      /\p{Script=Han}/u.test(en) ||
      /[,;?!()]|\.$/.test(zh) ||
      /[，。；：、（）？]/.test(en),
  );
  expect(wrong).toEqual([]);
});

test('each is a Word document', async () => {
  const first = (await documentOf(materials[0]!)).subarray(0, 4);
  expect(first).toEqual(Buffer.from('PK\u0003\u0004'));
});
