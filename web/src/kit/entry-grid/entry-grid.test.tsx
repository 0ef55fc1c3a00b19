import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { bookIcon } from '../icon/entry-icons.ts';
import { EntryGrid } from './entry-grid.tsx';

const entries = ['About', 'Agenda', 'Delegates', 'Partners', 'Patrons', 'Map', 'Favourites', 'News'].map((text) => ({
  id: text,
  icon: bookIcon,
  text,
  to: `#${text}`,
}));

function Anchor({ to, children }: { to: string; children: ReactNode }) {
  return <a href={to}>{children}</a>;
}

async function open(width = 356) {
  const screen = await render(
    <div style={{ width }}>
      <EntryGrid label="Ways on" entries={entries} link={Anchor} />
    </div>,
  );
  const links = screen.getByRole('navigation', { name: 'Ways on' }).getByRole('link').elements();
  const boxes = links.map((link) => link.getBoundingClientRect());
  return { links, boxes, inFirstRow: boxes.filter(({ top }) => top === boxes[0]?.top).length };
}

afterEach(() => {
  delete document.documentElement.dataset['textSize'];
});

test.each([356, 398, 520])(
  'eight entries stand in two rows of four on %i px, as large as a finger needs',
  async (width) => {
    const { links, boxes, inFirstRow } = await open(width);
    expect(links.map((link) => link.textContent)).toEqual(entries.map(({ text }) => text));
    expect(inFirstRow).toBe(4);
    expect(boxes.every(({ width, height }) => width >= 44 && height >= 44)).toBe(true);
  },
);

test('a tablet has all eight in one row', async () => {
  const { inFirstRow } = await open(688);
  expect(inFirstRow).toBe(8);
});

test('extra large letters have three in a row, and no word is cut', async () => {
  document.documentElement.dataset['textSize'] = 'x-large';
  const { links, inFirstRow } = await open();
  expect(inFirstRow).toBe(3);
  expect(links.filter((link) => link.scrollWidth > link.clientWidth)).toEqual([]);
});
