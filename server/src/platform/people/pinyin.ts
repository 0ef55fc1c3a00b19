import { pinyin } from 'pinyin-pro';

export type Syllable = { letters: string; tone: number };

/** A foreign name has a dot between its parts, and its first character is no surname. */
const byParts = /[·・]/;

/** The pinyin of a Chinese name, one syllable for each character: 单 is shan as a surname, 曾 zeng. ü is written v. */
export function readingOf(name: string): Syllable[] {
  const syllables = pinyin(name, {
    toneType: 'num',
    type: 'array',
    surname: byParts.test(name) ? 'off' : 'head',
    v: true,
    nonZh: 'removed',
  });
  return syllables.map((syllable) => ({
    letters: syllable.replace(/\d/g, ''),
    tone: Number(/\d/.exec(syllable)?.[0] ?? 0),
  }));
}
