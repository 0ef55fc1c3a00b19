import { expect, test } from 'vitest';
import { excerptOf, marksIn, placesOf, wordsLike } from './files-marks.rules.ts';
import { stagesOf, typedQuery, type StemOf } from './files-query.rules.ts';

const stems: Record<string, string> = {
  ...{ policies: 'polici', policy: 'polici', police: 'polic' },
  ...{ trading: 'trade', trade: 'trade', dying: 'die' },
};
const stemOf: StemOf = (word) => (stems[word] ? { stem: stems[word], isStopWord: false } : undefined);
const stageNumbered = (typed: string, nth: number) => {
  const query = typedQuery(typed);
  return (query && stagesOf(query, stemOf)[nth]) ?? expect.unreachable('there is such a stage');
};
const marked = (text: string, typed: string, nth = 0) =>
  marksIn(text, stageNumbered(typed, nth), stemOf).reduceRight(
    (shown, [from, to]) => `${shown.slice(0, from)}[${shown.slice(from, to)}]${shown.slice(to)}`,
    text,
  );

test.each([
  ['推动绿色金融发展', '绿色金融', 0, '推动[绿色金融]发展'],
  ['推动绿色 金\n融发展', '绿色金融', 0, '推动[绿色 金\n融]发展'],
  ['绿色发展，金融稳定', '绿色金融', 2, '[绿色]发展，[金融]稳定'],
  ['绿色，金融', '绿色 金融', 0, '[绿色，金融]'],
  ['绿色发展与绿', '绿', 0, '[绿]色发展与[绿]'],
  ['Policies of the police', 'policy ', 0, '[Policies] of the police'],
  ['trading and trades', 'trade', 0, '[trading] and [trades]'],
  ['Fair trading', 'fair trade', 0, '[Fair trading]'],
  ['Green Finance, green finance', 'green fin', 0, '[Green Finance], [green finance]'],
  ['Wi-Fi and wifi', 'wifi', 0, '[Wi-Fi] and [wifi]'],
  ['Your email', 'e-mail', 0, 'Your [email]'],
  ['the Communiqué', 'COMMUNIQUE', 0, 'the [Communiqué]'],
  ['sustainable growth', 'nable gr', 0, 'sustai[nable gr]owth'],
  ['a port for transport', 'port', 0, 'a [port] for transport'],
  ['transport', 'port', 0, 'trans[port]'],
  ['Nothing', '绿色', 0, 'Nothing'],
])('in %j “%s” (stage %i) is marked', (text, typed, nth, expected) => {
  expect(marked(text, typed, nth)).toBe(expected);
});

test('an excerpt is one line around the first mark, and its marks are where they are', () => {
  const text = `${'Before it there is much. '.repeat(9)}Here\nis green finance.${' And after it too.'.repeat(20)}`;
  const { excerpt, marks } = excerptOf(text, marksIn(text, stageNumbered('green finance', 0), stemOf));
  expect(excerpt).toMatch(/^….*Here is green finance\. And.*…$/);
  expect(marks.map(([from, to]) => excerpt.slice(from, to))).toEqual(['green finance']);
  expect(excerptOf('Short', [])).toEqual({ excerpt: 'Short', marks: [] });
});

test('a mark that covers parts of two runs has a place in each', () => {
  expect(
    placesOf(
      [2, 6],
      [
        [0, 4, 1000, 500, 400, 100],
        [4, 8, 100, 700, 800, 100],
        [8, 9, 0, 0, 1, 1],
      ],
    ),
  ).toEqual([
    [1200, 500, 200, 100],
    [100, 700, 400, 100],
  ]);
});

test('stems are asked only of words that begin like the one that was typed', () => {
  expect(wordsLike('Policies, police and 绿色 pots', stageNumbered('policy ', 0))).toEqual([
    'policies',
    'police',
    'pots',
  ]);
  expect(wordsLike('Dying or dead, not lying', stageNumbered('die', 0))).toEqual(['dying', 'dead']);
  expect(wordsLike('Use the pots', stageNumbered('using ', 0))).toEqual(['use']);
  expect(wordsLike('Use 绿色', stageNumbered('绿色', 0))).toEqual([]);
});
