import axe from 'axe-core';
import * as calls from 'contract/calls/cards';
import { cardWithdrawn } from 'contract/refusals/cards';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  answeredCard,
  byContact,
  friendOf,
  person,
  receivedCard,
  sentCard,
  sharing,
} from '../../features/cards/cards.testing.ts';
import { answers, refused } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { answer, change, open, press, server } from './friend.testing.tsx';

const tobias = receivedCard('Tobias Rennenkamp', { message: 'Looking forward to our bilateral.' });
const lin = receivedCard('Lin Tingxue', { sentAt: '2027-03-21T18:47:00+08:00' });

test('received cards come as the server orders them, each with its time and its message', async () => {
  const screen = await open({ received: [tobias, lin] });
  await expect.element(screen.getByRole('radio', { name: 'Requests 2' })).toBeChecked();
  const received = screen.getByRole('region', { name: 'Received' });
  await expect.element(received.getByText('“Looking forward to our bilateral.”')).toBeVisible();
  expect(
    received
      .getByRole('heading', { level: 3 })
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Tobias Rennenkamp', 'Lin Tingxue']);
  expect(
    received
      .getByRole('time')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['09:54', '21\u00a0Mar\u00a018:47']);
  await expect
    .element(received.getByRole('link', { name: 'Tobias Rennenkamp' }))
    .toHaveAttribute('href', '/pages/guest/detail?id=Tobias+Rennenkamp');
});

test('what is empty says so, in both languages', async () => {
  const screen = await open({});
  for (const text of [
    'No card is waiting for your answer',
    'No card of yours is waiting for an answer',
    'No exchange lately',
  ])
    await expect.element(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Recently declined' }).elements()).toEqual([]);
  language.set('zh');
  for (const text of ['暂无待处理的名片', '您没有等待答复的名片', '近期没有新交换的名片'])
    await expect.element(screen.getByText(text)).toBeVisible();
});

test('accepting asks what to share, preset from the last time, and shows the friend', async () => {
  const screen = await open(
    { received: [tobias] },
    {
      more: [
        answers(calls.acceptCard, () =>
          change({
            received: [],
            answered: [answeredCard('Tobias Rennenkamp')],
            friends: [friendOf('Tobias Rennenkamp')],
          }),
        ),
      ],
    },
  );
  await press(screen, 'Accept the card of Tobias Rennenkamp');
  const sheet = screen.getByRole('dialog', { name: 'Accept card' });
  await expect.element(sheet.getByRole('checkbox', { name: 'Mobile +86 138 0012 6618' })).toBeChecked();
  await expect.element(sheet.getByRole('checkbox', { name: 'Email gu.minglan@yuanxiu.example' })).not.toBeChecked();
  await expect
    .element(sheet.getByText('Once you accept, Tobias Rennenkamp will see your name, title, organisation and mobile.'))
    .toBeVisible();
  await sheet.getByRole('checkbox', { name: /^Email/ }).click();
  await press(screen, 'Accept');
  await expect.element(screen.getByText('You have exchanged business cards')).toBeVisible();
  expect(server.of(calls.acceptCard)).toMatchObject([{ id: tobias.id, share: { mobile: true, email: true } }]);
  const accepted = screen.getByRole('region', { name: 'Recently accepted' });
  await expect
    .element(accepted.getByRole('link', { name: 'Call Tobias Rennenkamp' }))
    .toHaveAttribute('href', 'tel:+8613800126618');
  await expect.element(screen.getByText('No card is waiting for your answer')).toBeVisible();
});

test('without a tick nothing is accepted, in the specification’s words', async () => {
  const screen = await open({ received: [tobias] });
  await press(screen, 'Accept the card of Tobias Rennenkamp');
  await screen.getByRole('checkbox', { name: /^Mobile/ }).click();
  await press(screen, 'Accept');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please check mobile number or email address');
  expect(server.of(calls.acceptCard)).toEqual([]);
});

test('in assistant mode the contact person goes instead, without ticks', async () => {
  const screen = await open(
    { received: [tobias] },
    { more: [answers(calls.getSharing, byContact), answers(calls.acceptCard, {})] },
  );
  await press(screen, 'Accept the card of Tobias Rennenkamp');
  await expect.element(screen.getByText('Ibrahima Ndiakone')).toBeVisible();
  await expect
    .element(screen.getByText(/your own mobile number and email are not given to the other side/))
    .toBeVisible();
  expect(screen.getByRole('checkbox').elements()).toEqual([]);
  await press(screen, 'Accept');
  await expect.poll(() => server.of(calls.acceptCard)).toMatchObject([{ share: null }]);
});

test('with nothing on record the sheet leads to the profile', async () => {
  const nothing = answers(calls.getSharing, { ...sharing, mobile: null, email: null });
  const screen = await open({ received: [tobias] }, { more: [nothing] });
  await press(screen, 'Accept the card of Tobias Rennenkamp');
  await press(screen, 'Open my profile');
  await expect.element(screen.getByText('The profile')).toBeVisible();
});

test('a card that was withdrawn meanwhile is told in the server’s words, and the list is as it is now', async () => {
  const gone = answers(calls.acceptCard, () => {
    change({ received: [] });
    return refused(cardWithdrawn);
  });
  const screen = await open({ received: [tobias] }, { more: [gone] });
  await press(screen, 'Accept the card of Tobias Rennenkamp');
  await expect.element(screen.getByRole('checkbox', { name: /^Mobile/ })).toBeChecked();
  await press(screen, 'Accept');
  await expect.element(screen.getByText(cardWithdrawn.says.en)).toBeVisible();
  await expect.element(screen.getByText('No card is waiting for your answer')).toBeVisible();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
});

test.each([
  ['Decline the card of Tobias Rennenkamp', 'Decline', /will be told/, calls.declineCard, 'The card has been declined'],
  [
    'Delete the card of Tobias Rennenkamp',
    'Delete',
    'Tobias Rennenkamp will not be told and will continue to see “Already sent”.',
    calls.deleteCard,
    'The card has been deleted',
  ],
] as const)('%s says what it means, and asks first', async (button, confirm, means, call, done) => {
  const screen = await open({ received: [tobias] }, { more: [answers(call, () => change({ received: [] }))] });
  await press(screen, button);
  await expect.element(screen.getByRole('alertdialog').getByText(means)).toBeVisible();
  await answer(screen, 'Cancel');
  expect(server.of(call)).toEqual([]);
  await press(screen, button);
  await answer(screen, confirm);
  await expect.element(screen.getByText(done)).toBeVisible();
  expect(server.of(call)).toMatchObject([{ id: tobias.id }]);
  await expect.element(screen.getByText('No card is waiting for your answer')).toBeVisible();
});

test('a card that waits is withdrawn after a question', async () => {
  const screen = await open(
    { sent: [sentCard('Priyanka Deshwal')] },
    { more: [answers(calls.withdrawCard, () => change({ sent: [] }))] },
  );
  await expect.element(screen.getByText('Waiting for an answer · 10:08')).toBeVisible();
  await press(screen, 'Withdraw the card you sent to Priyanka Deshwal');
  await answer(screen, 'Withdraw');
  await expect.element(screen.getByText('Your card has been withdrawn')).toBeVisible();
  expect(server.of(calls.withdrawCard)).toMatchObject([{ id: 'card to Priyanka Deshwal' }]);
  await expect.element(screen.getByText('No card of yours is waiting for an answer')).toBeVisible();
});

test('what was answered in somebody’s name says by whom and for whom', async () => {
  const by = { name: 'Ibrahima Ndiakone' };
  const screen = await open({
    answered: [
      answeredCard('Shen Yanzhi', { by }),
      answeredCard('He Yunfan', { answer: 'declined', way: 'sent', by }),
      answeredCard('Cheng Huaijin', { answer: 'declined' }),
    ],
  });
  await expect.element(screen.getByText('by Ibrahima Ndiakone for Gu Minglan')).toBeVisible();
  const declined = screen.getByRole('region', { name: 'Recently declined' });
  await expect
    .element(declined.getByText('Declined your card · 09:31, by Ibrahima Ndiakone for He Yunfan'))
    .toBeVisible();
  await expect.element(declined.getByText('Declined · 09:31')).toBeVisible();
});

test('opening the page takes the mark away once, and again for a card that comes while it is shown', async () => {
  const screen = await open({ received: [tobias] });
  await expect.poll(() => server.of(calls.seeCards)).toHaveLength(1);
  await screen.queries.invalidateQueries();
  expect(server.of(calls.seeCards)).toHaveLength(1);
  change({ received: [lin, tobias] });
  await screen.queries.invalidateQueries();
  await expect.poll(() => server.of(calls.seeCards)).toHaveLength(2);
});

test('very long names and messages stay within the screen, at every text size', async () => {
  const name = `Maria${'-de-la-Concepción-y-Villanueva'.repeat(4)}`;
  const long = receivedCard('x', { person: person(name), message: 'w'.repeat(200) });
  const screen = await open({
    ...{ received: [long], sent: [sentCard('y', { person: person(name) })] },
    answered: [answeredCard('z', { person: person(name), answer: 'declined', by: { name } })],
  });
  for (const size of ['normal', 'x-large']) {
    document.documentElement.dataset['textSize'] = size;
    await expect.element(screen.getByRole('button', { name: `Accept the card of ${name}` })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  }
  delete document.documentElement.dataset['textSize'];
});

test.each(['Somchai WONGSATHORN', '巴硕·翁沙通'])(
  'the time stands below %s where it has no room beside',
  async (of) => {
    const screen = await open({ received: [receivedCard(of, { sentAt: lin.sentAt })] });
    onTestFinished(() => void delete document.documentElement.dataset['textSize']);
    const [name, time] = [screen.getByRole('link', { name: of }), screen.getByRole('time')];
    const isBeside = () => time.element().getBoundingClientRect().top < name.element().getBoundingClientRect().bottom;
    await expect.element(time).toBeVisible();
    expect([isBeside(), linesOfLastWord(name.element())]).toEqual([true, 1]);
    document.documentElement.dataset['textSize'] = 'x-large';
    await page.viewport(320, 844);
    expect([isBeside(), linesOfLastWord(name.element())]).toEqual([false, 1]);
  },
);

function linesOfLastWord(element: Element): number {
  const [range, text] = [document.createRange(), element.firstChild!];
  const whole = text.textContent!;
  range.setStart(text, whole.lastIndexOf(' ') + 1);
  range.setEnd(text, whole.length);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}

test('an accepted card has what the other wrote', async () => {
  const friends = [friendOf('Shen Yanzhi', { message: '幸会，盼再叙' })];
  const screen = await open({ answered: [answeredCard('Shen Yanzhi')], friends });
  await expect.element(screen.getByText('“幸会，盼再叙”')).toBeVisible();
});

test('nothing that axe would object to, in either language', async () => {
  const screen = await open({
    ...{ received: [tobias, lin], sent: [sentCard('Priyanka Deshwal')], friends: [friendOf('Kenjiro Asamoto')] },
    answered: [answeredCard('Kenjiro Asamoto'), answeredCard('He Yunfan', { answer: 'declined' })],
  });
  await expect.element(screen.getByRole('link', { name: 'Lin Tingxue' })).toBeVisible();
  for (const spoken of ['en', 'zh'] as const) {
    language.set(spoken);
    const heading = spoken === 'en' ? /Recently accepted/ : /最近接受/;
    await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
    const { violations } = await axe.run(document);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  }
});
