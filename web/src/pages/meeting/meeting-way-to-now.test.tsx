import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../shell/page.testing.tsx';
import { Link } from '../../shell/router/link.tsx';
import { Screens } from '../../shell/router/router.testing.tsx';
import AgendaPage from './meeting.tsx';
import { open, world } from './meeting.testing.tsx';

describe('the way to now', () => {
  const isInSight = (name: string) => () => {
    const box = [...document.querySelectorAll('li')].find(({ textContent }) => textContent?.includes(name));
    const { top = -1, bottom = Infinity } = box?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= window.innerHeight;
  };

  test('is not there while now is in sight', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('link', { name: 'Green Growth' })).toBeVisible();
    expect(screen.getByRole('button', { name: /On now/ }).elements()).toHaveLength(0);
  });

  test('leads from another day to what is on, and a screen reader along', async () => {
    const screen = await open('?day=2027-03-21');
    await screen.getByRole('button', { name: 'On now: Green Growth' }).click();
    await expect.element(screen.getByRole('button', { name: /22 Mar/ })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(isInSight('Green Growth')).toBe(true);
    await expect.poll(() => document.activeElement?.textContent).toContain('Green Growth');
    await expect.poll(() => screen.getByRole('button', { name: /On now/ }).elements()).toHaveLength(0);
  });

  test('is there as soon as the current meeting is scrolled out of sight', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('link', { name: 'Green Growth' })).toBeVisible();
    document.body.style.paddingBottom = '2000px';
    window.scrollTo(0, document.documentElement.scrollHeight);
    await screen.getByRole('button', { name: 'On now: Green Growth' }).click();
    await expect.poll(isInSight('Green Growth')).toBe(true);
    document.body.style.paddingBottom = '';
  });

  test.each([
    ['in a break', '22T11:05', '?day=2027-03-23', 'Up next', /22 Mar/],
    ['at night', '23T03:00', '?day=2027-03-22', 'Up next: Closing', /23 Mar/],
    ['past midnight', '23T00:15', '?day=2027-03-23', 'On now: Late Reception', /22 Mar/],
    ['before the forum', '19T12:00', '?day=2027-03-23', 'First meeting: Welcome', /21 Mar/],
    ['after the forum', '27T12:00', '?day=2027-03-21', 'Last meeting: Closing', /23 Mar/],
  ])('%s leads to the right day', async (_, time, search, name, day) => {
    world.now = time;
    const screen = await open(search);
    await screen.getByRole('button', { name }).click();
    await expect.element(screen.getByRole('button', { name: day })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('on a small phone in the evening', () => {
  beforeEach(async () => {
    await page.viewport(320, 480);
    world.now = '22T22:45';
  });
  afterEach(async () => {
    await page.viewport(390, 844);
    delete document.documentElement.dataset['textSize'];
  });

  test.each(['normal', 'x-large'])('the days are in sight when it opens, with %s letters', async (size) => {
    document.documentElement.dataset['textSize'] = size;
    const home = <Link to="/pages/meeting/meeting">Agenda</Link>;
    const screen = await openPage('/', <Screens at={{ '/': home, '/pages/meeting/meeting': <AgendaPage /> }} />);
    await screen.getByRole('link', { name: 'Agenda' }).click();
    await expect.element(screen.getByRole('link', { name: 'Late Reception' })).toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /22 Mar/ })).toBeInViewport();
    expect(window.scrollY > 0).toBe(size === 'normal');
  });
});
