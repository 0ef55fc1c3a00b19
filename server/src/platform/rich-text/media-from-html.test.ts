import { describe, expect, test } from 'vitest';
import { files, film, harbour, p, paper, picture, run, treeOf } from './from-html.testing.ts';
import { richTextFrom } from './from-html.ts';
import { parsedHtml } from './parsed-html.ts';

const video = { kind: 'video', file: film, poster: null, caption: null };
const document = { kind: 'document', file: paper, name: 'White paper', extension: 'pdf', size: 12 };

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
