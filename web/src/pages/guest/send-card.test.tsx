import axe from 'axe-core';
import * as calls from 'contract/calls/cards';
import { getDelegate } from 'contract/calls/delegates';
import { getMine, type Mine } from 'contract/calls/mine';
import {
  alreadyFriends,
  cardAlreadySent,
  cardsKeptPrivate,
  redBadgeOnly,
  sharingChanged,
} from 'contract/refusals/cards';
import { beforeEach, expect, test } from 'vitest';
import { byContact, sharing } from '../../features/cards/cards.testing.ts';
import { helena } from '../../features/delegates/delegates.testing.ts';
import { type Answering, answers, refused, serve } from '../../lib/call/answers.testing.ts';
import { newTextKey } from '../../lib/call/sealed/sealed.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { address, openPage } from '../../shell/page.testing.tsx';
import { Screens } from '../../shell/router/router.testing.tsx';
import { tellSessionChanged } from '../../shell/session/session-state.ts';
import { unsentText } from '../../shell/unsent-text.ts';
import DelegatePage from './detail.tsx';

const { textKey, opened } = await newTextKey();
let server: ReturnType<typeof serve>;
let state: NonNullable<Mine['cards']>;
const nobody = { version: '1', sent: [], received: [], friends: [] };

beforeEach(() => {
  language.set('en');
  letTapsPass();
  storage.userObj.set({ id: `person ${Math.random()}` });
  tellSessionChanged();
  state = nobody;
});

async function open(...more: Answering[]) {
  server = serve(
    [
      answers(getDelegate, helena),
      answers(getMine, () => ({ cards: state })),
      answers(calls.getSharing, sharing),
      answers(calls.sendCard, () => {
        state = { ...nobody, version: '2', sent: ['helena'] };
        return { id: 'c', became: 'sent' as const };
      }),
      ...more,
    ],
    { textKey },
  );
  const screens = {
    '/pages/guest/detail': <DelegatePage />,
    '/pages/friend/friend': <p>The cards</p>,
    '/pages/mine/info': <p>The profile</p>,
  };
  return openPage('/pages/guest/detail?id=helena', <Screens at={screens} />);
}
type Screen = Awaited<ReturnType<typeof open>>;

const press = async (screen: Screen, name: string) => {
  letTapsPass();
  await screen.getByRole('button', { name, exact: true }).click();
};
const confirm = (screen: Screen) =>
  screen.getByRole('alertdialog', { name: 'Confirm to submit?' }).getByRole('button', { name: 'Confirm' }).click();

test('a card is sent with its message and what is ticked, after a question, and the page says so', async () => {
  const screen = await open();
  await expect
    .element(screen.getByText('Mobile number and email appear once business cards have been exchanged.'))
    .toBeVisible();
  await press(screen, 'Send my card');
  const sheet = screen.getByRole('dialog', { name: 'Send my card' });
  await expect.element(sheet.getByText('To Helena Thornquist, Meridian Grid')).toBeVisible();
  await expect
    .element(
      sheet.getByText(
        'Helena Thornquist will see your name, title, organisation and mobile once the card is accepted.',
      ),
    )
    .toBeVisible();
  await sheet.getByRole('textbox', { name: 'Message (optional)' }).fill(' Might we speak? 🕊 ');
  await expect.element(sheet.getByText('18 / 200')).toBeVisible();
  await sheet.getByRole('checkbox', { name: /^Email/ }).click();
  await expect.element(sheet.getByText(/organisation, mobile and email once/)).toBeVisible();
  await press(screen, 'Send card');
  await confirm(screen);
  await expect.element(screen.getByText('Your card has been sent')).toBeVisible();
  const [sent] = server.of(calls.sendCard);
  expect(sent).toMatchObject({ delegateId: 'helena', share: { mobile: true, email: true } });
  expect(await opened(calls.sendCard, sent)).toEqual({ message: 'Might we speak? 🕊' });
  expect(unsentText.get()).toBe(false);
  await press(screen, 'Already sent');
  await expect.element(screen.getByText('The cards')).toBeVisible();
});

test.each([
  ['received', 'Accept card', '/pages/friend/friend'],
  ['friends', 'Cards exchanged', '/pages/friend/friend?view=friends&friend=helena'],
] as const)('with a card that is %s the button reads “%s”', async (how, name, leadsTo) => {
  state = { ...nobody, [how]: ['helena'] };
  const screen = await open();
  await press(screen, name);
  await expect.element(screen.getByText('The cards')).toBeVisible();
  expect(address()).toBe(leadsTo);
});

test('crossing cards become an exchange, and the toast says so', async () => {
  const screen = await open(answers(calls.sendCard, { id: 'c', became: 'friends' }));
  await press(screen, 'Send my card');
  await press(screen, 'Send card');
  await confirm(screen);
  await expect.element(screen.getByText('You have exchanged business cards')).toBeVisible();
});

test.each([redBadgeOnly, cardsKeptPrivate])('whoever may not reads why on tapping: $name', async (refusal) => {
  const screen = await open(answers(calls.getSharing, refused(refusal)));
  await press(screen, 'Send my card');
  await expect.element(screen.getByText(refusal.says.en)).toBeVisible();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
  expect(server.of(calls.getSharing)).toEqual([{ delegateId: 'helena' }]);
});

