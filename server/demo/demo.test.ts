import { describe, expect, test } from 'vitest';
import { meetings } from './agenda.ts';
import { forum } from './forum.ts';
import { people } from './people.ts';
import type { Both } from './shapes.ts';
import { halls } from './halls.ts';

/** Every text that a delegate may read, with its path in the data. */
function textsOf(value: unknown, path: string): { path: string; text: Both }[] {
  if (isBoth(value)) return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`));
}

function isBoth(value: unknown): value is Both {
  return typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;
}

const allTexts = [
  ...textsOf(forum, 'forum'),
  ...halls.flatMap((hall) => textsOf(hall, hall.key)),
  ...people.flatMap((each) => textsOf(each, each.key)),
  ...meetings.flatMap((meeting) => textsOf(meeting, meeting.key)),
];

describe('the demo forum speaks both languages', () => {
  test('every text is there in both', () => {
    const missing = allTexts.filter(({ text }) => !text.zh.trim() || !text.en.trim());
    expect(missing).toEqual([]);
  });

  test('Chinese texts are written in Han characters, English ones without any', () => {
    const wrong = allTexts.filter(({ text }) => !/\p{Script=Han}/u.test(text.zh) || /\p{Script=Han}/u.test(text.en));
    expect(wrong).toEqual([]);
  });

  test('Chinese texts keep to full-width punctuation, English ones to half-width', () => {
    const wrong = allTexts.filter(({ text }) => /[,;?!]|\.$/.test(text.zh) || /[，。；：、（）]/.test(text.en));
    expect(wrong).toEqual([]);
  });

  test('every profile and summary ends as a sentence does, and no sentence is left with a gap', () => {
    const sentences = [...people.map((each) => each.profile), ...meetings.map((meeting) => meeting.summary)];
    expect(
      sentences.filter(({ zh, en }) => !zh.endsWith('。') || !/[.?]$/.test(en) || /…|undefined/.test(zh + en)),
    ).toEqual([]);
  });
});
