import { findInFile } from 'contract/calls/files';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fileOf, hitsOf, openedFile } from '../../features/files/files.testing.ts';
import { type Answering, answers } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { address } from '../../shell/page.testing.tsx';
import { openFiles } from './search.testing.tsx';

const open = (at = '', answering: Answering[] = []) =>
  openFiles(`detail?id=Register${at}`, [fileOf(() => openedFile('Register')), hitsOf(), ...answering]);
type Screen = Awaited<ReturnType<typeof open>>['screen'];

beforeEach(async () => {
  await page.viewport(390, 844);
  window.scrollTo(0, 0);
  language.set('en');
  letTapsPass();
});

const marks = () =>
  Array.from(document.querySelectorAll('.page-picture__mark'), ({ className }) => className.includes('current'));
const thumbs = (screen: Screen) =>
  screen
    .getByRole('group', { name: 'Pages' })
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label'));

describe('what was searched for', () => {
  test('is marked on its page, which opens; the way leads through all hits and begins anew', async () => {
    const { screen, server } = await open('&q=finance');
    await expect.element(screen.getByText('1 of 3')).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Page 2 of 5, “finance” marked' })).toBeVisible();
    expect(marks()).toEqual([true]);
    const next = screen.getByRole('button', { name: 'Next hit' });
    await next.click();
    await next.click();
    await expect.element(screen.getByText('3 of 3')).toBeVisible();
    expect(marks()).toEqual([false, true]);
    expect(address()).toBe('/pages/search/detail?id=Register&q=finance&page=4');
    await next.click();
    await expect.element(screen.getByText('1 of 3')).toBeVisible();
    await screen.getByRole('button', { name: 'Previous hit' }).click();
    await expect.element(screen.getByText('3 of 3')).toBeVisible();
    expect(server.of(findInFile)).toMatchObject([{ id: 'Register', text: 'finance' }]);
  });

  test('stands at its place of the picture', async () => {
    const { screen } = await open('&q=finance');
    await expect.element(screen.getByText('1 of 3')).toBeVisible();
    const paper = document.querySelector('.page-picture__paper')!.getBoundingClientRect();
    const mark = document.querySelector('.page-picture__mark')!.getBoundingClientRect();
    const share = [(mark.left - paper.left) / paper.width, (mark.top - paper.top) / paper.height];
    expect(share.map((part) => Math.round(part * 100))).toEqual([10, 20]);
  });

  test('is counted on the small pages, which open one each', async () => {
    const { screen } = await open('&q=finance');
    await expect
      .poll(() => thumbs(screen))
      .toEqual(['Page 1 of 5', 'Page 2 of 5 · 1 hit', 'Page 3 of 5', 'Page 4 of 5 · 2 hits', 'Page 5 of 5']);
    await screen.getByRole('button', { name: 'Page 3 of 5' }).click();
    await expect.element(screen.getByText('3 hits')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Page 3 of 5' })).toHaveAttribute('aria-current', 'true');
    await screen.getByRole('button', { name: 'Next hit' }).click();
    await expect.element(screen.getByText('2 of 3')).toBeVisible();
  });

  test('is typed anew in the file itself', async () => {
    const { screen, server } = await open();
    await screen.getByRole('searchbox', { name: 'Search in this file' }).fill('finance');
    await expect.element(screen.getByText('1 of 3')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('2 of 3')).toBeVisible();
    expect(server.of(findInFile)).toHaveLength(1);
  });

  test('begins at its first hit, also on the page where another text was left at a later one', async () => {
    const thrice = {
      number: 4,
      marks: Array.from({ length: 3 }, (): [number, number] => [0, 4]),
      places: [[], [], []],
    };
    const { screen } = await open('&q=finance', [answers(findInFile, { pages: [thrice] })]);
    await screen.getByRole('button', { name: 'Previous hit' }).click();
    await expect.element(screen.getByText('3 of 3')).toBeVisible();
    await screen.getByRole('searchbox').fill('port');
    await expect.element(screen.getByRole('region', { name: 'Page 4 of 5, “port” marked' })).toBeVisible();
    await expect.element(screen.getByText('1 of 3')).toBeVisible();
  });

  test('and is nowhere, leaves the page that is read', async () => {
    const { screen } = await open('&page=3', [answers(findInFile, { pages: [] })]);
    await screen.getByRole('searchbox').fill('zebra');
    await expect.element(screen.getByText('Not found')).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Page 3 of 5' })).toBeVisible();
  });

  test('comes into sight on a page that was enlarged', async () => {
    const { screen } = await open('&q=finance&page=4');
    await expect.element(screen.getByText('2 of 3')).toBeVisible();
    for (const _ of [1, 2, 3]) {
      await screen.getByRole('button', { name: 'Zoom in' }).click();
      letTapsPass();
    }
    await screen.getByRole('button', { name: 'Next hit' }).click();
    await expect.element(screen.getByText('3 of 3')).toBeVisible();
    const frame = document.querySelector('.zoom-view__frame')!.getBoundingClientRect();
    const mark = () => document.querySelector('.page-picture__mark--current')!.getBoundingClientRect();
    await expect.poll(() => mark().top > frame.top && mark().bottom < frame.bottom).toBe(true);
    expect(mark().left > frame.left && mark().right < frame.right).toBe(true);
  });

  test('and is nowhere, says so', async () => {
    const { screen } = await open('&q=zebra', [answers(findInFile, { pages: [] })]);
    await expect.element(screen.getByText('Not found')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Next hit' })).toHaveAttribute('aria-disabled', 'true');
  });
});
