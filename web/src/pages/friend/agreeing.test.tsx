import axe from 'axe-core';
import * as cardCalls from 'contract/calls/cards';
import * as calls from 'contract/calls/modes';
import { invitationOver } from 'contract/refusals/modes';
import { wrongCode } from 'contract/refusals/sign-in';
import { getMe, signOut } from 'contract/calls/session';
import { getConfirmationAddresses, sendConfirmation } from 'contract/calls/sign-in';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cardsOf } from '../../features/cards/cards.testing.ts';
import { type Answering, answers, lost, refused } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { noteContactOnly } from '../../shell/contact-only/contact-only.ts';
import { address } from '../../shell/page.testing.tsx';
import { me } from '../../shell/session/me.testing.ts';
import { answer, open, press, type Screen, server } from './friend.testing.tsx';

const minister: calls.Principal = {
  ...{ id: 'minister', name: 'Amadou Kesselbane', address: 'Minister Kesselbane', title: 'Minister', photo: null },
  ...{ organisation: 'Republic of Salambé', seesSchedule: false },
};
const invitation = { ...minister, invitation: 'i1', waitsUntil: '2027-03-29T10:12:00+08:00' };
const agreed = { delegates: [], notInAssistantMode: [minister], invitations: [], timeZone: 'Asia/Shanghai' };

/** What the viewer has agreed to; a write of a test changes it. */
let acting: calls.Acting;
beforeEach(() => {
  acting = { ...agreed, notInAssistantMode: [], invitations: [{ ...invitation, codeTo: ['email'] }] };
});

function openAs(badge: 'red' | 'grey', more: readonly Answering[] = []) {
  const own = [
    answers(getMe, { ...me, badge }),
    answers(calls.getActing, () => acting),
    answers(cardCalls.getCards, cardsOf({ mayExchange: badge === 'red' })),
    answers(getConfirmationAddresses, { email: 'l****@y****.example', mobile: '139****2046' }),
    answers(sendConfirmation, { flowId: 'A'.repeat(22), resendAfter: 120, digits: 6 }),
  ];
  return open({}, { more: [...own, ...more] });
}
const doesNotAttend = () => {
  noteContactOnly(true);
  onTestFinished(() => noteContactOnly(false));
};
const redBadgeOnly = (screen: Screen) => screen.getByText(/red badge only/).elements();
async function enterCode(screen: Screen, button = 'Accept') {
  await screen.getByLabelText('Verification code').fill('123456');
  await screen.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
}

describe('whoever has read no code at the named address', () => {
  test('is asked for one before accepting, which goes nowhere else', async () => {
    const accept = answers(calls.acceptInvitation, () => {
      acting = { ...agreed, delegates: [{ ...minister, pending: 0 }], notInAssistantMode: [] };
      return { delegateId: 'minister' };
    });
    const screen = await openAs('grey', [accept]);
    await press(screen, 'Accept');
    const sheet = screen.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect.element(sheet.getByText(/email that Amadou Kesselbane entered for you\.$/)).toBeVisible();
    await expect.element(sheet.getByRole('button', { name: 'Get code' })).toBeVisible();
    expect((await axe.run()).violations.map(({ id }) => id)).toEqual([]);
    expect(sheet.getByRole('radio').elements()).toEqual([]);
    expect(server.of(calls.acceptInvitation)).toEqual([]);
    await press(screen, 'Get code');
    await enterCode(screen);
    await expect.element(screen.getByText('You now act for Minister Kesselbane')).toBeVisible();
    await expect.element(sheet).not.toBeInTheDocument();
    expect(address()).toBe('/pages/friend/friend?for=minister');
    expect(server.of(sendConfirmation)).toMatchObject([{ channel: 'email' }]);
    expect(server.of(calls.acceptInvitation)).toMatchObject([
      { invitation: 'i1', flowId: 'A'.repeat(22), code: '123456' },
    ]);
  });

  test('reads beside the code that it is wrong, and the invitation waits', async () => {
    language.set('zh');
    const screen = await openAs('grey', [answers(calls.acceptInvitation, refused(wrongCode))]);
    await press(screen, '同意');
    await press(screen, '获取验证码');
    await screen.getByLabelText('验证码', { exact: true }).fill('123456');
    await screen.getByRole('dialog').getByRole('button', { name: '同意' }).click();
    const sheet = screen.getByRole('dialog', { name: '确认本人身份' });
    await expect.element(sheet.getByText('验证码错误')).toBeVisible();
    await sheet.getByRole('button', { name: '关闭' }).click();
    await expect.element(screen.getByText('Amadou Kesselbane邀请您担任联系人')).toBeVisible();
  });

  test('is told that the invitation has lapsed meanwhile', async () => {
    const over = answers(calls.acceptInvitation, () => {
      acting = { ...acting, invitations: [] };
      return refused(invitationOver);
    });
    const screen = await openAs('grey', [over]);
    await press(screen, 'Accept');
    await press(screen, 'Get code');
    await enterCode(screen);
    await expect.element(screen.getByText('This invitation is no longer valid')).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText(/asks you to act/).elements()).toEqual([]);
  });
});

