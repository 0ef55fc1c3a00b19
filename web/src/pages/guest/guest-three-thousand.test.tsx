import { getDelegates } from 'contract/calls/delegates';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { delegateRow } from '../../features/delegates/delegates.testing.ts';
import { nextFrame } from '../../kit/frames.testing.ts';
import { whileIdle } from '../../lib/idle/idle.testing.ts';
import { list, names, open, queries, type Screen, server } from './guest.testing.tsx';

const crowd = Array.from({ length: 3_000 }, (_, place) => {
  const letter = String.fromCharCode(65 + Math.floor((place * 26) / 3_000));
  return delegateRow(`${letter} Delegate ${place}`, {
    id: `d${place}`,
    letter,
    nameOrder: place,
    rankOrder: 2_999 - place,
  });
});

/** The row in the middle of the screen, and its offset. */
function rowSeen(): string {
  const row = document.elementFromPoint(120, 400)?.closest('a');
  return row ? `${row.textContent} at ${row.getBoundingClientRect().top}` : '';
}
/** Waits until the list has come to rest, because rows are measured after they are drawn and may move until then. */
async function atRest(): Promise<string> {
  const before = rowSeen();
  await nextFrame();
  return before === rowSeen() ? before : '';
}
describe('three thousand delegates', () => {
  beforeEach(() => list(crowd));
  afterEach(() => void vi.useRealTimers());
  const shown = (screen: Screen) => screen.getByRole('listitem').elements();
  const place = (row: Element | undefined) => [row?.getAttribute('aria-posinset'), row?.getAttribute('aria-setsize')];

  test('are a list that renders only nearby rows and tells screen readers the number of all', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('radio', { name: 'International 3000' })).toBeChecked();
    expect(shown(screen).length).toBeLessThan(40);
    expect(place(shown(screen)[0])).toEqual(['1', '116']);
    expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(26);
    // A list without rows would be announced as an empty one.
    for (const one of screen.getByRole('list').elements()) expect(one.querySelector('[role=listitem]')).not.toBeNull();
    expect(document.documentElement.scrollHeight).toBeGreaterThan(200_000);
  });

  test('stay so few when nothing else is to be done, because all of them would be too many for a slow phone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const screen = await open();
    await expect.poll(() => shown(screen).length).toBeGreaterThan(0);
    for (let round = 0; round < 8; round += 1) {
      await vi.advanceTimersByTimeAsync(3_000);
      await whileIdle();
    }
    expect(shown(screen).length).toBeLessThan(40);
  });

  test('are reached by letter: the section stands below the bar', async () => {
    const screen = await open();
    const slider = screen.getByRole('slider', { name: 'Go to a letter' });
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'A');
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'C');
    const heading = screen.getByRole('heading', { level: 2, name: 'C' }).element();
    // The search stands between the bar and the list.
    await expect.poll(() => Math.round(heading.getBoundingClientRect().top)).toBe(44 + 54);
    await expect.element(screen.getByText(/^C Delegate 231$/)).toBeInTheDocument();
  });

  test('can be searched from anywhere: the field stays below the bar', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('heading', { level: 2, name: 'A' })).toBeVisible();
    window.scrollTo(0, 5_000);
    await expect.poll(() => screen.getByRole('searchbox').element().getBoundingClientRect().top).toBeLessThan(100);
    expect(screen.getByRole('searchbox').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(44);
  });

  test('stand side by side on a tablet, and none lies over another', async () => {
    await page.viewport(820, 1180);
    const screen = await open();
    await expect.poll(() => names(screen).slice(0, 2)).toEqual(['A Delegate 0', 'A Delegate 1']);
    const places = () =>
      screen
        .getByRole('listitem')
        .elements()
        .map((row) => row.getBoundingClientRect());
    await expect
      .poll(() => {
        const [first, second, third] = places();
        return [second!.top - first!.top, second!.left >= first!.right, third!.left - first!.left];
      })
      .toEqual([0, true, 0]);
    const [first, , third] = places();
    expect(third!.top).toBeGreaterThanOrEqual(first!.bottom);
    await expect.element(screen.getByRole('listitem').nth(1)).toHaveAttribute('aria-posinset', '2');
  });

  test('are reached up to the last letter, which stays marked although it cannot stand at the top', async () => {
    list(crowd.slice(0, 118));
    const screen = await open();
    const slider = screen.getByRole('slider', { name: 'Go to a letter' });
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'A');
    slider.element().focus();
    await userEvent.keyboard('{End}');
    await expect.element(screen.getByText(/^B Delegate 117$/)).toBeVisible();
    await expect.poll(() => window.scrollY + window.innerHeight).toBe(document.documentElement.scrollHeight);
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'B');
  });

  test.each([
    [844, 390],
    [568, 320],
    [320, 480],
    [375, 553],
    [390, 844],
  ])('have all their letters in sight on a screen of %s × %s', async (width, height) => {
    await page.viewport(width, height);
    const screen = await open();
    await expect.element(screen.getByRole('slider', { name: 'Go to a letter' })).toBeInTheDocument();
    const strip = document.querySelector('.index-bar')!.getBoundingClientRect();
    expect(strip.bottom).toBeLessThanOrEqual(window.innerHeight);
    expect(strip.top).toBeGreaterThanOrEqual(document.querySelector('.top-bar')!.getBoundingClientRect().bottom);
    for (const beside of ['.segment', '.search-field', '.directory-view__orders > :last-child']) {
      const { top, bottom, right } = document.querySelector(beside)!.getBoundingClientRect();
      if (bottom > strip.top && top < strip.bottom) expect(right).toBeLessThanOrEqual(strip.left);
    }
    const covered = Array.from(document.querySelectorAll('.index-bar__letters > span')).filter((letter) => {
      const { left, top, height } = letter.getBoundingClientRect();
      return !document.elementFromPoint(left + 5, top + height / 2)?.closest('.index-bar');
    });
    expect(covered).toEqual([]);
  });

  test('have cards that end where the search above them ends, also beside the letters on a low screen', async () => {
    await page.viewport(844, 390);
    const screen = await open();
    await expect.element(screen.getByRole('slider', { name: 'Go to a letter' })).toBeInTheDocument();
    const ends = ['.segment', '.search-field', '.directory-list__rows'].map(
      (part) => document.querySelector(part)!.getBoundingClientRect().right,
    );
    expect(new Set(ends).size).toBe(1);
  });

  test('are at the same position after one of them was opened', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('listitem').first()).toBeVisible();
    window.scrollTo(0, 90_000);
    await expect.poll(() => window.scrollY).toBe(90_000);
    await expect.poll(atRest).toMatch(/Delegate/);
    const left = rowSeen();
    document.elementFromPoint(120, 400)?.closest('a')?.click();
    await expect.element(screen.getByText('One delegate')).toBeInTheDocument();
    expect(window.scrollY).toBe(0);
    window.history.back();
    await expect.poll(() => window.scrollY).toBe(90_000);
    await expect.poll(rowSeen).toBe(left);
  });

  test('are downloaded once; later the server only compares the version', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('listitem').first()).toBeVisible();
    window.scrollTo(0, 0);
    await queries.invalidateQueries();
    expect(server.of(getDelegates)).toEqual([{}, { version: 'v en' }]);
    await expect.element(screen.getByText('A Delegate 0', { exact: true })).toBeVisible();
  });
});
