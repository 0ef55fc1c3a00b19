import { describe, expect, test } from 'vitest';
import { plainText } from 'contract/rules/text-search';
import { searched } from '../../platform/content/searched.rules.ts';
import { beginningOf, bestOf, excerptOf, marked, wordsOf } from './search.rules.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, nth) => String(nth));

describe('the words of a query', () => {
  test.each([
    ['  Green   growth ', ['green', 'growth']],
    ['“绿色增长”', ['绿色增长']],
    ['（能源）体系？', ['能源', '体系']],
    ['e-mail', ['email']],
    ['19:30', ['19', '30']],
    ['green green', ['green']],
    ['Ｇreen café', ['green', 'cafe']],
    ['', []],
    ['   ', []],
    ['.,;:!?-—…“”《》（）·', []],
    ['¥$€+=<>', []],
    ["'’-", []],
    ['😀', []],
    ['\ud800', []],
    ['a\ud800b', ['a', 'b']],
    [numbers(90).join(' '), numbers(20)],
  ])('%j', (typed, words) => expect(wordsOf(typed)).toEqual(words));
});

describe('what is found', () => {
  const rows = [
    searched('said', { called: ['Opening'], said: ['About green growth'] }),
    searched('begins', { called: ['Greening the grid'], said: ['growth'] }),
    searched('called', { called: ['Green growth', '绿色增长'], said: [null] }),
    searched('also said', { called: ['Closing'], said: ['growth and green', undefined] }),
    searched('half', { called: ['Green'], said: [''] }),
  ];
  const found = (typed: string) => bestOf(rows, wordsOf(typed));

  test('has every word, what is called so first, then by the given order', () => {
    expect(found('green growth')).toEqual(['called', 'begins', 'said', 'also said']);
    expect(found('绿色')).toEqual(['called']);
    expect(found('green nothing')).toEqual([]);
  });

  test('is the same in whichever order the words come', () => {
    expect(found('growth green')).toEqual(found('green growth'));
  });

  test('is compared as the contract compares, however the text is written', () => {
    for (const text of ['Ｗide Straße Łódź', 'Café ①②③ ﬁlm', '한국 ガギグ ÅÅ', 'e\u0301\u0323 x', 'İstanbul Ωμέγα'])
      expect(searched('', { called: [text], said: [] }).called).toBe(plainText(text));
  });
});

describe('an excerpt', () => {
  const words = wordsOf('growth');
  const shownMarks = ({ text, marks }: { text: string; marks: number[][] }) =>
    marks.map(([from, to]) => text.slice(from, to));

  test('is the first line that has a word, with its marks', () => {
    const found = excerptOf(['Nothing here', 'One line\nThe growth of Growth\ngrowth'], words);
    expect(found?.text).toBe('The growth of Growth');
    expect(shownMarks(found!)).toEqual(['growth', 'Growth']);
  });

  test('of a long line stands around the word, and is cut between words', () => {
    const found = excerptOf([`${'before '.repeat(60)}growth ${'after '.repeat(60)}`], words)!;
    expect(found.text).toMatch(/^…before .*growth after .*after…$/);
    expect(found.text.length).toBeLessThan(115);
    expect(shownMarks(found)).toEqual(['growth']);
  });

  test('of Chinese is cut anywhere, but not inside a character', () => {
    for (const filled of ['前'.repeat(99), '𠮷'.repeat(99), `a${'𠮷'.repeat(99)}`]) {
      const found = excerptOf([`${filled}增长${filled}`], ['增长'])!;
      expect([found.text.isWellFormed(), shownMarks(found)]).toEqual([true, ['增长']]);
    }
  });

  test('is missing where no text has a word, and a beginning has no marks', () => {
    expect(excerptOf(['Opening', ''], words)).toBeNull();
    expect(beginningOf(['', 'First line\nsecond'])).toEqual({ text: 'First line', marks: [] });
    expect(beginningOf(['word '.repeat(60)]).text).toMatch(/^word .*word…$/);
    expect(beginningOf([])).toEqual({ text: '', marks: [] });
  });

  test('marks letters as they are written', () => {
    expect(marked('Café und Straße', wordsOf('cafe strasse')).marks).toEqual([
      [0, 4],
      [9, 15],
    ]);
  });
});