describe('whoever agreed to act for somebody who is not in assistant mode', () => {
  beforeEach(() => {
    acting = agreed;
  });
  const says = 'Minister Kesselbane is not in assistant mode now, so there is nothing for you to answer.';

  test('reads so, and may stop', async () => {
    const stop = answers(calls.stopActing, () => {
      acting = { ...agreed, notInAssistantMode: [] };
      return {};
    });
    const screen = await openAs('grey', [stop]);
    await expect.element(screen.getByText(says)).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Card requests' })).toBeVisible();
    expect(redBadgeOnly(screen)).toEqual([]);
    expect((await axe.run()).violations.map(({ id }) => id)).toEqual([]);
    await press(screen, 'Stop acting for Minister Kesselbane');
    await answer(screen, 'Stop acting for Minister Kesselbane');
    await expect.element(screen.getByText(says)).not.toBeInTheDocument();
    expect(server.of(calls.stopActing)).toMatchObject([{ delegateId: 'minister' }]);
  });

  test('reads it below the own cards of a red badge', async () => {
    const screen = await openAs('red');
    await expect.element(screen.getByText(says)).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Business cards' })).toBeVisible();
  });

  test('reads it below what waits for another delegate', async () => {
    acting = { ...agreed, delegates: [{ ...minister, id: 'director', address: 'Ms Diouvalé', pending: 0 }] };
    const screen = await openAs('grey');
    await expect.element(screen.getByText('Acting for Ms Diouvalé')).toBeVisible();
    await expect.element(screen.getByText(says)).toBeVisible();
  });

  test('and is here only for that, reads nothing of badges, and is logged out by stopping', async () => {
    doesNotAttend();
    const screen = await openAs('grey', [answers(calls.stopActing, {}), answers(signOut, {})]);
    await expect.element(screen.getByText(says)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Settings' })).toBeVisible();
    expect(redBadgeOnly(screen)).toEqual([]);
    await press(screen, 'Stop acting for Minister Kesselbane');
    await expect.element(screen.getByText(/only as a contact person, so you will be logged out\.$/)).toBeVisible();
    await answer(screen, 'Stop acting for Minister Kesselbane');
    await expect.element(screen.getByText('The login')).toBeVisible();
  });
});

describe('a contact person who does not attend', () => {
  test('and has only an invitation reads nothing of badges', async () => {
    doesNotAttend();
    const screen = await openAs('grey');
    await expect.element(screen.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Settings' })).toBeVisible();
    expect(redBadgeOnly(screen)).toEqual([]);
  });

  test('without a network reads that, and not that there is nothing to answer', async () => {
    doesNotAttend();
    const screen = await openAs('grey', [answers(calls.getActing, () => lost)]);
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('Nothing to answer now').elements()).toEqual([]);
  });

  test('and has nothing at all reads when there will be something', async () => {
    doesNotAttend();
    acting = { ...agreed, notInAssistantMode: [] };
    const screen = await openAs('grey');
    await expect.element(screen.getByRole('heading', { name: 'Nothing to answer now' })).toBeVisible();
    expect(redBadgeOnly(screen)).toEqual([]);
  });
});
