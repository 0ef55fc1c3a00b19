import fc from 'fast-check';
import { type RichBlock, type RichRun, RichText } from 'contract/rich-text/rich-text';
import { expect, test } from 'vitest';
import { richTextFrom } from './from-html.ts';
import type { KnownFile } from './known-files.ts';
import { parsedHtml } from './parsed-html.ts';
import { richTextAsHtml } from './to-html.ts';

const [harbour, film, paper] = ['c8d3kz1v9m2x7qp4rt6w', 'd8d3kz1v9m2x7qp4rt6w', 'e8d3kz1v9m2x7qp4rt6w'] as const;
const picture = { kind: 'picture', file: harbour, width: 1280, height: 720 } as const;
const document: RichBlock = { kind: 'document', file: paper, name: 'White <paper>', extension: 'pdf', size: 12 };
const files = new Map<string, KnownFile>([
  [`/media/${harbour}`, picture],
  [`/media/${film}`, { kind: 'video', file: film, poster: null }],
  [`/media/${paper}`, document],
]);
const readBack = (tree: RichText) => richTextFrom(parsedHtml(richTextAsHtml(tree)), files);

test.each<[string, RichBlock, string]>([
  [
    'a paragraph',
    { kind: 'paragraph', runs: [{ text: 'a < b & "c"\nd' }] },
    '<p>a &lt; b &amp; &quot;c&quot;<br>d</p>',
  ],
  [
    'emphasis',
    { kind: 'paragraph', align: 'centre', runs: [{ text: 'a', bold: true, italic: true, underline: true }] },
    '<p align="center"><strong><em><u>a</u></em></strong></p>',
  ],
  [
    'a link',
    { kind: 'paragraph', align: 'end', runs: [{ text: 'a', link: "https://a.example/?b=1&c='" }] },
    '<p align="right"><a href="https://a.example/?b=1&amp;c=&#39;" target="_blank" rel="noopener noreferrer nofollow">a</a></p>',
  ],
  ['a heading', { kind: 'heading', level: 3, runs: [{ text: '开幕' }] }, '<h3>开幕</h3>'],
  [
    'a list',
    { kind: 'list', ordered: true, start: 3, items: [{ runs: [{ text: 'a' }] }, { runs: [{ text: 'b' }] }] },
    '<ol start="3"><li>a</li><li>b</li></ol>',
  ],
  [
    'a quote',
    { kind: 'quote', paragraphs: [[{ text: 'a' }], [{ text: 'b' }]] },
    '<blockquote><p>a</p><p>b</p></blockquote>',
  ],
  [
    'a picture',
    { ...picture, alt: 'A "crane"', caption: '<Port>' },
    `<figure><img src="/media/${harbour}" width="1280" height="720" alt="A &quot;crane&quot;" loading="lazy"><figcaption>&lt;Port&gt;</figcaption></figure>`,
  ],
  [
    'a video',
    { kind: 'video', file: film, poster: harbour, caption: null },
    `<figure><video src="/media/${film}" poster="/media/${harbour}" controls playsinline preload="none"></video></figure>`,
  ],
  [
    'a document',
    document,
    `<p><a href="/media/${paper}" download="White &lt;paper&gt;.pdf">White &lt;paper&gt; (PDF)</a></p>`,
  ],
  ['a rule', { kind: 'rule' }, '<hr>'],
])('%s, and back', (_what, block, html) => {
  expect(richTextAsHtml([block])).toBe(html);
  expect(readBack([block])).toEqual({ text: [block], leftOut: [], cut: false });
});

const letters = fc.string({
  unit: fc.constantFrom(...'ab字<>&"\'`=/;#©é😀.-', '&lt;', '<b>', '</p>', '<!--'),
  minLength: 1,
  maxLength: 12,
});
const look = fc.record(
  {
    bold: fc.constant(true as const),
    italic: fc.constant(true as const),
    link: fc.constantFrom('https://a.example/?a=1&b=2', 'tel:12345'),
  },
  { requiredKeys: [] },
);
const lookOf = (run: RichRun | undefined) => run && JSON.stringify([run.bold, run.italic, run.link]);
/** Runs side by side differ in their look: otherwise they are one run. */
const runs = fc
  .array(fc.tuple(letters, look), { minLength: 1, maxLength: 5 })
  .map((all) => all.map(([text, one]): RichRun => ({ text, ...one })))
  .map((all) => all.filter((run, place) => lookOf(run) !== lookOf(all[place - 1])));
const line = letters.map((text) => text.trim()).filter((text) => text !== '');
const block: fc.Arbitrary<RichBlock> = fc.oneof(
  runs.map((all): RichBlock => ({ kind: 'paragraph', runs: all })),
  runs.map((all): RichBlock => ({ kind: 'paragraph', align: 'end', runs: all })),
  letters.map((text): RichBlock => ({ kind: 'heading', level: 2, runs: [{ text }] })),
  fc.array(runs, { minLength: 1, maxLength: 4 }).map((paragraphs): RichBlock => ({ kind: 'quote', paragraphs })),
  fc
    .tuple(fc.boolean(), fc.array(runs, { minLength: 1, maxLength: 4 }))
    .map(([ordered, items]): RichBlock => ({ kind: 'list', ordered, items: items.map((one) => ({ runs: one })) })),
  fc.option(line).map((caption): RichBlock => ({ ...picture, caption })),
  fc.option(line).map((caption): RichBlock => ({ kind: 'video', file: film, poster: null, caption })),
  fc.constant<RichBlock>({ kind: 'rule' }),
  fc.constant(document),
);

test('the page of any text reads back as the same text', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 8 }), (tree) => {
      expect(RichText.safeParse(tree).success).toBe(true);
      expect(readBack(tree).text).toEqual(tree);
    }),
    { numRuns: 500 },
  );
});
