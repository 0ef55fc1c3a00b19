import axe from 'axe-core';
import * as cardCalls from 'contract/calls/cards';
import * as calls from 'contract/calls/modes';
import { actingEnded, invitationOver } from 'contract/refusals/modes';
import { getMe, signOut } from 'contract/calls/session';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cardsOf, receivedCard } from '../../features/cards/cards.testing.ts';
import { type Answering, answers, lost, refused } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { address } from '../../shell/page.testing.tsx';
import { noteContactOnly } from '../../shell/contact-only/contact-only.ts';
import { me } from '../../shell/session/me.testing.ts';
import { answer, open, press, type Screen, server } from './friend.testing.tsx';

const minister = {
  ...{ id: 'minister', name: 'Amadou Kesselbane', address: 'Minister Kesselbane', title: 'Minister', photo: null },
  ...{ organisation: 'Republic of Salambé', seesSchedule: false, pending: 1 },
};
const director = {
  ...{ id: 'director', name: 'Mariama Diouvalé', address: 'Ms Diouvalé', title: 'Director-General', photo: null },
  ...{ organisation: null, seesSchedule: false, pending: 0 },
};
const invitation = {
  ...minister,
  invitation: 'i1',
  waitsUntil: '2027-03-29T10:12:00+08:00',
  seesSchedule: true,
  codeTo: [],
};

const helena = receivedCard('Helena Thornquist');
/** For whom the viewer acts; a test, or a write, changes it. */
let acting: calls.Acting;
beforeEach(() => {
  acting = { delegates: [minister, director], notInAssistantMode: [], invitations: [], timeZone: 'Asia/Shanghai' };
});

const mayAct = (id: string | undefined) => acting.delegates.some((one) => one.id === id);
const cards = (mayExchange: boolean) =>
  answers(cardCalls.getCards, ({ body: { actingFor } }) => {
    if (actingFor && !mayAct(actingFor)) return refused(actingEnded);
    return cardsOf({ mayExchange, received: actingFor === 'minister' ? [helena] : [] });
  });

function openAs(badge: 'red' | 'grey', at = '', more: readonly Answering[] = []) {
  const own = [
    answers(getMe, { ...me, name: 'Ibrahima Ndiakone', badge }),
    answers(calls.getActing, () => acting),
    cards(badge === 'red'),
  ];
  return open({}, { at, more: [...own, ...more] });
}
const strip = (screen: Screen, words: string) => screen.getByRole('status').getByText(words, { exact: true });

test('whoever has no cards of their own sees what waits for each delegate, in groups', async () => {
  const screen = await openAs('grey');
  await expect.element(strip(screen, 'Acting for 2 delegates')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Card requests' })).toBeVisible();
  const [first, second] = ['Minister Kesselbane', 'Ms Diouvalé'].map((name) => screen.getByRole('region', { name }));
  await expect.element(first!.getByRole('heading', { name: 'Minister Kesselbane 1' })).toBeVisible();
  await expect
    .element(first!.getByText('Your answer is marked “by Ibrahima Ndiakone for Amadou Kesselbane”'))
    .toBeVisible();
  await expect.element(second!.getByText('No card is waiting for Mariama Diouvalé’s answer')).toBeVisible();
  await expect
    .element(second!.getByRole('link', { name: 'Open Ms Diouvalé' }))
    .toHaveAttribute('href', '/pages/friend/friend?for=director');
  expect(screen.getByText(/red badge only/).elements()).toEqual([]);
  expect((await axe.run()).violations.map(({ id }) => id)).toEqual([]);
});

test('with one delegate the page is theirs, and there is nobody to switch to', async () => {
  acting.delegates = [minister];
  const screen = await openAs('grey');
  await expect.element(strip(screen, 'Acting for Minister Kesselbane')).toBeVisible();
  await expect.element(screen.getByText('Republic of Salambé')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Accept the card of Helena Thornquist' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Switch' }).elements()).toEqual([]);
});

