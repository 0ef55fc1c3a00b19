import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forceColours, standsOut } from '../../../lib/forced-colours.testing.ts';
import { language } from '../../../lib/language.ts';
import { storage, textSizes } from '../../../lib/storage/storage.ts';
import { LanguageChoice } from './language-choice.tsx';

beforeEach(() => {
  language.set('en');
  storage.clearAll();
  localStorage.clear();
  delete document.documentElement.dataset['textSize'];
});

test('each language names itself, and the choice stays in memory', async () => {
  const chosen = vi.fn();
  const screen = await render(<LanguageChoice onChosen={chosen} />);
  await expect.element(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  await screen.getByRole('radio', { name: '中文' }).click();
  await expect.element(screen.getByRole('radiogroup', { name: '请选择语言' })).toBeVisible();
  await screen.getByRole('button', { name: '继续' }).click();
  await expect.poll(() => chosen).toHaveBeenCalledOnce();
  await expect.poll(() => [storage.language.get(), localStorage.length]).toEqual(['zh', 0]);
});

test('Continue alone chooses what is shown', async () => {
  const screen = await render(<LanguageChoice onChosen={vi.fn()} />);
  expect(storage.language.get()).toBeUndefined();
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => storage.language.get()).toBe('en');
});

test('larger text is chosen on the first screen, and stays in memory', async () => {
  const screen = await render(<LanguageChoice onChosen={vi.fn()} />);
  await screen.getByRole('button', { name: 'Extra large text' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Extra large text' }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(document.documentElement.dataset['textSize']).toBe('x-large');
  expect([storage.appearance.get().textSize, localStorage.length]).toEqual(['x-large', 0]);
});

test('the chosen text size stands out where the browser forces its colours', async () => {
  await forceColours();
  const screen = await render(<LanguageChoice onChosen={vi.fn()} />);
  const sizes = screen.getByRole('button', { name: /text$/ });
  await expect.element(sizes.first()).toBeVisible();
  expect(sizes.elements().map(standsOut)).toEqual([true, false, false]);
});

describe('both languages and Continue are in the first view', () => {
  afterEach(() => page.viewport(390, 844));

  const sizes = [
    [320, 480],
    [375, 553],
    [390, 844],
    [568, 320],
    [844, 390],
    [820, 1180],
    [1440, 900],
  ] as const;
  test.each(sizes.flatMap(([width, height]) => textSizes.map((size) => [width, height, size] as const)))(
    'on %i × %i with %s text',
    async (width, height, textSize) => {
      await page.viewport(width, height);
      document.documentElement.dataset['textSize'] = textSize;
      const screen = await render(<LanguageChoice onChosen={vi.fn()} />);
      const seen = [
        ...screen.getByRole('radio').elements(),
        screen.getByRole('button', { name: 'Continue' }).element(),
      ];
      expect(seen).toHaveLength(3);
      for (const element of seen) expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
      expect(document.documentElement.scrollWidth).toBe(width);
    },
  );
});
