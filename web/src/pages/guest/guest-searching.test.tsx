import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { language } from '../../lib/language.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import { longName, names, open, search } from './guest.testing.tsx';

afterEach(() => vi.restoreAllMocks());

describe('searching', () => {
  test('looks on both sides at once, marks the hit, and keeps what was typed in the address', async () => {
    const screen = await open();
    await search(screen).fill('zxp');
    await expect.poll(() => names(screen)).toEqual(['Zhang Xuping']);
    await expect.element(screen.getByRole('radio', { name: 'All 1' })).toBeChecked();
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('1 delegate found');
    const marks = () => Array.from(screen.container.querySelectorAll('mark'), (mark) => mark.textContent);
    expect(marks()).toEqual(['张旭平']);
    await expect.poll(() => new URLSearchParams(window.location.search).get('q')).toBe('zxp');
    await search(screen).fill('grid');
    await screen.getByText(/^Chinese\s*0$/).click();
    await expect.element(screen.getByRole('heading', { name: 'No matching delegates' })).toBeVisible();
    await screen.getByRole('button', { name: 'Show all delegates' }).click();
    await expect.poll(() => names(screen)).toEqual(['Adebarika', longName, 'Thornquist']);
  });

  test.each([
    ['en', 'Search the delegates', 'No exact match; similar names:'],
    ['zh', '搜索嘉宾', '未找到完全匹配的嘉宾，以下为姓名相近者：'],
  ] as const)('says that it found only similar names, in %s', async (spoken, name, said) => {
    language.set(spoken);
    const screen = await open();
    const field = screen.getByRole('searchbox', { name });
    await field.fill('thornqvist');
    await expect.element(screen.getByText(said, { exact: true })).toBeVisible();
    expect(names(screen)).toEqual(['Thornquist']);
    await field.fill('thornquist');
    await expect.element(screen.getByText(said, { exact: true })).not.toBeInTheDocument();
  });

  test('keeps its field in view on a screen that the keyboard made low, and only there', async () => {
    await page.viewport(390, 400);
    const screen = await open();
    const position = () => getComputedStyle(screen.container.querySelector('.directory-view__search')!).position;
    await expect.element(search(screen)).toBeVisible();
    expect(position()).toBe('static');
    await search(screen).click();
    await expect.poll(position).toBe('sticky');
  });

  test('that is submitted empty asks for something to search for', async () => {
    const toast = vi.spyOn(overlay, 'toast');
    const screen = await open();
    await search(screen).click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => toast.mock.calls).toEqual([['Please enter your search']]);
  });

  test('is there again after the delegate’s page, also if the user was quick', async () => {
    const screen = await open();
    await search(screen).fill('thorn');
    await screen.getByRole('link', { name: /Thornquist/ }).click();
    await expect.element(screen.getByText('One delegate')).toBeInTheDocument();
    window.history.back();
    await expect.element(search(screen)).toHaveValue('thorn');
    expect(names(screen)).toEqual(['Thornquist']);
  });
});
