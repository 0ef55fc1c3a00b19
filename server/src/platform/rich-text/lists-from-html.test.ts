import { describe, expect, test } from 'vitest';
import { bold, harbour, ol, p, picture, quote, run, treeOf, ul } from './from-html.testing.ts';

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
