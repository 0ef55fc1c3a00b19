import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Demos, Say } from './demos.ts';

const files = import.meta.glob<{ demos: Demos }>('./*/*.demo.tsx', { eager: true });
const pieces = [...new Set(Object.keys(import.meta.glob('./*/*.tsx')).map((path) => path.split('/')[1]))];
const demos = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(file.demos).map(([state, show]) => ({ name: `${path.split('/')[1]}: ${state}`, show })),
);
const english: Say = (en) => en;
const chinese: Say = (_, zh) => zh;

afterEach(() => {
  document.documentElement.dataset['theme'] = 'light';
});

test('every piece has a demo', () => {
  const shown = new Set(Object.keys(files).map((path) => path.split('/')[1]));
  expect(pieces.filter((piece) => !shown.has(piece))).toEqual([]);
});

/** Names depend on the language and colours on the theme, so that two looks show both. */
const looks = [
  { say: english, lang: 'en', theme: 'light' },
  { say: chinese, lang: 'zh', theme: 'dark' },
];

test.each(demos)('$name is accessible in both languages and themes', async ({ show }) => {
  for (const { say, lang, theme } of looks) {
    document.documentElement.lang = lang;
    document.documentElement.dataset['theme'] = theme;
    const screen = await render(<main>{show(say)}</main>);
    // A kit piece has no heading of the first level and no title, because it is not a page.
    const { violations } = await axe.run(screen.container, { rules: { 'page-has-heading-one': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    await screen.unmount();
  }
});
