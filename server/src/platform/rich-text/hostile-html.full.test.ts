import fc from 'fast-check';
import { RichText } from 'contract/rich-text/rich-text';
import { expect, test } from 'vitest';
import { anyHtml, endlessHtml, importedHtml, secondsToImport } from './hostile-html.testing.ts';

test.each(endlessHtml(1_000_000))('a megabyte of %s is read in a bounded time', (_what, html) => {
  // The slowest takes less than a second on a quiet machine; without the bounds some took minutes.
  expect(secondsToImport(html)).toBeLessThan(5);
});

test('any HTML and any other text becomes a text that the contract accepts, 4,000 times', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const { text } = importedHtml(html);
      expect(RichText.safeParse(text)).toEqual({ success: true, data: text });
    }),
    { numRuns: 4000 },
  );
});
