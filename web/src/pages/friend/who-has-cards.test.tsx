import * as calls from 'contract/calls/cards';
import { getActing } from 'contract/calls/modes';
import { actingEnded } from 'contract/refusals/modes';
import { sessionLimited } from 'contract/refusals/session';
import { expect, test } from 'vitest';
import { answeredCard, cardsOf, friendOf, receivedCard } from '../../features/cards/cards.testing.ts';
import { confirming } from '../../features/sign-in/confirm/confirm.testing.ts';
import { answers, lost, refused } from '../../lib/call/answers.testing.ts';
import { answer, change, open, press, server } from './friend.testing.tsx';

const tobias = receivedCard('Tobias Rennenkamp');

test.each(['blue', 'green', 'grey'])('a %s badge reads the specification’s sentence and no empty list', async () => {
  const screen = await open({ mayExchange: false });
  const sentence = 'Exchange business cards restricted (red badge only)';
  await expect.element(screen.getByRole('heading', { name: sentence })).toBeVisible();
  expect(screen.getByRole('radio').elements()).toEqual([]);
  expect(screen.getByRole('region').elements()).toEqual([]);
});

test('who was red before keeps the friends', async () => {
  const friends = [friendOf('Kenjiro Asamoto')];
  const screen = await open({ mayExchange: false, friends }, { at: '?view=friends' });
  await expect.element(screen.getByText('Exchange business cards restricted (red badge only)')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Kenjiro Asamoto' })).toBeVisible();
});

const minister = {
  ...{ id: 'minister', name: 'Amadou Kesselbane', address: 'Minister Kesselbane', title: 'Minister' },
  ...{ organisation: null, photo: null, seesSchedule: false, pending: 1 },
};
const acting = answers(getActing, {
  delegates: [minister],
  notInAssistantMode: [],
  invitations: [],
  timeZone: 'Asia/Shanghai',
});

test('for a delegate one answers in their name, marked so, with nothing to tick and no friends', async () => {
  const screen = await open(
    { received: [tobias], answered: [answeredCard('Shen Yanzhi', { by: { name: 'Gu Minglan' } })] },
    { at: '?for=minister', more: [acting, answers(calls.acceptCard, () => change({ received: [] }))] },
  );
  await expect.element(screen.getByText('Your answer is marked “by Gu Minglan for Amadou Kesselbane”')).toBeVisible();
  await expect.element(screen.getByText('09:31, by Gu Minglan for Amadou Kesselbane')).toBeVisible();
  expect(screen.getByRole('radio').elements()).toEqual([]);
  expect(server.of(calls.getCards)).toEqual([{ actingFor: 'minister' }]);
  await press(screen, 'Accept the card of Tobias Rennenkamp');
  await expect
    .element(screen.getByText(/Tobias Rennenkamp will see your contact details, not those of Amadou Kesselbane/))
    .toBeVisible();
  await answer(screen, 'Accept');
  await expect.element(screen.getByText('Accepted for Amadou Kesselbane')).toBeVisible();
  expect(server.of(calls.acceptCard)).toMatchObject([{ id: tobias.id, share: null, actingFor: 'minister' }]);
  await expect.element(screen.getByText('No card is waiting for Amadou Kesselbane’s answer')).toBeVisible();
});

test('who does not act any more reads it, and nothing of the delegate stays on the screen', async () => {
  let ended = false;
  const cards = answers(calls.getCards, ({ body }) =>
    ended && body.actingFor ? refused(actingEnded) : cardsOf({ received: [tobias] }),
  );
  const decline = answers(calls.declineCard, () => {
    ended = true;
    return refused(actingEnded);
  });
  const screen = await open({}, { at: '?for=minister', more: [acting, cards, decline] });
  await press(screen, 'Decline the card of Tobias Rennenkamp');
  await answer(screen, 'Decline');
  await expect.element(screen.getByRole('heading', { name: 'You do not act for this delegate' })).toBeVisible();
  expect(screen.getByText('Tobias Rennenkamp').elements()).toEqual([]);
  await press(screen, 'Open my business cards');
  await expect.element(screen.getByRole('radio', { name: 'Requests 1' })).toBeVisible();
});

test('without a network the page says so and offers to try again', async () => {
  const away = answers(calls.getCards, ({ times }) => (times === 1 ? lost : cardsOf({ received: [tobias] })));
  const screen = await open({}, { more: [away] });
  await press(screen, 'Try again');
  await expect.element(screen.getByRole('link', { name: 'Tobias Rennenkamp' })).toBeVisible();
});

// This is the last one, because its toast stays for a while.
test('in a limited session the page asks for a code at once, and opens when it was right', async () => {
  const screen = await open(
    {},
    {
      more: [
        answers(calls.getCards, ({ times }) =>
          times === 1 ? refused(sessionLimited) : cardsOf({ received: [tobias] }),
        ),
        ...confirming,
      ],
    },
  );
  const sheet = screen.getByRole('dialog', { name: 'Confirm your identity' });
  await sheet.getByRole('button', { name: 'Get code' }).click();
  await sheet.getByRole('textbox').fill('123456');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByRole('link', { name: 'Tobias Rennenkamp' })).toBeVisible();
});
