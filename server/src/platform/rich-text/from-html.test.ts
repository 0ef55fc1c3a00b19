import { RichText } from 'contract/rich-text/rich-text';
import { describe, expect, test } from 'vitest';
import { richTextFrom } from './from-html.ts';
import type { KnownFile } from './known-files.ts';
import { parsedHtml } from './parsed-html.ts';

const [harbour, film, paper] = ['c8d3kz1v9m2x7qp4rt6w', 'd8d3kz1v9m2x7qp4rt6w', 'e8d3kz1v9m2x7qp4rt6w'];
const files = new Map<string, KnownFile>([
  [`/media/${harbour}`, { kind: 'picture', file: harbour, width: 1280, height: 720 }],
  [`/media/${film}`, { kind: 'video', file: film, poster: null }],
  [`/media/${paper}`, { kind: 'document', file: paper, name: 'White paper', extension: 'pdf', size: 12 }],
  ['https://old.example/harbour.jpg', { kind: 'picture', file: harbour, width: 1280, height: 720 }],
]);

function treeOf(html: string) {
  const { text } = richTextFrom(parsedHtml(html), files);
  expect(RichText.safeParse(text)).toEqual({ success: true, data: text });
  return text;
}

const run = (text: string, look: object = {}) => ({ text, ...look });
const p = (...runs: (string | object)[]) => ({
  kind: 'paragraph',
  runs: runs.map((one) => (typeof one === 'string' ? run(one) : one)),
});
const h = (level: 2 | 3, text: string) => ({ kind: 'heading', level, runs: [run(text)] });
const ul = (...items: string[]) => ({
  kind: 'list',
  ordered: false,
  items: items.map((text) => ({ runs: [run(text)] })),
});
const ol = (...items: string[]) => ({ ...ul(...items), ordered: true });
const quote = (...texts: string[]) => ({ kind: 'quote', paragraphs: texts.map((text) => [run(text)]) });
const picture = { kind: 'picture', file: harbour, width: 1280, height: 720, caption: null };
const video = { kind: 'video', file: film, poster: null, caption: null };
const document = { kind: 'document', file: paper, name: 'White paper', extension: 'pdf', size: 12 };
const bold = { bold: true };

describe('text', () => {
  test.each([
    ['plain text', 'Hello', [p('Hello')]],
    ['nothing', '', []],
    ['white space', ' \n\t ', []],
    ['entities', '<p>&lt;b&gt; &amp;amp; &copy; &#x4e2d;&#25991; &hellip;</p>', [p('<b> &amp; © 中文 …')]],
    ['white space is one space', '<p>  a \n\t b  <b> c</b> </p>', [p('a b ', run('c', bold))]],
    ['a hard space stays, a row of them does not', '<p>5&nbsp;km&nbsp; &nbsp;on</p>', [p('5\u00a0km on')]],
    ['wide spaces before a Chinese paragraph go', '<p>　　开幕</p>', [p('开幕')]],
    ['a line break', '<p>a<br>b <br/> c</p>', [p('a\nb\nc')]],
    ['two line breaks are a new paragraph', '<p>a<br><br>b<br>\n<br><br>c<br></p>', [p('a'), p('b'), p('c')]],
    ['control characters and halves go', '<p>a\u0001\u0007\ud800b&#7;\u202ec\u200b</p>', [p('abc')]],
    ['line separators are spaces', '<p>a\u2028b</p>', [p('a b')]],
    ['text that is meant literally', '<pre>one\n  two\n\nthree</pre>', [p('one\ntwo'), p('three')]],
    [
      'unclosed and crossed tags',
      '<p><b>a<i>b</b>c</i>d',
      [p(run('a', bold), run('b', { bold: true, italic: true }), run('c', { italic: true }), 'd')],
    ],
  ])('%s', (_what, html, tree) => {
    expect(treeOf(html)).toEqual(tree);
  });
});

describe('emphasis', () => {
  test.each([
    ['bold', '<strong>a</strong><b>b</b>', [p(run('ab', bold))]],
    ['italic', '<em>a</em><i>b</i>', [p(run('ab', { italic: true }))]],
    ['underlined', '<u>a</u><ins>b</ins>', [p(run('ab', { underline: true }))]],
    [
      'by style',
      '<span style="font-weight:700; FONT-STYLE: italic;text-decoration:underline">a</span>',
      [p(run('a', { bold: true, italic: true, underline: true }))],
    ],
    ['taken back by style', '<b style="font-weight:normal">a<u style="text-decoration:none">b</u></b>', [p('ab')]],
    [
      'centred',
      '<center>a</center><p style="text-align:center">b</p><div align="middle"><p>c</p></div>',
      [
        { ...p('a'), align: 'centre' },
        { ...p('b'), align: 'centre' },
        { ...p('c'), align: 'centre' },
      ],
    ],
    [
      'to the right',
      '<p align=right>a</p><div style="text-align:end">b<p style="text-align:left">c</p></div>',
      [{ ...p('a'), align: 'end' }, { ...p('b'), align: 'end' }, p('c')],
    ],
  ])('%s', (_what, html, tree) => {
    expect(treeOf(html)).toEqual(tree);
  });
});

