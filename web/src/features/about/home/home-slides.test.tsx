import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import './home.css';
import { language } from '../../../lib/language.ts';
import { Page } from '../../../shell/page/page.tsx';
import { openPage } from '../../../shell/page.testing.tsx';
import { HomeSlides } from './home-slides.tsx';

afterEach(() => page.viewport(390, 844));

test.each([360, 390, 700, 820, 1440])('the whole picture shows on a screen of %s px', async (width) => {
  language.set('en');
  await page.viewport(width, 844);
  const slides = [{ id: 's', version: 1, caption: 'Theme', title: 'Confidence', picture: null, target: null }];
  const screen = await openPage(
    '/',
    <Page title="Home" ownHead>
      <div className="home">
        <HomeSlides slides={slides} />
      </div>
    </Page>,
  );
  await expect.element(screen.getByText('Confidence')).toBeVisible();
  const box = document.querySelector('.home-slide')!.getBoundingClientRect();
  expect((box.height / box.width) * (358 / 112)).toBeGreaterThan(0.99);
});
