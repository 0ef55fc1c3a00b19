import fc from 'fast-check';
import { RichText } from 'contract/rich-text/rich-text';
import { expect, test } from 'vitest';
import { anyHtml, endlessHtml, importedHtml, secondsToImport } from './hostile-html.testing.ts';

// The slowest takes half a second on a quiet machine. The long tests read a megabyte of each.
test.each(endlessHtml(60_000))('%s without an end are read in a bounded time', (_what, html) => {
  expect(secondsToImport(html)).toBeLessThan(5);
});

test('thirty thousand elements deep, which no stack of calls holds, the text is still there', () => {
  const deep = (name: string) => `${`<${name}>`.repeat(30_000)}deep${`</${name}>`.repeat(30_000)}<p>after`;
  for (const name of ['div', 'span', 'section', 'made-up'])
    expect(importedHtml(deep(name)).text.map((block) => 'runs' in block && block.runs)).toEqual([
      [{ text: 'deep' }],
      [{ text: 'after' }],
    ]);
});

test('a text beyond the limits is cut and says so', () => {
  const [long] = importedHtml(`<p>${'字'.repeat(150_000)}</p><p>never</p>`).text;
  expect(long?.kind === 'paragraph' && long.runs.map(({ text }) => text.length)).toEqual(Array(5).fill(20_000));
  expect(importedHtml('<p>a</p>'.repeat(401))).toMatchObject({ cut: true });
  expect(importedHtml('<p>a</p>'.repeat(401)).text.length).toBe(400);
  expect(importedHtml('<p>a</p>'.repeat(400)).cut).toBe(false);
  expect(importedHtml('a'.repeat(2_000_001)).cut).toBe(true);
});

test('any HTML and any other text becomes a text that the contract accepts', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const { text } = importedHtml(html);
      expect(RichText.safeParse(text)).toEqual({ success: true, data: text });
    }),
    { numRuns: 300 },
  );
});