describe('blocks', () => {
  test.each([
    [
      'headings',
      '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6><b>f</b></h6>',
      [h(2, 'a'), h(2, 'b'), h(3, 'c'), h(3, 'd'), h(3, 'e'), h(3, 'f')],
    ],
    [
      'a soup of divisions',
      '<div>a<div><div>b</div><span>c</span></div><section><article>d</article></section>e</div>',
      [p('a'), p('b'), p('c'), p('d'), p('e')],
    ],
    ['a quote', '<blockquote>a<p>b</p><blockquote>c</blockquote></blockquote>d', [quote('a', 'b', 'c'), p('d')]],
    ['two quotes', '<blockquote>a</blockquote><blockquote>b</blockquote>', [quote('a'), quote('b')]],
    [
      'a heading in a quote',
      '<blockquote><h2>a</h2>b</blockquote>',
      [{ kind: 'quote', paragraphs: [[run('a', bold)], [run('b')]] }],
    ],
    ['a rule', 'a<hr>b', [p('a'), { kind: 'rule' }, p('b')]],
    ['terms and what they mean', '<dl><dt>a</dt><dd>b</dd></dl>', [p(run('a', bold)), p('b')]],
  ])('%s', (_what, html, tree) => {
    expect(treeOf(html)).toEqual(tree);
  });
});

describe('lists', () => {
  test.each([
    ['of both kinds', '<ul><li>a</li><li>b</li></ul><ol><li>c</ol>', [ul('a', 'b'), ol('c')]],
    ['with paragraphs in an item', '<ul><li><p>a</p><p>b</p></li><li><div>c</div></li></ul>', [ul('a\nb', 'c')]],
    [
      'within an item are its lines',
      '<ol><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ol>',
      [ol('a\n– b\n– c', 'd')],
    ],
    ['with numbers within an item', '<ul><li>a<ol><li>b</li><li>c</li></ol>d</li></ul>', [ul('a\n1. b\n2. c\nd')]],
    ['within a list, but in no item', '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>', [ul('a\n– b', 'c')]],
    ['three deep', '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>', [ul('a\n– b\n– c')]],
    ['that begin later', '<ol start="3"><li>a</li></ol>', [{ ...ol('a'), start: 3 }]],
    [
      'that a picture interrupts',
      `<ol><li>a</li><li>b<img src="/media/${harbour}"></li><li>c</li></ol>`,
      [ol('a', 'b'), picture, { ...ol('c'), start: 3 }],
    ],
    [
      'in which text follows a picture',
      `<ol><li>a<img src="/media/${harbour}">b</li><li>c</li></ol>`,
      [ol('a'), picture, p('b'), { ...ol('c'), start: 2 }],
    ],
    ['in a quote', '<blockquote>a<ul><li>b</li></ul>c</blockquote>', [quote('a'), ul('b'), quote('c')]],
    ['without a list around', '<li>a</li><li>b</li>', [p('a'), p('b')]],
    ['with empty items', '<ul><li></li><li>a</li><li> </li></ul>', [ul('a')]],
    [
      'with more than a list may hold',
      `<ol>${'<li>a</li>'.repeat(201)}</ol>`,
      [ol(...Array<string>(200).fill('a')), { ...ol('a'), start: 201 }],
    ],
  ])('lists %s', (_what, html, tree) => {
    expect(treeOf(html)).toEqual(tree);
  });
});

