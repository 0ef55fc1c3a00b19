import { describe, expect, test } from 'vitest';
import { bold, harbour, ol, p, picture, quote, run, treeOf, ul } from './from-html.testing.ts';

const h = (level: 2 | 3, text: string) => ({ kind: 'heading', level, runs: [run(text)] });

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
