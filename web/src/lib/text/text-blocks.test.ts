import { expect, test } from 'vitest';
import { blocksOf } from './text-blocks.ts';

test('lines become headings and paragraphs, blank ones nothing', () => {
  expect(blocksOf('First.\n\n# Rights\nYou may ask.\n  \n#no heading\n')).toEqual([
    { kind: 'paragraph', text: 'First.' },
    { kind: 'heading', text: 'Rights' },
    { kind: 'paragraph', text: 'You may ask.' },
    { kind: 'paragraph', text: '#no heading' },
  ]);
});

test('markup stays text', () => {
  expect(blocksOf('<b onclick="x">Hello</b>')).toEqual([{ kind: 'paragraph', text: '<b onclick="x">Hello</b>' }]);
});
