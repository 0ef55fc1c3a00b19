import fc from 'fast-check';
import { RichText } from 'contract/rich-text/rich-text';
import { expect } from 'vitest';
import { richTextFrom } from './from-html.ts';
import { parsedHtml } from './parsed-html.ts';

const filled = (piece: string, letters: number) => piece.repeat(Math.ceil(letters / piece.length));
const numbered = (count: number, piece: (n: number) => string) =>
  Array.from({ length: Math.ceil(count) }, (_, n) => piece(n)).join('');

/** HTML that costs a careless reader more the longer it is, about as long as is asked for. */
export const endlessHtml = (letters: number): [what: string, html: string][] => [
  ['divisions', filled('<div>', letters)],
  ['closed divisions', filled('<div>', letters / 2) + filled('</div>', letters / 2)],
  ['bold', filled('<b>', letters)],
  ['bold of many kinds', numbered(letters / 11, (n) => `<b a=${n}>`)],
  ['links', filled('<a href=x>', letters)],
  ['crossed elements', filled('<b><i>', letters / 2) + filled('</b>', letters / 2)],
  [
    'elements that each paragraph repeats',
    `<p>${numbered(letters / 200, (n) => `<b a=${n}>`)}${filled('</p><p>x', letters)}`,
  ],
  [
    'elements that each cell repeats',
    `<table>${numbered(letters / 200, (n) => `<i a=${n}>`)}${filled('<tr><td>x', letters)}`,
  ],
  ['lists', filled('<ul><li>a', letters)],
  ['lists of nothing', filled('<ol>', letters)],
  ['quotes', filled('<blockquote>a', letters)],
  ['tables', filled('<table><tr><td>a', letters)],
  ['rows', `<table>${filled('<tr><td>a<td>b', letters)}`],
  ['figures', filled('<figure><figcaption>a', letters)],
  ['pictures', filled('<img src=x alt=y>', letters)],
  ['foreign elements', filled('<svg><foreignObject>a', letters)],
  ['formulas', filled('<math><mtext><p>', letters)],
  ['templates', filled('<template>', letters)],
  ['choices', filled('<select><option>a', letters)],
  ['forms', filled('<form><button>', letters)],
  ['attributes', `<p ${numbered(letters / 7, (n) => `a${n}`)}>a`],
  ['attributes with values', `<p ${numbered(letters / 12, (n) => ` a${n}=">"`)}>a`],
  ['one style', `<p style="${filled('font-weight:bold;', letters)}">a`],
  ['styles', filled('<span style="font-weight:bold;text-align:right;mso-list:l0 level2 lfo1">', letters)],
  ['items of Word', filled('<p style="mso-list:l0 level2 lfo1"><span>a', letters)],
  ['line breaks', filled('<br>', letters)],
  ['line breaks after letters', filled('a<br>', letters)],
  ['literal lines', `<pre>${filled('a\n\n', letters)}`],
  ['closing tags', filled('</p>', letters)],
  ['signs', filled('<', letters)],
  ['references', filled('&lt', letters)],
  ['ampersands', filled('&', letters)],
  ['a comment', filled('<!--', letters)],
  ['a program', filled('<script><!--<script>', letters)],
  ['spaces', filled(' ', letters)],
  ['hard spaces', filled('&nbsp; ', letters)],
  ['letters and spaces', filled('a \u00a0', letters)],
  ['one word', filled('a', letters)],
  ['halves of characters', filled('\ud800', letters)],
  ['characters of two halves', filled('😀', letters)],
  ['runs', filled('a<b>b</b>', letters)],
  ['rules', filled('<hr>', letters)],
  ['accents', filled('a\u0301\u0302', letters)],
];

export function importedHtml(html: string) {
  const imported = richTextFrom(parsedHtml(html), new Map());
  expect(RichText.safeParse(imported.text)).toEqual({ success: true, data: imported.text });
  return imported;
}

/** The processor's seconds that the import takes, which other programs of the machine hardly change. */
export function secondsToImport(html: string): number {
  const before = process.cpuUsage().user;
  importedHtml(html);
  return (process.cpuUsage().user - before) / 1e6;
}

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

/** Pieces put together, and texts of any letters. */
export const anyHtml = fc.oneof(
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
