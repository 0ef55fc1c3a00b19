import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SectionHeader } from './section-header.tsx';

test('a section is a heading of the second level that tells how many', async () => {
  const screen = await render(<SectionHeader title="Speakers" count={4} />);
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Speakers 4' })).toBeVisible();
});

test('the count stands beside the last word, even if the words need two lines', async () => {
  const screen = await render(
    <div style={{ width: 120 }}>
      <SectionHeader title="Delegates of the organisation" count={4} />
    </div>,
  );
  const count = screen.getByText('4', { exact: true }).element();
  const words = count.previousSibling as Text;
  const range = document.createRange();
  range.setStart(words, words.length - 1);
  range.setEnd(words, words.length);
  const [last, shown] = [range.getBoundingClientRect(), count.getBoundingClientRect()];
  expect(Math.abs(last.bottom - shown.bottom)).toBeLessThan(12);
  expect(shown.left - last.right).toBeLessThan(12);
});

test('two lines stay clear of what stands above and below', async () => {
  const screen = await render(
    <div style={{ width: 120 }}>
      <SectionHeader title="Delegates of the organisation" />
    </div>,
  );
  const heading = screen.getByRole('heading').element();
  const [outer, inner] = [heading.getBoundingClientRect(), heading.firstElementChild!.getBoundingClientRect()];
  expect(inner.height).toBeGreaterThan(outer.height / 2);
  expect(inner.top - outer.top).toBeGreaterThanOrEqual(6);
  expect(outer.bottom - inner.bottom).toBeGreaterThanOrEqual(6);
});
