import { expect, test } from 'vitest';
import { stagesOf, typedQuery, wordsToStem, type StemOf } from './files-query.rules.ts';

const stems: Record<string, string | null> = {
  finance: 'financ',
  reports: 'report',
  the: null,
  of: null,
  emails: 'email',
};
const stemOf: StemOf = (word) => {
  const stem = stems[word];
  return stem === undefined ? undefined : { stem: stem ?? word, isStopWord: stem === null };
};
const stages = (text: string) => {
  const typed = typedQuery(text);
  return (
    typed &&
    stagesOf(typed, stemOf).flatMap(({ words, letters }) => [
      ...(words ? [words.query] : []),
      ...(letters === undefined ? [] : [words ? { orLetters: letters } : { letters }]),
    ])
  );
};

test.each([
  ['绿', ["(('绿':*))", { letters: '绿' }]],
  ['绿色', ["(('绿色'))", { letters: '绿色' }]],
  [
    '绿色金融',
    [
      "(('绿色') <1> ('色金') <1> ('金融'))",
      { letters: '绿色金融' },
      "(('绿色')) & (('金融'))",
      "(('绿色')) | (('金融'))",
    ],
  ],
  [
    '绿色 金融',
    ["(('绿色') <2> ('金融'))", { letters: '绿色金融' }, "(('绿色')) & (('金融'))", "(('绿色')) | (('金融'))"],
  ],
  ['色，金', ["(('色':*) <1> ('金':*))", { letters: '色,金' }, "(('色':*)) & (('金':*))", "(('色':*)) | (('金':*))"]],
  ['Finance ', ["(('financ'))", { orLetters: 'finance' }]],
  [
    'green fin',
    ["(('green') <1> ('fin':*))", { orLetters: 'green fin' }, "(('green')) & (('fin':*))", "(('green')) | (('fin':*))"],
  ],
  [
    'green finance ',
    [
      "(('green') <1> ('financ'))",
      { letters: 'green finance' },
      "(('green')) & (('financ'))",
      "(('green')) | (('financ'))",
    ],
  ],
  ['green green ', ["(('green') <1> ('green'))", { orLetters: 'green green' }, "(('green'))"]],
  ['the reports ', ["(('the') <1> ('report'))", { orLetters: 'the reports' }, "(('report'))"]],
  ['the of', ["(('the') <1> ('of':*))", { orLetters: 'the of' }, "(('the')) & (('of':*))", "(('the')) | (('of':*))"]],
  ['e-mail.', ["(('e') <1> ('mail') | ('email'))", { orLetters: 'e-mail.' }]],
  ['2026年', ["(('2026') <1> ('年':*))", { orLetters: '2026年' }, "(('2026'))"]],
])('%j is looked for as', (text, expected) => {
  expect(stages(text)).toEqual(expected);
});

test('a strict search wants every word, and letters inside words only where there is no such word', () => {
  const typed = typedQuery('green fin') ?? expect.unreachable('something was typed');
  expect(stagesOf(typed, stemOf, { isStrict: true }).map(({ words, letters }) => words?.query ?? letters)).toEqual([
    "(('green') <1> ('fin':*))",
    'green fin',
    "(('green')) & (('fin':*))",
  ]);
});

test.each(['', '   ', '。，!?…', "'&|<->:*()", '\u0000', '\ud800', '👍'])('%j is nothing to look for', (text) => {
  expect(typedQuery(text)).toBeUndefined();
});

test('nothing that was typed can become a part of the language of queries', () => {
  const typed = typedQuery(String.raw`a' | b:* <-> !c & \ (d)`);
  const queries = typed && stagesOf(typed, () => undefined).map(({ words }) => words?.query);
  expect(queries?.[0]).toBe("(('a') <1> ('b') <1> ('c') <1> ('d'))");
  expect(typed && wordsToStem(typed)).toEqual(['a', 'b', 'c', 'd']);
});

test('characters that are written out as sentences become no longer a query than any others', () => {
  const typed = typedQuery('\ufdfa'.repeat(200)) ?? expect.unreachable('there are letters');
  const [, , all] = stagesOf(typed, () => undefined);
  expect([typed.tokens.length, all?.words?.terms.length]).toEqual([200, 4]);
});
