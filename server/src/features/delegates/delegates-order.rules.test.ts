import { expect, test } from 'vitest';
import { storedNames } from '../../platform/people/stored-names.ts';
import { byName, byRank, letterOf, type Sorted } from './delegates-order.rules.ts';

function sorted(zh: string, familyZh: string, en: string, familyEn: string, rank = 1): Sorted {
  return {
    ...{ id: en, rank },
    ...storedNames({ zh, en }, { zh: familyZh, en: familyEn }),
  };
}

const shan = sorted('单明', '单', 'Shan Ming', 'Shan');
const shen = sorted('沈砚之', '沈', 'Shen Yanzhi', 'Shen');
const zeng = sorted('曾予怀', '曾', 'Zeng Yuhuai', 'Zeng');
const li = sorted('李砚棠', '李', 'Li Yantang', 'Li');
const lin = sorted('林听雪', '林', 'Lin Tingxue', 'Lin');
const otherLi = sorted('黎望秋', '黎', 'Li Wangqiu', 'Li');
const ouyang = sorted('欧阳砚秋', '欧阳', 'Ouyang Yanqiu', 'Ouyang');
const slooten = sorted('', '', 'Maarten van der Slooten', 'van der Slooten');
const zofia = sorted('', '', 'Zofia Łęska', 'Łęska');
const emile = sorted('', '', 'Émile Étienne', 'Étienne');
const thora = sorted('', '', 'Þóra Þórðarson', 'Þórðarson');
const tay = sorted('', '', 'Tay Wan Ki', 'Tay');
const tobias = sorted('', '', 'Ann Tobias', 'Tobias');
const zimmer = sorted('', '', 'Eva Zimmer', 'Zimmer');
const aegir = sorted('', '', 'Jon Ægir', 'Ægir');
const adams = sorted('', '', 'Ian Adams', 'Adams');
const ivanov = sorted('', '', 'Иван Иванов', 'Иванов');
const seventh = sorted('', '', 'Seven 7even', '7even');
const unread = sorted('', '', '𠮷 𠮷', '𠮷');
const names = (people: Sorted[], language: 'zh' | 'en') => people.toSorted(byName(language)).map(({ id }) => id);

test('Chinese names are sorted by their reading: li before lin, letters before tones, surnames by their own reading', () => {
  expect(names([zeng, shen, lin, shan, li, ouyang, otherLi], 'zh')).toEqual([
    'Li Wangqiu',
    'Li Yantang',
    'Lin Tingxue',
    'Ouyang Yanqiu',
    'Shan Ming',
    'Shen Yanzhi',
    'Zeng Yuhuai',
  ]);
});

test('English names are sorted by family name, without regard to accents and small words', () => {
  expect(names([slooten, zofia, shen, emile, li, otherLi], 'en')).toEqual([
    'Émile Étienne',
    'Zofia Łęska',
    'Li Wangqiu',
    'Li Yantang',
    'Shen Yanzhi',
    'Maarten van der Slooten',
  ]);
});

test.each([
  [shan, 'zh', 'S'],
  [zeng, 'zh', 'Z'],
  [ouyang, 'zh', 'O'],
  [slooten, 'en', 'V'],
  [slooten, 'zh', 'V'],
  [zofia, 'en', 'L'],
  [emile, 'en', 'E'],
  [sorted('', '', '安', '安'), 'en', '#'],
] as const)('%o stands in %s under %s', (person, language, letter) => {
  expect(letterOf(person, language)).toBe(letter);
});

test('people of one rank always have the same order', () => {
  const [a, b] = [sorted('', '', 'A', 'A', 2), sorted('', '', 'B', 'B', 2)];
  expect([b, a, sorted('', '', 'C', 'C', 1)].toSorted(byRank).map(({ id }) => id)).toEqual(['C', 'A', 'B']);
});

test.each(['zh', 'en'] as const)(
  'in %s each letter has one place, whichever alphabet a name comes from',
  (language) => {
    const people = [ivanov, zimmer, thora, aegir, unread, tobias, seventh, tay, adams, zofia, emile];
    const sections = people
      .toSorted(byName(language))
      .map((one) => letterOf(one, language))
      .filter((letter, i, letters) => letter !== letters[i - 1]);
    expect(sections).toEqual(['A', 'E', 'L', 'T', 'Z', '#']);
  },
);

test('in English Þórðarson stands among names with Th, and Ægir among names with Ae', () => {
  expect(names([zimmer, tobias, thora, tay, aegir, adams], 'en')).toEqual([
    'Ian Adams',
    'Jon Ægir',
    'Tay Wan Ki',
    'Þóra Þórðarson',
    'Ann Tobias',
    'Eva Zimmer',
  ]);
});
