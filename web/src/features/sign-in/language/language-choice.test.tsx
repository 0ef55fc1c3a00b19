import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { language } from '../../../lib/language.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { LanguageChoice } from './language-choice.tsx';

beforeEach(() => {
  language.set('en');
  storage.clearAll();
  localStorage.clear();
});

test('each language names itself, and the choice stays in memory', async () => {
  const chosen = vi.fn();
  const screen = await render(<LanguageChoice onChosen={chosen} />);
  await expect.element(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  await screen.getByRole('radio', { name: '中文' }).click();
  await expect.element(screen.getByRole('group', { name: '请选择语言' })).toBeVisible();
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