test('without a tick nothing is sent, in the specification’s words', async () => {
  const screen = await open();
  await press(screen, 'Send my card');
  await screen.getByRole('checkbox', { name: /^Mobile/ }).click();
  await press(screen, 'Send card');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please check mobile number or email address');
  const mobile = screen.getByRole('checkbox', { name: /^Mobile/ });
  await expect.element(mobile).toHaveAccessibleDescription('Please check mobile number or email address');
  await expect.element(mobile).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('alertdialog').elements()).toEqual([]);
  expect(server.of(calls.sendCard)).toEqual([]);
});

test.each([cardAlreadySent, alreadyFriends, cardsKeptPrivate])(
  'after $name there is nothing to send',
  async (refusal) => {
    const screen = await open(answers(calls.sendCard, refused(refusal)));
    await press(screen, 'Send my card');
    await screen.getByRole('textbox', { name: 'Message (optional)' }).fill('Hello');
    await press(screen, 'Send card');
    await confirm(screen);
    await expect.element(screen.getByText(refusal.says.en)).toBeVisible();
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
    expect(unsentText.get()).toBe(false);
  },
);

test('only what is on record can be ticked; with nothing the sheet leads to the profile', async () => {
  const screen = await open(answers(calls.getSharing, { ...sharing, mobile: null }));
  await press(screen, 'Send my card');
  await expect.element(screen.getByRole('checkbox', { name: /^Email/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox').elements()).toHaveLength(1);
  await screen.unmount();
  const without = await open(answers(calls.getSharing, { ...sharing, mobile: null, email: null }));
  await press(without, 'Send my card');
  await press(without, 'Open my profile');
  await expect.element(without.getByText('The profile')).toBeVisible();
});

test('in assistant mode the contact person goes, without ticks', async () => {
  const screen = await open(answers(calls.getSharing, byContact));
  await press(screen, 'Send my card');
  await expect.element(screen.getByText('Ibrahima Ndiakone')).toBeVisible();
  expect(screen.getByRole('checkbox').elements()).toEqual([]);
  await press(screen, 'Send card');
  await confirm(screen);
  await expect.poll(() => server.of(calls.sendCard)).toMatchObject([{ share: null }]);
});

test('a mode that was switched meanwhile shows the new choice, and says so', async () => {
  let mode = sharing;
  const screen = await open(
    answers(calls.getSharing, () => mode),
    answers(calls.sendCard, () => {
      mode = byContact;
      return refused(sharingChanged);
    }),
  );
  await press(screen, 'Send my card');
  await screen.getByRole('textbox', { name: 'Message (optional)' }).fill('Hello');
  await press(screen, 'Send card');
  await confirm(screen);
  await expect.element(screen.getByText('Ibrahima Ndiakone')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Message (optional)' })).toHaveValue('Hello');
});

test('what was typed survives the closing of the sheet, and one too long stays whole', async () => {
  const screen = await open();
  await press(screen, 'Send my card');
  const message = screen.getByRole('textbox', { name: 'Message (optional)' });
  await message.fill('x'.repeat(201));
  await press(screen, 'Close');
  await expect.poll(() => unsentText.get()).toBe(true);
  await press(screen, 'Send my card');
  await expect.element(message).toHaveValue('x'.repeat(201));
  await press(screen, 'Send card');
  await expect.element(message).toHaveAccessibleDescription('Please use at most 200 characters 201 / 200');
  expect(server.of(calls.sendCard)).toEqual([]);
});

test('a card that could not be sent says ‘Send Message Error’ and keeps the text', async () => {
  const screen = await open(answers(calls.sendCard, () => new Response('no answer', { status: 500 })));
  await press(screen, 'Send my card');
  await screen.getByRole('textbox', { name: 'Message (optional)' }).fill('Hello');
  await press(screen, 'Send card');
  await confirm(screen);
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Send Message Error. What you typed is still here; please try again.');
  language.set('zh');
  await press(screen, '发送');
  await screen.getByRole('alertdialog', { name: '确认提交？' }).getByRole('button', { name: '确认' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('发送失败。您输入的内容仍在此处，请重试。');
  language.set('en');
  await expect.element(screen.getByRole('textbox', { name: 'Message (optional)' })).toHaveValue('Hello');
});

test('one’s own page has no such button', async () => {
  storage.userObj.set({ id: 'helena' });
  const screen = await open();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Helena Thornquist' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send my card' }).elements()).toEqual([]);
  expect(
    screen.getByText('Mobile number and email appear once business cards have been exchanged.').elements(),
  ).toEqual([]);
});

test('the sheet has nothing that axe would object to, in either language', async () => {
  const screen = await open();
  await press(screen, 'Send my card');
  for (const [spoken, submit] of [
    ['en', 'Send card'],
    ['zh', '发送'],
  ] as const) {
    language.set(spoken);
    await expect.element(screen.getByRole('button', { name: submit, exact: true })).toBeVisible();
    const { violations } = await axe.run(document);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  }
});
