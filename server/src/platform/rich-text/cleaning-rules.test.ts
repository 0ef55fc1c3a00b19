import { type RichBlock, RichText } from 'contract/rich-text/rich-text';
import { expect, test } from 'vitest';
import { richTextFrom } from './from-html.ts';
import type { KnownFile } from './known-files.ts';
import { parsedHtml } from './parsed-html.ts';
import { shapeOf } from './shape-of-html.testing.ts';
import { richTextAsHtml } from './to-html.ts';

/**
 * Specification §5: “remove font, background and line-height styles; images and videos fit width; pdf links get
 * download; paragraph margins zero.” Each case is HTML as an editor sends it, what is stored of it, and the elements
 * of the public page. How wide pictures and videos are on a screen is measured in the web app’s own tests.
 */

const [harbour, film, paper] = ['c8d3kz1v9m2x7qp4rt6w', 'd8d3kz1v9m2x7qp4rt6w', 'e8d3kz1v9m2x7qp4rt6w'];
const file = { picture: `/media/${harbour}`, video: `/media/${film}`, pdf: 'https://old.example/Report.pdf' };
const picture = { kind: 'picture', file: harbour, width: 1280, height: 720 } as const;
const video = { kind: 'video', file: film, poster: null } as const;
const document = { kind: 'document', file: paper, name: 'Report', extension: 'pdf', size: 12 } as const;
const files = new Map<string, KnownFile>([
  [file.picture, picture],
  [file.video, video],
  [file.pdf, document],
]);

const p = (text: string, look: object = {}): RichBlock => ({ kind: 'paragraph', runs: [{ text, ...look }] });
const shownPicture = { ...picture, caption: null };
const shownVideo = { ...video, caption: null };
const figureOfPicture = ['figure', 'img src width height alt loading'];
const figureOfVideo = ['figure', 'video src controls playsinline preload'];
const download = ['p', 'a href download'];

type Case = [rule: string, html: string, stored: RichBlock[], page: string[]];
const cases: Case[] = [
  ['font: the style goes', '<p style="font: italic 9px/3 Arial">a</p>', [p('a')], ['p']],
  ['font: family, size and colour go', '<p style="font-family:SimSun;font-size:9px;color:#fff">a</p>', [p('a')], ['p']],
  [
    'font: the element goes, its text stays',
    '<p><font face="Arial" size="7" color="red">a</font></p>',
    [p('a')],
    ['p'],
  ],
  ['font: bold is emphasis and stays', '<p style="font-weight:bold">a</p>', [p('a', { bold: true })], ['p', 'strong']],
  ['background: the colour goes', '<p style="background-color:red">a</p>', [p('a')], ['p']],
  ['background: the picture goes', '<p style="background:url(//evil.example/x.png) #fff">a</p>', [p('a')], ['p']],
  [
    'background: of a table goes',
    '<table background="x.png" bgcolor="red"><tr><td bgcolor="blue">a</td></tr></table>',
    [p('a')],
    ['p'],
  ],
  ['line-height: of a paragraph goes', '<p style="line-height:3">a</p>', [p('a')], ['p']],
  [
    'line-height: marked as important, of a part, goes',
    '<p><span style="LINE-HEIGHT : 0.2em !important">a</span></p>',
    [p('a')],
    ['p'],
  ],
  [
    'picture: no width but its own, which fits the screen',
    `<img src="${file.picture}" width="3000" height="9" style="width:3000px;max-width:none;float:left" hspace="40">`,
    [shownPicture],
    figureOfPicture,
  ],
  [
    'picture: within a paragraph it stands by itself',
    `<p style="text-indent:2em">a<img src="${file.picture}">b</p>`,
    [p('a'), shownPicture, p('b')],
    ['p', ...figureOfPicture, 'p'],
  ],
  [
    'video: no width and no height of its own',
    `<video src="${file.video}" width="3000" height="10" style="width:3000px;height:10px"></video>`,
    [shownVideo],
    figureOfVideo,
  ],
  ['video: by a source inside it', `<video><source src="${file.video}"></video>`, [shownVideo], figureOfVideo],
  ['pdf: a link downloads', `<a href="${file.pdf}">The report</a>`, [document], download],
  [
    'pdf: a link within a text downloads, below it',
    `<p>Read <a target="_blank" href="${file.pdf}">the report</a> today.</p>`,
    [p('Read the report today.'), document],
    ['p', ...download],
  ],
  ['margin: of a paragraph is 0', '<p style="margin:40px 3em;padding:9px">a</p>', [p('a')], ['p']],
  ['margin: below 0 is 0, too', '<p>a</p><p style="margin-top:-9px">b</p>', [p('a'), p('b')], ['p', 'p']],
  [
    'margin: empty paragraphs and rows of line breaks are margins',
    '<p>a</p><p>&nbsp;</p><p><br></p><p> </p><br><br><br><p>b</p>',
    [p('a'), p('b')],
    ['p', 'p'],
  ],
];

test.each(cases)('%s', (_rule, html, stored, page) => {
  const { text, leftOut, cut } = richTextFrom(parsedHtml(html), files);
  expect({ text, leftOut, cut }).toEqual({ text: stored, leftOut: [], cut: false });
  expect(RichText.parse(text)).toEqual(text);
  expect(shapeOf(richTextAsHtml(text))).toEqual(page);
});