test('the strip switches between delegates, who have their counts, and back to oneself with a red badge', async () => {
  const screen = await openAs('red', '?for=minister');
  await press(screen, 'Switch');
  const rows = screen.getByRole('dialog', { name: 'For whom do you act?' }).getByRole('link');
  await expect.element(rows.first()).toHaveAttribute('aria-current', 'true');
  expect(rows.elements().map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
    ['AKAmadou KesselbaneMinister, Republic of Salambé1 waiting', '/pages/friend/friend?for=minister'],
    ['MDMariama DiouvaléDirector-General', '/pages/friend/friend?for=director'],
    ['MyselfMy own business cards', '/pages/friend/friend'],
  ]);
  await rows.nth(1).click();
  await expect.element(strip(screen, 'Acting for Ms Diouvalé')).toBeVisible();
  expect(address()).toBe('/pages/friend/friend?for=director');
  await press(screen, 'Switch');
  await screen.getByRole('link', { name: /^Myself/ }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Business cards' })).toBeVisible();
  expect(screen.getByText(/^Acting for/).elements()).toEqual([]);
  // One's own cards come with the way to the delegates'.
  await expect
    .element(screen.getByRole('link', { name: /^Minister Kesselbane/ }))
    .toHaveAttribute('href', '/pages/friend/friend?for=minister');
});

test('an invitation says what it means, and leads to the delegate once it is accepted', async () => {
  acting = { ...acting, delegates: [], invitations: [invitation] };
  const accept = answers(calls.acceptInvitation, () => {
    acting = { ...acting, delegates: [minister], invitations: [] };
    return { delegateId: 'minister' };
  });
  const screen = await openAs('grey', '', [accept]);
  await expect
    .element(screen.getByRole('heading', { name: 'Amadou Kesselbane asks you to act as contact person' }))
    .toBeVisible();
  await expect.element(screen.getByText(/^You will see and answer card requests sent to Minister Kess/)).toBeVisible();
  await expect.element(screen.getByText(/^You will also see the schedule and arrangements/)).toBeVisible();
  await expect.element(screen.getByText('Please answer by 29 March 2027 10:12.')).toBeVisible();
  await press(screen, 'Accept');
  await expect.element(screen.getByText('You now act for Minister Kesselbane')).toBeVisible();
  await expect.element(strip(screen, 'Acting for Minister Kesselbane')).toBeVisible();
  expect([address(), server.of(calls.acceptInvitation)]).toEqual([
    '/pages/friend/friend?for=minister',
    [{ invitation: 'i1', requestId: expect.any(String) as unknown }],
  ]);
});

test('accepted before the delegate uses assistant mode, it says when one can act, and stays here', async () => {
  acting = { ...acting, delegates: [], invitations: [invitation] };
  const accept = answers(calls.acceptInvitation, () => {
    acting = { ...acting, invitations: [] };
    return { delegateId: 'minister' };
  });
  const screen = await openAs('grey', '', [accept]);
  await press(screen, 'Accept');
  await expect
    .element(screen.getByText('Thank you. You can answer cards as soon as Minister Kesselbane uses assistant mode'))
    .toBeVisible();
  expect(address()).toBe('/pages/friend/friend');
  expect(screen.getByText('You now act for Minister Kesselbane').elements()).toEqual([]);
});

test('an invitation is declined in Chinese, and one that lapsed is gone with its reason', async () => {
  language.set('zh');
  acting = { ...acting, delegates: [], invitations: [invitation, { ...invitation, ...director, invitation: 'i2' }] };
  const without = (id: string) => {
    acting = { ...acting, invitations: acting.invitations.filter((one) => one.invitation !== id) };
  };
  const screen = await openAs('grey', '', [
    answers(calls.declineInvitation, ({ body }) => (without(body.invitation), {})),
    answers(calls.acceptInvitation, ({ body }) => (without(body.invitation), refused(invitationOver))),
  ]);
  await screen.getByRole('button', { name: '婉拒' }).first().click();
  await expect.element(screen.getByText('已婉拒，系统将告知Minister Kesselbane')).toBeVisible();
  await expect.element(screen.getByText('Amadou Kesselbane邀请您担任联系人')).not.toBeInTheDocument();
  await press(screen, '同意');
  await expect.element(screen.getByText('该邀请已失效')).toBeVisible();
  await expect.element(screen.getByText('仅限红证代表交换名片')).toBeVisible();
});