describe('tables', () => {
  const table = (...rows: string[]) => `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
  test.each([
    [
      'with rows and columns is a list',
      table('<th>City</th><th>Port</th>', '<td>a</td><td>b</td>'),
      [
        {
          kind: 'list',
          ordered: false,
          items: [{ runs: [run('City', bold), run(' · '), run('Port', bold)] }, { runs: [run('a · b')] }],
        },
      ],
    ],
    [
      'with paragraphs in its cells',
      table('<td><p>a</p></td><td><p>b</p><p>c</p></td>', '<td>d</td><td><p>e</p></td>'),
      [ul('a · b\nc', 'd · e')],
    ],
    ['of one column is paragraphs', table('<td>a</td>', '<td><p>b</p></td>'), [p('a'), p('b')]],
    ['of one row is paragraphs', table('<td>a</td><td>b</td>'), [p('a'), p('b')]],
    ['with empty cells', table('<td></td><td>a</td><td> </td>', '<td>b</td><td></td><td>c</td>'), [ul('a', 'b · c')]],
    [
      'within an item',
      `<ol><li>a${table('<td>b</td><td>c</td>', '<td>d</td><td>e</td>')}</li><li>f</li></ol>`,
      [ol('a\n– b · c\n– d · e', 'f')],
    ],
    ['for looks within another one', table(`<td>${table('<td>a</td>')}</td>`), [p('a')]],
  ])('a table %s', (_what, html, tree) => {
    expect(treeOf(html)).toEqual(tree);
  });
});

describe('links', () => {
  const link = (text: string, address: string) => p(run(text, { link: address }));
  test.each([
    [
      'of the web',
      '<a href=" https://forum.example/a?b=1&amp;c=2 ">a</a>',
      [link('a', 'https://forum.example/a?b=1&c=2')],
    ],
    [
      'to a mailbox',
      '<a href="mailto:press@forum.example?cc=x@y.example">a</a>',
      [link('a', 'mailto:press@forum.example')],
    ],
    ['to a telephone', '<a href="tel:+86 10 6500 0000">a</a>', [link('a', 'tel:+861065000000')]],
    ['with a line under it', '<a href="https://forum.example/"><u>a</u></a>', [link('a', 'https://forum.example/')]],
    [
      'of other kinds',
      '<a href="http://forum.example/">a</a><a href="/pages/mine/index">b</a><a name="x">c</a>',
      [p('abc')],
    ],
    [
      'to a document in a sentence',
      `<p>Read the <a href="/media/${paper}">report</a> today.</p><p>b</p>`,
      [p('Read the report today.'), document, p('b')],
    ],
    ['to documents in a list', `<ul><li><a href="/media/${paper}">a</a></li></ul>`, [document]],
    ['around a picture of ours', `<a href="https://forum.example/"><img src="/media/${harbour}"></a>`, [picture]],
    ['to a picture of ours', `<a href="/media/${harbour}.1280">a</a>`, [p('a')]],
  ])('links %s', (_what, html, tree) => {
    expect(treeOf(html)).toEqual(tree);
  });

  test('what was left out is named', () => {
    const html = '<a href="http://a.example/">a</a><img src="https://b.example/b.png"><img src="data:,x">';
    expect(richTextFrom(parsedHtml(html), files).leftOut).toEqual([
      'http://a.example/',
      'https://b.example/b.png',
      'data:,x',
    ]);
  });
});

describe('pictures and videos', () => {
  test.each([
    [
      'by our address',
      `a<img src="/media/${harbour}" alt=" A  crane ">b`,
      [p('a'), { ...picture, alt: 'A crane' }, p('b')],
    ],
    ['in another size', `<img src="/media/${harbour}.w640">`, [picture]],
    ['by the address of an import', '<img src="https://old.example/harbour.jpg">', [picture]],
    ['that load late', `<img src="data:image/gif;base64,R0lGOD" data-src="/media/${harbour}">`, [picture]],
    ['from elsewhere are their words', '<p>a <img src="https://b.example/b.png" alt="smile"> c</p>', [p('a smile c')]],
    ['without words are nothing', '<img src="https://b.example/b.png"><img alt="">', []],
    [
      'with a caption',
      `<figure><img src="/media/${harbour}" alt="A crane"><figcaption>The <b>port</b></figcaption></figure>`,
      [{ ...picture, alt: 'A crane', caption: 'The port' }],
    ],
    [
      'with the caption first',
      `<figure><figcaption>Port</figcaption><p><img src="/media/${harbour}"></p></figure>`,
      [{ ...picture, caption: 'Port' }],
    ],
    [
      'with a caption that is too long for one',
      `<figure><img src="/media/${harbour}"><figcaption>${'a'.repeat(301)}</figcaption></figure>`,
      [picture, p('a'.repeat(301))],
    ],
    [
      'with a second caption deeper down',
      `<figure><div><figcaption>a</figcaption></div><img src="/media/${harbour}"></figure>`,
      [p('a'), picture],
    ],
    [
      'that are gone leave their caption',
      '<figure><img src="https://b.example/b.png"><figcaption>Port</figcaption></figure>',
      [p('Port')],
    ],
    [
      'that are videos',
      `<video controls poster="/media/${harbour}"><source src="x.webm"><source src="/media/${film}">old browser</video>`,
      [{ ...video, poster: harbour }],
    ],
    ['that are videos from elsewhere', '<video src="https://b.example/b.mp4">old browser</video>', []],
    [
      'that say another kind than they are',
      `<img src="/media/${film}" alt="film"><video src="/media/${harbour}"></video>`,
      [p('film')],
    ],
    ['of an id that nobody knows', '<img src="/media/f8d3kz1v9m2x7qp4rt6w" alt="a">', [p('a')]],
  ])('%s', (_what, html, tree) => {
    expect(treeOf(html)).toEqual(tree);
  });
});

describe('what is no text', () => {
  test.each([
    ...[
      '<script>x</script>',
      '<style>x</style>',
      '<iframe>x</iframe>',
      '<svg><text>x</text></svg>',
      '<math><mi>x</mi></math>',
    ],
    ...['<template>x</template>', '<noscript>x</noscript>', '<!-- x -->', '<!doctype x>', '<?xml x?>', '<![CDATA[x]]>'],
    ...['<object>x</object>', '<canvas>x</canvas>', '<audio>x</audio>', '<textarea>x</textarea>', '<title>x</title>'],
    ...['<select><option>x</select>', '<noembed>x</noembed>', '<noframes>x</noframes>', '<p hidden>x</p>'],
    ...[
      '<p style="display: none">x</p>',
      '<span style="mso-hide:all">x</span>',
      '<input value="x">',
      '<embed src="x">',
    ],
    ...['<svg><script>x</script></svg>', '<head><title>x</title></head>', '<svg><style>x</style></svg>'],
  ])('%s is gone', (html) => {
    expect(treeOf(`<p>a</p>${html}<p>b</p>`)).toEqual([p('a'), p('b')]);
  });

  test.each([
    ['<button>x</button>', 'x'],
    ['<label>x</label>', 'x'],
    ['<o:p>x</o:p>', 'x'],
    ['<made-up>x</made-up>', 'x'],
    ['<xmp><b>x</b></xmp>', '<b>x</b>'],
    ['<section style="visibility:hidden">x</section>', 'x'],
  ])('%s is text', (html, text) => {
    expect(treeOf(html)).toEqual([p(text)]);
  });
});

describe('editors', () => {
  test('Word', () => {
    const item = (style: string, marker: string, text: string) =>
      `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:${style}'><![if !supportLists]><span
      style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
      </span></span></span><![endif]>${text}<o:p></o:p></p>`;
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset=utf-8>
      <title>x</title><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--><style>p{margin:0}</style></head>
      <body lang=EN-GB><div class=WordSection1><p class=MsoNormal><span lang=EN-US style='font-size:12.0pt;
      font-family:"Calibri",sans-serif'>Opening <b>the</b><span style='mso-spacerun:yes'>&nbsp; </span>plenary<o:p></o:p></span></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      ${item('l0 level1 lfo1', '·', 'a')}${item('l0 level2 lfo1', 'o', 'b')}${item('l0 level1 lfo1', '·', 'c')}
      ${item('l1 level1 lfo2', '1.', 'd')}${item('l1 level1 lfo2', '2.', 'e')}</div></body></html>`;
    expect(treeOf(html)).toEqual([p('Opening ', run('the', bold), ' plenary'), ul('a\n– b', 'c'), ol('d', 'e')]);
  });

  test('the editor of WeChat', () => {
    const html = `<div id="js_content" style="visibility: hidden; opacity: 0;"><section data-tools="x" style="line-height:1.75em">
      <section><p style="text-align: center;"><span style="font-size:15px;color:rgb(62,62,62);"><strong><span>开幕</span></strong></span></p></section>
      <p><span>　　与会代表</span><span>一致认为&nbsp;</span></p><section><img data-src="/media/${harbour}" data-ratio="0.5" class="rich_pages wxw-img">
      </section><p><br></p><mp-style-type data-value="3"></mp-style-type></section></div><script nonce="1">x</script>`;
    expect(treeOf(html)).toEqual([{ ...p(run('开幕', bold)), align: 'centre' }, p('与会代表一致认为'), picture]);
  });

  test('a document of Google', () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;margin-top:0pt">
      <span style="font-size:11pt;font-family:Arial;background-color:transparent;font-weight:400">Plain </span><span style="font-weight:700">bold</span></p><br /></b>`;
    expect(treeOf(html)).toEqual([p('Plain ', run('bold', bold))]);
  });
});
