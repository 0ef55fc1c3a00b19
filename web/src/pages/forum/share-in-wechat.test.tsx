import { getSignInHelp } from 'contract/calls/forum';
import { signForWeChat } from 'contract/calls/phone/sharing';
import type { AnswerOf } from 'contract/wire/call';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { articleOf, newsItem, newsOf, newsRow } from '../../features/news/news.testing.ts';
import { answers } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { openNews } from './forum.testing.tsx';

type Invoked = Record<string, string>;
type Bridge = (name: string, given: Invoked, answer: (said: { err_msg: string }) => void) => void;

/** What WeChat was told to share; it takes what is signed as `right`. */
const cards: Invoked[] = [];
const invoke: Bridge = (name, given, answer) => {
  const isRight = given['verifySignature'] === 'right';
  if (isRight && name === 'updateAppMessageShareData') cards.push(given);
  answer({ err_msg: `${name}:${isRight ? 'ok' : 'fail'}` });
};
const signature = (text: string) => ({ appId: 'wx1', timestamp: 1, nonce: 'n', signature: text });
const item = newsItem('Supply', { isPublic: true, summary: 'In short' });
const link = (id: string) => `${window.location.origin}/share/${id}?lang=en`;

async function open(signed: AnswerOf<typeof signForWeChat>['signed']) {
  const opened = await openNews('detail?id=Supply', [
    ...[articleOf(() => item), newsOf([newsRow('Bonds')])],
    answers(getSignInHelp, { forumName: 'The Forum', secretariatPhone: '', filings: [] }),
    answers(signForWeChat, { signed }),
  ]);
  await expect.element(opened.screen.getByRole('heading', { level: 2, name: 'Supply' })).toBeVisible();
  return opened;
}

beforeEach(async () => {
  await page.viewport(390, 844);
  language.set('en');
  letTapsPass();
  cards.length = 0;
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0.49');
  Object.assign(window, { WeixinJSBridge: { invoke, on: () => undefined } });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'WeixinJSBridge');
});

test.each([
  ['the Forum has no account', null],
  ['WeChat does not take the signature', signature('wrong')],
])('where %s, the sheet says to send the link or the poster', async (_why, signed) => {
  const { screen, server } = await open(signed);
  await expect.poll(() => server.of(signForWeChat).length).toBeGreaterThan(0);
  await screen.getByRole('button', { name: 'Share' }).click();
  const sheet = screen.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Chat' }).click();
  await expect
    .element(sheet.getByText(/please copy the link and paste it into a chat, or use the poster/))
    .toBeVisible();
  expect(cards).toEqual([]);
});

test('where it has one, WeChat’s own menu shares the article, and the sheet says how to open it', async () => {
  const { screen, server } = await open(signature('right'));
  const card = { title: 'Supply', desc: 'In short', link: link('Supply') };
  await expect.poll(() => cards).toMatchObject([card]);
  expect(server.of(signForWeChat)).toEqual([{ page: '/pages/forum/detail?id=Supply' }]);
  await screen.getByRole('button', { name: 'Share' }).click();
  const sheet = screen.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Moments' }).click();
  await expect.element(sheet.getByText(/tap “···” at the top right, then choose to send the article/)).toBeVisible();
  await screen.unmount();
  await expect.poll(() => cards.at(-1)).toMatchObject({ title: 'The Forum' });
});
