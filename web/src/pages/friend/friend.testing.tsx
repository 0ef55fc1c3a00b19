import * as calls from 'contract/calls/cards';
import type { Cards } from 'contract/calls/cards';
import { getMine } from 'contract/calls/mine';
import { getActing } from 'contract/calls/modes';
import { getMe } from 'contract/calls/session';
import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cardsOf, sharing } from '../../features/cards/cards.testing.ts';
import { type Answering, answers, serve } from '../../lib/call/answers.testing.ts';
import { newTextKey } from '../../lib/call/sealed/sealed.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { newQueries, openPage } from '../../shell/page.testing.tsx';
import { Screens } from '../../shell/router/router.testing.tsx';
import { me } from '../../shell/session/me.testing.ts';
import { tellSessionChanged } from '../../shell/session/session-state.ts';
import CardsPage from './friend.tsx';

export let server: ReturnType<typeof serve>;
const { textKey, opened } = await newTextKey();
export { opened };

/** What the server has; a write of a test changes it. */
export const world: { cards: Cards } = { cards: cardsOf() };
export const change = (part: Partial<Cards>) => {
  world.cards = { ...world.cards, ...part };
  return {};
};

beforeEach(async () => {
  await page.viewport(390, 844);
  language.set('en');
  letTapsPass();
  // What was typed belongs to a person: the next test is another one.
  storage.userObj.set({ id: `person ${Math.random()}` });
  tellSessionChanged();
  world.cards = cardsOf();
});

type Options = { at?: string; more?: readonly Answering[]; inHostApp?: boolean };

export async function open(cards: Partial<Cards>, { at = '', more = [], inHostApp = false }: Options = {}) {
  change(cards);
  server = serve(
    [
      answers(getMe, me),
      answers(getMine, {}),
      answers(getActing, { delegates: [], notInAssistantMode: [], invitations: [], timeZone: 'Asia/Shanghai' }),
      answers(calls.getCards, () => world.cards),
      answers(calls.getSharing, sharing),
      answers(calls.seeCards, {}),
      ...more,
    ],
    { textKey, headers: () => ({ 'server-time': String(Date.parse('2027-03-22T10:12:00+08:00')) }) },
  );
  const screens = {
    '/pages/friend/friend': <CardsPage />,
    '/pages/guest/detail': <p>The delegate</p>,
    '/pages/guest/guest': <p>The directory</p>,
    '/pages/mine/info': <p>The profile</p>,
    '/pages/login/login': <p>The login</p>,
  };
  const queries = newQueries();
  const screen = await openPage(`/pages/friend/friend${at}`, <Screens at={screens} />, { queries, inHostApp });
  return Object.assign(screen, { queries });
}
export type Screen = Awaited<ReturnType<typeof open>>;

export const press = async (screen: Screen, name: string | RegExp) => {
  letTapsPass();
  await screen.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();
};

/** Answers the question that lies over the page. */
export const answer = (screen: Screen, name: string) =>
  screen.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
