import axe from 'axe-core';
import * as calls from 'contract/calls/modes';
import { getConfirmationAddresses } from 'contract/calls/sign-in';
import { cardsKeptPrivate } from 'contract/refusals/cards';
import { contactNeeded } from 'contract/refusals/modes';
import { sessionLimited } from 'contract/refusals/session';
import { afterEach, describe, expect, test } from 'vitest';
import { answers, refused } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { lan, open, press, type Screen, server, waiting, world } from './mode.testing.tsx';

afterEach(() => {
  delete document.documentElement.dataset['textSize'];
});

const mode = (screen: Screen, name: string) => screen.getByRole('radio', { name, exact: true });
/** The line below the person, which depends on the mode. */
const preview = () => document.querySelector('.mode-preview__then')?.textContent;

describe('the choice', () => {
  test('begins with the mode in use, whose button is off', async () => {
    const screen = await open();
    await expect.element(mode(screen, 'Social')).toBeChecked();
    await expect.element(screen.getByRole('button', { name: 'Social mode is in use' })).toBeDisabled();
    await expect.element(mode(screen, 'Privacy')).toHaveAccessibleDescription(/^No one can send you a card\./);
  });

  test('is previewed before it is used, and used by the button', async () => {
    const screen = await open();
    await expect.element(mode(screen, 'Social')).toBeVisible();
    for (const said of ['Chairman', 'Yuanxiu New Energy'])
      await expect.element(screen.getByText(said, { exact: true })).toBeVisible();
    const ticked = 'Each time you tick whether they get your mobile number, your email or both.';
    expect(preview()).toBe(`After acceptance: +86 138****6618, g****@y****.example${ticked}`);
    await mode(screen, 'Privacy').click();
    await expect.poll(preview).toBe(`Anyone who taps “Send my card” will read:${cardsKeptPrivate.says.en}`);
    await expect.element(screen.getByRole('columnheader', { name: 'Privacy (chosen here)' })).toBeVisible();
    expect(server.of(calls.setMode)).toEqual([]);
    await press(screen, 'Use privacy mode');
    await expect.element(screen.getByText('Privacy mode is now in use')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Privacy mode is in use' })).toBeDisabled();
    expect(server.of(calls.setMode)).toEqual([{ mode: 'privacy', requestId: expect.any(String) as unknown }]);
  });

  test('of assistant mode shows the contact person’s data and nothing of one’s own', async () => {
    const screen = await open({ mode: 'assistant', contact: lan });
    await expect.element(mode(screen, 'Assistant')).toBeChecked();
    expect(preview()).toBe('After acceptance: Lan Jing, +86 139****2046, l****@y****.example');
    await expect.element(mode(screen, 'Assistant')).toHaveAccessibleDescription(/contact person, Lan Jing/);
  });

  test('says in Chinese what nobody may misunderstand', async () => {
    language.set('zh');
    const screen = await open({ contact: lan });
    for (const name of ['社交模式', '隐私模式', '助理模式']) await expect.element(mode(screen, name)).toBeVisible();
    await mode(screen, '助理模式').click();
    await expect.element(screen.getByRole('button', { name: '启用助理模式' })).toBeEnabled();
  });

  test('without anything on record says that there is nothing to share; whoever is not listed reads so', async () => {
    world.isListed = false;
    const screen = await open({ mobile: '', email: '' });
    await expect.element(screen.getByText(/neither a mobile number nor an email/)).toBeVisible();
    await expect.element(screen.getByText(/^The directory does not list you/)).toBeVisible();
  });
});

describe('assistant mode', () => {
  test('with nobody named leads to the form, also by its own button', async () => {
    const screen = await open();
    await mode(screen, 'Assistant').click();
    await press(screen, 'Use assistant mode');
    await expect.element(screen.getByRole('dialog', { name: 'Add a contact person' })).toBeVisible();
    expect(server.of(calls.setMode)).toEqual([]);
    await press(screen, 'Close');
    await press(screen, 'Add a contact person');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  test('with a contact person who has confirmed begins at once', async () => {
    const screen = await open({ contact: lan });
    await mode(screen, 'Assistant').click();
    await press(screen, 'Use assistant mode');
    await expect.element(screen.getByText('Assistant mode is now in use')).toBeVisible();
  });

  test('waits for the contact person and says for whom, until when, and what goes on', async () => {
    const screen = await open({ contact: waiting, assistantWaits: true });
    const note =
      'Assistant mode has not begun: Lan Jing has until 29 March 2027 10:12 to confirm. Until then you remain in social mode.';
    await expect.element(screen.getByText(note, { exact: true })).toBeVisible();
    await expect.element(mode(screen, 'Assistant')).toBeChecked();
    await expect.element(screen.getByRole('button', { name: 'Waiting for Lan Jing to confirm' })).toBeDisabled();
    await mode(screen, 'Social').click();
    await press(screen, 'Use social mode');
    await expect.element(screen.getByText(/^Assistant mode has not begun/)).not.toBeInTheDocument();
  });

  test('whose contact person was revoked meanwhile says so and leads to the form', async () => {
    const screen = await open({ contact: lan }, [
      answers(calls.setMode, () => {
        world.own = { ...world.own, contact: null };
        return refused(contactNeeded);
      }),
    ]);
    await mode(screen, 'Assistant').click();
    await press(screen, 'Use assistant mode');
    await expect.element(screen.getByText('Please add a contact person first')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Add a contact person' })).toBeVisible();
  });
});

describe('the contact person', () => {
  test('is revoked in one tap, without a question', async () => {
    const screen = await open({ mode: 'assistant', contact: { ...lan, seesSchedule: true } });
    await expect.element(screen.getByText('+86 139 0012 2046')).toBeVisible();
    await press(screen, 'Revoke Lan Jing’s authority');
    await expect.element(screen.getByText('Lan Jing no longer acts for you. You are in social mode')).toBeVisible();
    await expect.element(mode(screen, 'Social')).toBeChecked();
    expect(server.of(calls.revokeContact)).toHaveLength(1);
    expect(screen.getByRole('alertdialog').elements()).toEqual([]);
    await expect.element(screen.getByText('lan.jing@yuanxiu.example')).not.toBeInTheDocument();
  });

  test('who has not confirmed can be uninvited', async () => {
    const screen = await open({ contact: waiting, assistantWaits: true });
    await press(screen, 'Withdraw the invitation');
    await expect.element(screen.getByText('The invitation has been withdrawn')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Social mode is in use' })).toBeDisabled();
  });

  test('may see the schedule by a switch that says what is', async () => {
    const screen = await open({ contact: lan });
    const sees = screen.getByRole('switch', { name: 'Lan Jing may also see my schedule and arrangements' });
    await expect.element(sees).not.toBeChecked();
    await sees.click();
    await expect.element(sees).toBeChecked();
    await expect.element(screen.getByText('Lan Jing can now see your schedule and arrangements')).toBeVisible();
    expect(server.of(calls.setSeesSchedule)).toMatchObject([{ seesSchedule: true }]);
  });
});

test('other badges read the specification’s sentence and see what is theirs', async () => {
  const minister = {
    ...{ id: 'minister', name: 'Amadou Kesselbane', address: 'Minister Kesselbane', title: 'Minister', photo: null },
    ...{ organisation: 'Republic of Salambé', seesSchedule: false, pending: 2 },
  };
  const acting = { delegates: [minister], notInAssistantMode: [], invitations: [], timeZone: 'Asia/Shanghai' };
  const screen = await open({ hasModes: false }, [answers(calls.getActing, acting)]);
  await expect
    .element(screen.getByRole('heading', { name: 'Exchange business cards restricted (red badge only)' }))
    .toBeVisible();
  expect(screen.getByRole('radio').elements()).toEqual([]);
  const hrefs = screen
    .getByRole('main')
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/pages/friend/friend?for=minister', '/pages/mine/info', '/pages/conf/private']);
});

test('a limited session is led to confirm', async () => {
  const screen = await open({}, [
    answers(calls.getModes, refused(sessionLimited)),
    answers(getConfirmationAddresses, { email: 'g****@y****.example' }),
  ]);
  await expect.element(screen.getByRole('dialog', { name: 'Confirm your identity' })).toBeVisible();
  expect(screen.getByText(sessionLimited.says.en).elements()).toEqual([]);
});

test.each(['normal', 'x-large'] as const)('the page has no accessibility violations with %s text', async (size) => {
  document.documentElement.dataset['textSize'] = size;
  const screen = await open({ mode: 'assistant', contact: lan });
  await expect.element(mode(screen, 'Assistant')).toBeVisible();
  expect((await axe.run()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(390);
});
