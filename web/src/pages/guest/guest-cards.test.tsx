import axe from 'axe-core';
import { getSharing, sendCard } from 'contract/calls/cards';
import { getMine, type Mine } from 'contract/calls/mine';
import { cardsKeptPrivate, redBadgeOnly } from 'contract/refusals/cards';
import { sessionLimited } from 'contract/refusals/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sharing } from '../../features/cards/cards.testing.ts';
import { delegateRow } from '../../features/delegates/delegates.testing.ts';
import { confirming } from '../../features/sign-in/confirm/confirm.testing.ts';
import { answers, refused } from '../../lib/call/answers.testing.ts';
import { newTextKey } from '../../lib/call/sealed/sealed.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { address } from '../../shell/page.testing.tsx';
import { longName, list, open, serveDirectory, type Screen, server } from './guest.testing.tsx';

const { textKey } = await newTextKey();
const nobody = { version: '1', sent: [], received: [], friends: [] };
let cards: NonNullable<Mine['cards']>;
const mine = answers(getMine, () => ({ cards }));
const mayShare = answers(getSharing, sharing);

beforeEach(() => {
  letTapsPass();
  cards = nobody;
  storage.userObj.set({ id: 'me' });
});

afterEach(() => void (document.documentElement.dataset['textSize'] = 'normal'));

const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });

test('a card is sent from a row, which then shows that it was', async () => {
  const sending = answers(sendCard, () => {
    cards = { ...nobody, version: '2', sent: ['Thornquist'] };
    return { id: 'c', became: 'sent' as const };
  });
  serveDirectory([mine, mayShare, sending], textKey);
  const screen = await open();
  await button(screen, 'Send my card to Thornquist').click();
  const sheet = screen.getByRole('dialog', { name: 'Send my card' });
  await expect.element(sheet.getByText(/^To Thornquist/)).toBeVisible();
  expect(server.of(getSharing)[0]).toEqual({ delegateId: 'Thornquist' });
  await sheet.getByRole('button', { name: 'Send card' }).click();
  letTapsPass();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect.element(button(screen, 'Card already sent to Thornquist')).toBeVisible();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
  expect(server.of(sendCard)).toMatchObject([{ delegateId: 'Thornquist' }]);
  await expect.element(button(screen, 'Send my card to Adebarika')).toBeVisible();
});

test.each([
  ['sent', 'Card already sent to Thornquist', '/pages/friend/friend'],
  ['received', 'Accept the card of Thornquist', '/pages/friend/friend'],
  ['friends', 'Cards exchanged with Thornquist', '/pages/friend/friend?view=friends&friend=Thornquist'],
] as const)('a card that is %s shows in the row, which leads there', async (how, name, leadsTo) => {
  cards = { ...nobody, [how]: ['Thornquist'] };
  serveDirectory([mine]);
  const screen = await open();
  await button(screen, name).click();
  await expect.poll(address).toBe(leadsTo);
});

test.each([redBadgeOnly, cardsKeptPrivate])('whoever may not reads why on tapping: $name', async (refusal) => {
  serveDirectory([mine, answers(getSharing, refused(refusal))]);
  const screen = await open();
  await button(screen, 'Send my card to Thornquist').click();
  await expect.element(screen.getByText(refusal.says.en)).toBeVisible();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
});

test('a limited session is led to confirm, and then to the card', async () => {
  const limitedFirst = answers(getSharing, ({ times }) => (times === 1 ? refused(sessionLimited) : sharing));
  serveDirectory([mine, limitedFirst, ...confirming]);
  const screen = await open();
  await button(screen, 'Send my card to Thornquist').click();
  const confirm = screen.getByRole('dialog', { name: 'Confirm your identity' });
  await confirm.getByRole('button', { name: 'Get code' }).click();
  await confirm.getByRole('textbox').fill('123456');
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Send my card' }).getByText(/^To Thornquist/)).toBeVisible();
});

test('one’s own row has a bookmark and no card', async () => {
  storage.userObj.set({ id: 'Thornquist' });
  serveDirectory([mine]);
  const screen = await open();
  await expect.element(button(screen, 'Send my card to Adebarika')).toBeVisible();
  await expect.element(button(screen, 'Bookmark: Thornquist')).toBeVisible();
  expect(button(screen, 'Send my card to Thornquist').elements()).toEqual([]);
});

test('three thousand rows learn from one answer how their cards stand', async () => {
  list(Array.from({ length: 3_000 }, (_, place) => delegateRow(`Delegate ${place}`, { id: `d${place}` })));
  cards = { ...nobody, friends: ['d1'] };
  serveDirectory([mine]);
  const screen = await open('?order=rank');
  await expect.element(button(screen, 'Cards exchanged with Delegate 1')).toBeVisible();
  window.scrollTo(0, 90_000);
  await expect.poll(() => document.querySelectorAll('[data-state="none"]').length).toBeGreaterThan(10);
  expect(server.of(getMine)).toHaveLength(1);
  expect(server.of(getSharing)).toEqual([]);
});

test.each([
  [390, 'normal'],
  [320, 'normal'],
  [320, 'x-large'],
] as const)('at %i px in %s letters both buttons stand inside the row, beside the text', async (width, textSize) => {
  await page.viewport(width, 844);
  document.documentElement.dataset['textSize'] = textSize;
  serveDirectory([mine]);
  const screen = await open();
  await expect.element(button(screen, `Send my card to ${longName}`)).toBeVisible();
  for (const row of document.querySelectorAll<HTMLElement>('.directory-row')) {
    const all = row.getBoundingClientRect();
    const [mark, card] = ['.bookmark-button', '.listed-card-button'].map((part) =>
      row.querySelector(part)!.getBoundingClientRect(),
    );
    expect([mark!.width, mark!.height, card!.width, card!.height]).toEqual([44, 44, 44, 44]);
    expect(mark!.top).toBeGreaterThanOrEqual(all.top);
    expect(card!.top).toBeGreaterThanOrEqual(mark!.bottom);
    expect(card!.bottom).toBeLessThanOrEqual(all.bottom);
    const words = Array.from(row.querySelectorAll('a > span:not(.avatar)'));
    for (const text of words) {
      expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(card!.left);
      expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    }
  }
});

test('axe objects to nothing in rows with every state of a card, in either language', async () => {
  cards = { ...nobody, sent: ['Adebarika'], friends: ['Thornquist'] };
  serveDirectory([mine]);
  const screen = await open();
  for (const [spoken, name] of [
    ['en', 'Cards exchanged with Thornquist'],
    ['zh', '已与Thornquist交换名片'],
  ] as const) {
    language.set(spoken);
    await expect.element(button(screen, name)).toBeVisible();
    const { violations } = await axe.run(document);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  }
});