test('revoked meanwhile, the assistant is told and the strip goes', async () => {
  const accept = answers(cardCalls.acceptCard, () => {
    acting = { ...acting, delegates: [director] };
    return refused(actingEnded);
  });
  const screen = await openAs('grey', '?for=minister', [accept]);
  await press(screen, 'Accept the card of Helena Thornquist');
  await answer(screen, 'Accept');
  await expect.element(screen.getByText('You no longer act for this delegate')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'You do not act for this delegate' })).toBeVisible();
  expect(screen.getByText('Acting for Minister Kesselbane').elements()).toEqual([]);
});

test('one stops acting after a question', async () => {
  const stop = answers(calls.stopActing, ({ body }) => {
    acting = { ...acting, delegates: acting.delegates.filter(({ id }) => id !== body.delegateId) };
    return {};
  });
  const screen = await openAs('grey', '?for=minister', [stop]);
  await press(screen, 'Stop acting for Minister Kesselbane');
  await expect.element(screen.getByText(/Only Minister Kesselbane can name you again\.$/)).toBeVisible();
  await answer(screen, 'Stop acting for Minister Kesselbane');
  await expect.element(screen.getByText('You no longer act for Minister Kesselbane')).toBeVisible();
  await expect.element(strip(screen, 'Acting for Ms Diouvalé')).toBeVisible();
  expect(server.of(calls.stopActing)).toMatchObject([{ delegateId: 'minister' }]);
});

test('a contact person who does not attend finds messages, privacy and settings here', async () => {
  acting.delegates = [minister];
  noteContactOnly(true);
  const screen = await openAs('grey');
  await expect.element(strip(screen, 'Acting for Minister Kesselbane')).toBeVisible();
  const ways = ['Messages', 'Privacy and my data', 'Settings'].map((name) => screen.getByRole('link', { name }));
  expect(ways.map((way) => way.element().getAttribute('href'))).toEqual([
    ...['/pages/message/message', '/pages/conf/private', '/pages/conf/conf'],
  ]);
  expect(screen.getByRole('button', { name: 'Back' }).elements()).toEqual([]);
  noteContactOnly(false);
});

const only = (part: Partial<calls.Acting>) => {
  acting = { ...acting, delegates: [], ...part };
  noteContactOnly(true);
  onTestFinished(() => noteContactOnly(false));
};

test('a contact person who does not attend is told before stopping for the last delegate, and is logged out', async () => {
  only({ delegates: [minister] });
  const screen = await openAs('grey', '', [answers(calls.stopActing, {}), answers(signOut, {})]);
  await press(screen, 'Stop acting for Minister Kesselbane');
  await expect.element(screen.getByText(/only as a contact person, so you will be logged out\.$/)).toBeVisible();
  await answer(screen, 'Stop acting for Minister Kesselbane');
  await expect.element(screen.getByText('The login')).toBeVisible();
  await expect.element(screen.getByText('You no longer act for Minister Kesselbane')).toBeVisible();
  expect(server.of(signOut)).toHaveLength(1);
});

test('so is one who declines the last invitation', async () => {
  only({ invitations: [invitation] });
  const screen = await openAs('grey', '', [answers(calls.declineInvitation, {}), answers(signOut, {})]);
  await press(screen, 'Decline');
  await expect.element(screen.getByText('The login')).toBeVisible();
  await expect
    .element(screen.getByText('You have declined, and Minister Kesselbane will be told. You are logged out'))
    .toBeVisible();
});

test('nobody answers without reading for whom: without the list of delegates no card is shown', async () => {
  const away = answers(calls.getActing, ({ times }) => (times === 1 ? lost : acting));
  const screen = await openAs('grey', '?for=minister', [away]);
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText('Helena Thornquist').elements()).toEqual([]);
  await press(screen, 'Try again');
  await expect.element(strip(screen, 'Acting for Minister Kesselbane')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Accept the card of Helena Thornquist' })).toBeVisible();
});

test('the mark goes for as many cards as before, too, if there were fewer in between', async () => {
  const screen = await openAs('grey');
  await expect.poll(() => server.of(cardCalls.seeCards)).toHaveLength(1);
  for (const [pending, seen] of [
    [0, 2],
    [1, 3],
  ] as const) {
    acting = { ...acting, delegates: [{ ...minister, pending }, director] };
    await screen.queries.invalidateQueries();
    await expect.poll(() => server.of(cardCalls.seeCards)).toHaveLength(seen);
  }
});
