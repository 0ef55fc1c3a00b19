import axe from 'axe-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { nextFrame } from '../../kit/frames.testing.ts';
import { delegateRow } from '../../features/delegates/delegates.testing.ts';
import { language } from '../../lib/language.ts';
import { list, longName, names, open, search } from './guest.testing.tsx';

describe('the directory', () => {
  test('opens on the side of the language, by name, with how many there are on both', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('radio', { name: 'International 3' })).toBeChecked();
    await expect.element(screen.getByRole('radio', { name: 'Chinese 1' })).not.toBeChecked();
    await expect.element(screen.getByRole('heading', { level: 2, name: 'A' })).toBeVisible();
    expect(names(screen)).toEqual(['Adebarika', longName, 'Thornquist']);
    expect(window.location.search).toBe('?side=international');
  });

  test.each([
    ['en', /Zhang Xuping\s*Director\s*Jianglan/],
    ['zh', /张旭平\s*江澜省生态环境厅\s*局长/],
  ] as const)('reads each post in %s as the language does', async (chosen, post) => {
    language.set(chosen);
    const screen = await open('?side=chinese');
    await expect.element(screen.getByRole('link', { name: post })).toBeVisible();
  });

  test('goes by protocol, without letters', async () => {
    const screen = await open();
    await screen.getByRole('button', { name: 'Protocol order' }).click();
    await expect.poll(() => names(screen)).toEqual(['Thornquist', longName, 'Adebarika']);
    expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(0);
    expect(screen.getByRole('slider').elements()).toHaveLength(0);
    expect(window.location.search).toBe('?side=international&order=rank');
  });

  test('keeps side and search when the language changes', async () => {
    const screen = await open('?side=chinese');
    await expect.element(screen.getByRole('link', { name: /Zhang Xuping/ })).toBeVisible();
    await screen.getByRole('button', { name: /切换到中文/ }).click();
    await expect.element(screen.getByRole('link', { name: /张旭平/ })).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: '中方 1' })).toBeChecked();
  });

  test('keeps the old language until the other one has arrived', async () => {
    const answer = window.fetch;
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    const screen = await open();
    await search(screen).fill('zhang xp');
    await expect.poll(() => names(screen)).toEqual(['Zhang Xuping']);
    window.fetch = async (...request) => {
      await arrival;
      return answer(...request);
    };
    await screen.getByRole('button', { name: /切换到中文/ }).click();
    await expect.element(screen.getByRole('radio', { name: '中方 1' })).toBeVisible();
    // Typing changes the address, which renders the page again while the other language is still on its way.
    await search(screen).fill('zhang');
    await expect.poll(() => new URLSearchParams(window.location.search).get('q')).toBe('zhang');
    await expect.poll(() => names(screen)).toEqual(['Zhang Xuping']);
    arrive();
    await expect.poll(() => names(screen)).toEqual(['张旭平']);
  });

  test('shows long names whole, and is not wider than the screen', async () => {
    const screen = await open();
    await expect.element(screen.getByText(longName)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const rects = screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.getBoundingClientRect());
    expect(rects.every((rect, i) => i === 0 || rect.top >= (rects[i - 1]?.bottom ?? 0) - 1)).toBe(true);
  });

  test('says so when nobody is listed yet', async () => {
    list([]);
    const screen = await open();
    await expect.element(screen.getByRole('heading', { name: 'No delegates are listed yet' })).toBeVisible();
  });

  test('has no problem that axe finds, in either language, searched or not', async () => {
    const screen = await open();
    for (const toggle of [/切换到中文/, /Switch to English/]) {
      for (const typed of ['', 'zhang', 'nobody is called so']) {
        await search(screen).fill(typed);
        await nextFrame();
        const { violations } = await axe.run(document);
        expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
      }
      await search(screen).fill('');
      await screen.getByRole('button', { name: toggle }).click();
    }
  });
});

describe('a list that is longer than the screen', () => {
  const rows = Array.from({ length: 150 }, (_, place) =>
    delegateRow(`${'ABCDE'[Math.floor(place / 30)]} Delegate ${place}`, { id: `d${place}`, nameOrder: place }),
  );
  afterEach(() => void vi.useRealTimers());
  const rowsOf = (root: ParentNode) => Array.from(root.querySelectorAll('[role=listitem]'));
  const listed = () =>
    Array.from(document.querySelectorAll('.directory-list [role=list]')).map((one) => rowsOf(one).length);

  test('is soon there as a whole for screen readers and the search of the browser, and is lighter out of sight', async () => {
    list(rows);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const screen = await open();
    await expect.poll(() => names(screen)[0]).toBe('A Delegate 0');
    // First those in sight; no list is announced that is still empty.
    expect(rowsOf(document).length).toBeLessThan(40);
    expect(listed().every((count) => count > 0)).toBe(true);
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(3_000);
        return listed();
      })
      .toEqual([30, 30, 30, 30, 30]);
    const last = rowsOf(document).at(-1)!;
    expect(last.textContent).toContain('E Delegate 149');
    expect([last.getAttribute('aria-posinset'), last.getAttribute('aria-setsize')]).toEqual(['30', '30']);
    expect(last.querySelectorAll('a')).toHaveLength(1);
    expect(last.querySelectorAll('.avatar, button')).toHaveLength(0);
    // The checker waits by the clock.
    vi.useRealTimers();
    const { violations } = await axe.run(document);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });

  test('keeps a row that somebody reads when it comes near, and gives it its photo and buttons', async () => {
    list(rows);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const screen = await open();
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(3_000);
        return listed();
      })
      .toEqual([30, 30, 30, 30, 30]);
    const far = screen.getByRole('link', { name: /D Delegate 100/ }).element() as HTMLElement;
    far.focus();
    await expect.poll(() => far.closest('[role=listitem]')?.querySelectorAll('.avatar')).toHaveLength(1);
    expect(document.activeElement).toBe(far);
    const { top, bottom } = far.getBoundingClientRect();
    expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
    await expect.poll(() => listed()).toEqual([30, 30, 30, 30, 30]);
  });
});
