import axe from 'axe-core';
import { getPlaces, type Places } from 'contract/calls/places';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allPlaces } from '../../features/places/place.testing.ts';
import { answers, serve } from '../../lib/call/answers.testing.ts';
import { forceColours, standsOut } from '../../lib/forced-colours.testing.ts';
import { language } from '../../lib/language.ts';
import { openPage } from '../../shell/page.testing.tsx';
import MapPage from './map.tsx';

beforeEach(() => language.set('en'));

function open(search = '', places: Places = allPlaces) {
  serve([answers(getPlaces, places)]);
  return openPage(`/pages/map/map${search}`, <MapPage />);
}

type Screen = Awaited<ReturnType<typeof open>>;
const plan = (screen: Screen, name: string) => screen.getByRole('region', { name: `Floor plan: ${name}` });
const sheetWidth = () => document.querySelector<HTMLElement>('.zoom-view__content')?.style.width;

test('the venues with their addresses, and a way to each one’s halls', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'Yucheng State House' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Yucheng Media Centre' })).toBeVisible();
  const links = screen.getByRole('link', { name: 'Floor plans and halls' }).elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pages/map/map?place=yucheng']);
});

test.each([
  ['several venues', '', []],
  ['one venue', '?place=yucheng', ['Directions']],
])('of %s no more than one button stands out', async (_, search, expected) => {
  const screen = await open(search);
  await expect.element(screen.getByRole('button', { name: 'Directions' }).first()).toBeVisible();
  const primary = screen.container.querySelectorAll('.button--primary');
  expect(Array.from(primary, ({ textContent }) => textContent)).toEqual(expected);
});

test('the card for the driver is in Chinese, large, and closes again', async () => {
  const screen = await open('?place=yucheng');
  await screen.getByRole('button', { name: 'Show the driver' }).click();
  const card = screen.getByRole('dialog', { name: 'For the driver' });
  await expect.element(card.getByText('北京市玉澄路8号')).toBeVisible();
  await expect.element(card.getByText(/请在东门内停车/)).toBeVisible();
  const size = Number.parseFloat(getComputedStyle(card.getByText('玉澄国宾馆').element()).fontSize);
  expect(size).toBeGreaterThanOrEqual(48);
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
});

test('a hall opens its own plan and is marked on it', async () => {
  const screen = await open('?hall=qingyun');
  const mark = plan(screen, 'Level 2').getByRole('button', { name: 'Qingyun Hall' });
  await expect.element(mark).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByRole('heading', { name: 'Walking times from Qingyun Hall' })).toBeVisible();
  await expect.element(screen.getByText('4 min')).toBeVisible();
});

test('the chosen hall stands out in the list where the browser forces its colours', async () => {
  await forceColours();
  const screen = await open('?hall=qingyun');
  await expect.element(screen.getByRole('heading', { name: 'Walking times from Qingyun Hall' })).toBeVisible();
  const names = Array.from(document.querySelectorAll('.hall-list__name'));
  expect(names.filter(standsOut).map(({ textContent }) => textContent)).toEqual(['Qingyun Hall']);
});

test('a hall chosen from the list is shown on its plan', async () => {
  const screen = await open('?place=yucheng');
  await expect.element(plan(screen, 'Level 1')).toBeVisible();
  await screen.getByRole('button', { name: /Qingyun Hall Level 1/ }).click();
  await expect
    .element(plan(screen, 'Level 2').getByRole('button', { name: 'Qingyun Hall' }))
    .toHaveAttribute('aria-pressed', 'true');
});

test('a plan is zoomed by its buttons', async () => {
  const screen = await open('?place=yucheng');
  await expect.element(plan(screen, 'Level 1')).toBeVisible();
  await screen.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(sheetWidth).toBe('150%');
  await screen.getByRole('button', { name: 'Whole plan' }).click();
  await expect.poll(sheetWidth).toBe('100%');
});

test.each([
  ['en', 'Level 1', ['Lift', 'First-aid room', 'Step-free route']],
  ['zh', 'Level 1', ['电梯', '医务室', '无障碍通道']],
] as const)('the signs of a plan are explained below it, in %s', async (shown, level, meanings) => {
  language.set(shown);
  const screen = await open('?place=yucheng');
  const drawn = screen.getByRole('region', { name: new RegExp(level) });
  await expect.element(drawn).toBeVisible();
  expect(drawn.getByRole('img', { name: meanings[0] }).elements()).toHaveLength(2);
  const legend = screen.getByRole('list', { name: shown === 'en' ? 'Legend' : '图例' });
  expect(
    legend
      .getByRole('listitem')
      .elements()
      .map((entry) => entry.textContent),
  ).toEqual([...meanings]);
});

test('a plan without signs has no legend', async () => {
  const screen = await open('?hall=qingyun');
  await expect.element(plan(screen, 'Level 2')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Legend' }).elements()).toEqual([]);
});

describe('on a small phone', () => {
  beforeEach(() => page.viewport(320, 568));
  afterEach(() => page.viewport(390, 844));

  test('halls have numbers on the plan and in the list; zoomed in, their names', async () => {
    const screen = await open('?place=yucheng');
    const mark = plan(screen, 'Level 1').getByRole('button', { name: /Hehe Hall/ });
    await expect.element(mark).toHaveAccessibleName('1 Hehe Hall');
    await expect.element(screen.getByRole('button', { name: /^1 Hehe Hall/ }).last()).toBeVisible();
    for (const _ of [1, 2]) await screen.getByRole('button', { name: 'Zoom in' }).click();
    await expect.element(mark).toHaveAccessibleName('Hehe Hall');
  });

  test('the buttons lie below the plan', async () => {
    const screen = await open('?place=yucheng');
    await expect.element(plan(screen, 'Level 1')).toBeVisible();
    const { bottom } = plan(screen, 'Level 1').element().getBoundingClientRect();
    expect(
      screen.getByRole('button', { name: 'Zoom in' }).element().getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(bottom);
  });
});

test('a link to a venue that is gone leads to the list of venues', async () => {
  const screen = await open('?place=gone');
  await expect.element(screen.getByText(/no longer listed/)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Yucheng State House' })).toBeVisible();
});

test('before the venues are announced, the page says so', async () => {
  const screen = await open('', { places: [], walks: [] });
  await expect.element(screen.getByRole('heading', { name: 'The venues will be announced soon' })).toBeVisible();
});

test('a plan without its picture leaves the list of halls', async () => {
  const [first, ...rest] = allPlaces.places;
  const bare = { ...first!, plans: first!.plans.map((one) => ({ ...one, picture: null })) };
  const screen = await open('?place=yucheng', { ...allPlaces, places: [bare, ...rest] });
  await expect.element(screen.getByText('There is no floor plan for this venue.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Hehe Hall/ })).toBeVisible();
});

test('nothing that axe would object to', async () => {
  const screen = await open('?hall=hehe');
  await expect.element(plan(screen, 'Level 1')).toBeVisible();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});
