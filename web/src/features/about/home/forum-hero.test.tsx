import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import './home.css';
import { language } from '../../../lib/language.ts';
import { openPage } from '../../../shell/page.testing.tsx';
import { LanguageSwitch } from '../../../shell/top-bar/language-switch.tsx';
import { ForumHero } from './forum-hero.tsx';

afterEach(() => page.viewport(390, 844));

async function openOn(width: number): Promise<HTMLElement> {
  language.set('en');
  await page.viewport(width, 844);
  const name = 'High-Level Forum on Global Development';
  const screen = await openPage('/', <ForumHero name={name} actions={<LanguageSwitch inverse />} />);
  const heading = screen.getByRole('heading', { name });
  await expect.element(heading).toBeVisible();
  return heading.element() as HTMLElement;
}

test.each([320, 390])('the words of a Chinese greeting stay together on a screen of %s px', async (width) => {
  language.set('zh');
  await page.viewport(width, 844);
  const greetingTo = (length: number) => `${'海'.repeat(length)}，上午好`;
  const screen = await openPage('/', <ForumHero name="论坛" greeting={greetingTo(2)} actions={null} />);
  const text = screen.getByRole('link').element().firstChild!;
  for (let length = 2; length <= 40; length += 1) {
    text.nodeValue = greetingTo(length);
    const range = document.createRange();
    range.setStart(text, length + 1);
    range.setEnd(text, length + 4);
    expect([length, range.getClientRects().length]).toEqual([length, 1]);
  }
});

test.each([320, 360])(
  'in the largest text no word of a greeting breaks beside three buttons, at %s px',
  async (width) => {
    language.set('en');
    await page.viewport(width, 844);
    document.documentElement.dataset['textSize'] = 'x-large';
    const three = (
      <div className="row">
        {['Find', 'Messages', 'Language'].map((name) => (
          <button key={name} type="button" className="touch-square" aria-label={name} />
        ))}
      </div>
    );
    const screen = await openPage('/', <ForumHero name="Forum" greeting="Good morning, Mr Gu" actions={three} />);
    const text = screen.getByRole('link').element().firstChild!;
    const range = document.createRange();
    range.setStart(text, 'Good '.length);
    range.setEnd(text, 'Good morning,'.length);
    const lines = range.getClientRects().length;
    delete document.documentElement.dataset['textSize'];
    expect(lines).toBe(1);
  },
);

test.each([340, 360, 375, 390, 700, 1440])('the name has at most two lines on a screen of %s px', async (width) => {
  const heading = await openOn(width);
  const lines = heading.offsetHeight / Number.parseFloat(getComputedStyle(heading).lineHeight);
  expect(Math.round(lines)).toBeLessThanOrEqual(2);
});

test.each([390, 700, 1440])('the hall stands whole below the switch on a screen of %s px', async (width) => {
  await openOn(width);
  const hall = document.querySelector('.forum-hero__hall g')!.getBoundingClientRect();
  const hero = document.querySelector('.forum-hero')!.getBoundingClientRect();
  const bar = document.querySelector('.forum-hero__bar > :last-child')!.getBoundingClientRect();
  expect(hall.top).toBeGreaterThanOrEqual(bar.bottom - 8);
  expect(hall.right).toBeLessThanOrEqual(hero.right);
});
