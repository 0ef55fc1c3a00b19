import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { scanPath } from '../../lib/paths.ts';
import { language } from '../../lib/language.ts';
import { openPage } from '../../shell/page.testing.tsx';
import ScanPage from './scanH5.tsx';

afterEach(() => page.viewport(390, 844));

test.each([
  [390, 844],
  [844, 390],
  [1440, 900],
])('on %i × %i Back and the title stand on the dark ground, which fills the screen', async (width, height) => {
  await page.viewport(width, height);
  language.set('en');
  const screen = await openPage(scanPath, <ScanPage />);
  for (const { role, name } of [
    { role: 'button', name: 'Back' },
    { role: 'heading', name: 'Scan badge' },
  ] as const) {
    const {
      left,
      top,
      width: across,
      height: down,
    } = screen.getByRole(role, { name }).element().getBoundingClientRect();
    const below = document.elementsFromPoint(left + across / 2, top + down / 2);
    expect(below.filter((element) => element.classList.contains('scan-page'))).toHaveLength(1);
  }
  expect(document.querySelector('.scan-page')?.clientWidth).toBe(width);
});
