import fc from 'fast-check';
import { RichText } from 'contract/rich-text/rich-text';
import { expect, test } from 'vitest';
import { richTextFrom } from './from-html.ts';
import { fileAddresses } from './known-files.ts';
import { parsedHtml } from './parsed-html.ts';

const megabyte = 1_000_000;
const filled = (piece: string, letters = megabyte) => piece.repeat(Math.ceil(letters / piece.length));
const numbered = (count: number, piece: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => piece(n)).join('');

function read(html: string) {
  const parsed = parsedHtml(html);
  const { text, cut } = richTextFrom(parsed, new Map());
  expect(RichText.safeParse(text).success).toBe(true);
  return { text, cut: cut || fileAddresses(parsed).length > 1000 };
}

test.each([
  ['divisions', filled('<div>')],
  ['closed divisions', filled('<div>', megabyte / 2) + filled('</div>', megabyte / 2)],
  ['bold', filled('<b>')],
  ['bold of many kinds', numbered(90_000, (n) => `<b a=${n}>`)],
  ['links', filled('<a href=x>')],
  ['crossed elements', filled('<b><i>', megabyte / 2) + filled('</b>', megabyte / 2)],
  ['elements that each paragraph repeats', `<p>${numbered(5000, (n) => `<b a=${n}>`)}${filled('</p><p>x')}`],
  ['elements that each cell repeats', `<table>${numbered(5000, (n) => `<i a=${n}>`)}${filled('<tr><td>x')}`],
  ['lists', filled('<ul><li>a')],
  ['lists of nothing', filled('<ol>')],
  ['quotes', filled('<blockquote>a')],
  ['tables', filled('<table><tr><td>a')],
  ['rows', `<table>${filled('<tr><td>a<td>b')}`],
  ['figures', filled('<figure><figcaption>a')],
  ['pictures', filled('<img src=x alt=y>')],
  ['foreign elements', filled('<svg><foreignObject>a')],
  ['formulas', filled('<math><mtext><p>')],
  ['templates', filled('<template>')],
  ['choices', filled('<select><option>a')],
  ['forms', filled('<form><button>')],
  ['attributes', `<p ${numbered(150_000, (n) => `a${n}`)}>a`],
  ['attributes with values', `<p ${numbered(80_000, (n) => ` a${n}=">"`)}>a`],
  ['one style', `<p style="${filled('font-weight:bold;')}">a`],
  ['styles', filled('<span style="font-weight:bold;text-align:right;mso-list:l0 level2 lfo1">')],
  ['items of Word', filled('<p style="mso-list:l0 level2 lfo1"><span>a')],
  ['line breaks', filled('<br>')],
  ['line breaks after letters', filled('a<br>')],
  ['literal lines', `<pre>${filled('a\n\n')}`],
  ['closing tags', filled('</p>')],
  ['signs', filled('<')],
  ['references', filled('&lt')],
  ['ampersands', filled('&')],
  ['a comment', filled('<!--')],
  ['a program', filled('<script><!--<script>')],
  ['spaces', filled(' ')],
  ['hard spaces', filled('&nbsp; ')],
  ['letters and spaces', filled('a \u00a0')],
  ['one word', filled('a')],
  ['halves of characters', filled('\ud800')],
  ['characters of two halves', filled('😀')],
  ['runs', filled('a<b>b</b>')],
  ['rules', filled('<hr>')],
  ['accents', filled('a\u0301\u0302')],
])('a megabyte of %s is read in a bounded time', (_what, html) => {
  const before = process.cpuUsage().user;
  read(html);
  // The slowest takes less than a second on a quiet machine; without the bounds some took minutes.
  expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(5);
});

test('a hundred thousand elements deep, the text is still there', () => {
  const deep = (name: string) => `${`<${name}>`.repeat(100_000)}deep${`</${name}>`.repeat(100_000)}<p>after`;
  for (const name of ['div', 'span', 'section', 'made-up'])
    expect(read(deep(name)).text.map((block) => 'runs' in block && block.runs)).toEqual([
      [{ text: 'deep' }],
      [{ text: 'after' }],
    ]);
});

test('a text beyond the limits is cut and says so', () => {
  const [long] = read(`<p>${'字'.repeat(150_000)}</p><p>never</p>`).text;
  expect(long?.kind === 'paragraph' && long.runs.map(({ text }) => text.length)).toEqual(Array(5).fill(20_000));
  expect(read('<p>a</p>'.repeat(401))).toMatchObject({ cut: true });
  expect(read('<p>a</p>'.repeat(401)).text.length).toBe(400);
  expect(read('<p>a</p>'.repeat(400)).cut).toBe(false);
  expect(read('a'.repeat(2_000_001)).cut).toBe(true);
});

/** Pieces that together make most of the mistakes that HTML can have. */
const names = fc.constantFrom(
  ...'p div span b i u a ul ol li table tr td th h1 h3 blockquote figure figcaption img video svg math pre br hr'.split(
    ' ',
  ),
  ...'script style template section center font select option textarea o:p dl dt dd plaintext'.split(' '),
);
const attributes = fc.constantFrom(
  ...[
    '',
    ' href="https://a.example/"',
    ' href=javascript:x',
    ' href="mailto:a@b.example"',
    ' style="font-weight:bold"',
  ],
  ...[
    ' style="text-align:center"',
    " style='mso-list:l0 level1 lfo1'",
    ' src="/media/x" alt="y"',
    ' start=9998',
    ' hidden',
  ],
);
const piece = fc.oneof(
  fc.tuple(names, attributes).map(([name, attribute]) => `<${name}${attribute}>`),
  names.map((name) => `</${name}>`),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '&nbsp;',
    '&#0;',
    '&#xd800;',
    '<!--',
    '-->',
    '<![CDATA[',
    '\r\n',
    '\u3000',
    '\ud83d',
    '\udca9',
    '<',
    '"',
  ),
);

test('any HTML becomes a text that the contract accepts', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const { text } = richTextFrom(parsedHtml(pieces.join('')), new Map());
      expect(RichText.safeParse(text)).toEqual({ success: true, data: text });
    }),
    { numRuns: 2000 },
  );
});

test('any string becomes a text that the contract accepts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (html) => {
      const { text } = richTextFrom(parsedHtml(html), new Map());
      expect(RichText.safeParse(text)).toEqual({ success: true, data: text });
    }),
    { numRuns: 1000 },
  );
});
