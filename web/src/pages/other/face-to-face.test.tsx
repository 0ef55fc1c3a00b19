import * as calls from 'contract/calls/face-to-face';
import { getSharing } from 'contract/calls/cards';
import { getInfo } from 'contract/calls/profile';
import { exchangeAddress } from 'contract/face-to-face/exchange-code';
import { sharingChanged } from 'contract/refusals/cards';
import { exchangeCodeExpired } from 'contract/refusals/face-to-face';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { byContact } from '../../features/cards/cards.testing.ts';
import { type Answering, answers, lost, refused } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import { address } from '../../shell/page.testing.tsx';
import { tellSessionChanged } from '../../shell/session/session-state.ts';
import { choosePhoto, code, helena, info, met, open, press, server, sharing, world } from './face-to-face.testing.tsx';

const theirs = () => exchangeAddress(window.location.origin, code(7));

describe('showing', () => {
  test('the own code stands there with whose it is and what is shared', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('img', { name: 'Your exchange code' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Gu Minglan Red-badge delegate' })).toBeVisible();
    await expect.element(screen.getByText('Chairman, Yuanxiu New Energy')).toBeVisible();
    await expect
      .poll(() => screen.getByText(/Changes in/).element().textContent)
      .toMatch(/^Changes in 2\d s; a screenshot will not work$/);
    await expect
      .element(screen.getByRole('button', { name: /You share/ }))
      .toHaveTextContent('You shareMobile and emailChange');
    expect(server.of(calls.showExchangeCode).map(({ share }) => share)).toEqual([sharing.ticked]);
    language.set('zh');
    await expect.element(screen.getByRole('heading', { name: '当面交换名片' })).toBeVisible();
    await expect.poll(() => screen.getByText(/后更换/).element().textContent).toMatch(/^2\d秒后更换，截图无效$/);
  });

  test('what is shared can be changed, and another code follows at once', async () => {
    const screen = await open();
    await screen.getByRole('button', { name: /You share/ }).click();
    for (const name of [/Mobile/, /Email/]) await screen.getByRole('checkbox', { name }).click();
    await press(screen, 'Done');
    await expect.element(screen.getByText('Please check mobile number or email address')).toBeVisible();
    await screen.getByRole('checkbox', { name: /Email/ }).click();
    await press(screen, 'Done');
    await expect.element(screen.getByRole('button', { name: /You share/ })).toHaveTextContent('You shareEmailChange');
    await expect
      .poll(() => server.of(calls.showExchangeCode).map(({ share }) => share))
      .toEqual([sharing.ticked, { mobile: false, email: true }]);
  });

  test('in assistant mode the contact person goes, and nothing is ticked', async () => {
    const screen = await open([answers(getSharing, byContact)]);
    await expect.element(screen.getByText('Ibrahima Ndiakone, your contact person')).toBeVisible();
    expect(screen.getByRole('button', { name: /You share/ }).elements()).toHaveLength(0);
    await expect.poll(() => server.of(calls.showExchangeCode).map(({ share }) => share)).toEqual([null]);
  });

  test('a mode that was switched meanwhile is asked for anew', async () => {
    const screen = await open([
      answers(getSharing, ({ times }) => (times === 1 ? sharing : byContact)),
      answers(calls.showExchangeCode, ({ body }) =>
        body.share ? refused(sharingChanged) : { code: code(1), showFor: 25, endsAt: met.endsAt },
      ),
    ]);
    await expect.element(screen.getByText('Ibrahima Ndiakone, your contact person')).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Your exchange code' })).toBeVisible();
  });

  test('without a connection it says so and goes on trying', async () => {
    const screen = await open([
      answers(calls.showExchangeCode, ({ times }) =>
        times === 1 ? lost : { code: code(2), showFor: 25, endsAt: met.endsAt },
      ),
    ]);
    await expect.element(screen.getByText('No connection. Trying again…')).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Your exchange code' }), { timeout: 5_000 }).toBeVisible();
  });

  test('other badges read why not, and no code is asked for', async () => {
    const screen = await open([answers(getInfo, { ...info, badge: 'blue' })]);
    await expect.element(screen.getByText('Exchange business cards restricted (red badge only)')).toBeVisible();
    expect(server.of(calls.showExchangeCode)).toEqual([]);
  });

  test('with nothing on record it leads to the profile', async () => {
    const screen = await open([answers(getSharing, { ...sharing, mobile: null, email: null })]);
    await press(screen, 'Open my profile');
    await expect.element(screen.getByText('The profile')).toBeVisible();
  });
});

describe('scanning', () => {
  const scanning = async (...more: Answering[]) => {
    const screen = await open(more);
    await press(screen, 'Scan theirs');
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Scan theirs' })).toBeVisible();
    return screen;
  };

  test('a photo of the other’s code asks whether to exchange', async () => {
    const screen = await scanning();
    await choosePhoto(screen, theirs());
    await expect.element(screen.getByRole('heading', { name: 'Exchange cards?' })).toBeVisible();
    expect(server.of(calls.scanExchangeCode)).toMatchObject([{ code: code(7) }]);
  });

  test.each([
    ['a badge', () => `${window.location.origin}/cdfH5/#7K2MPX4QW9T3HDC5`],
    ['another site', () => exchangeAddress('https://evil.example', code(7))],
    ['any text', () => 'WIFI:S:Forum;T:WPA;P:12345678;;'],
  ])('the code of %s is told to be none, and is never sent', async (_, text) => {
    const screen = await scanning();
    await choosePhoto(screen, text());
    await expect.element(screen.getByText('This is not an exchange code')).toBeVisible();
    expect(server.names()).not.toContain('scanExchangeCode');
    expect(server.names()).not.toContain('readBadge');
  });

  test('a picture without a code is unscannable', async () => {
    const screen = await scanning();
    await choosePhoto(screen, undefined);
    await expect.element(screen.getByText(/^Unscannable No QR code was found/)).toBeVisible();
  });

  test('one’s own code is one tap away', async () => {
    const screen = await scanning();
    await press(screen, 'Show mine');
    await expect.element(screen.getByRole('img', { name: 'Your exchange code' })).toBeVisible();
  });

  test('a code that is too old says to scan the next one', async () => {
    const screen = await scanning(answers(calls.scanExchangeCode, refused(exchangeCodeExpired)));
    await choosePhoto(screen, theirs());
    await expect.element(screen.getByText(exchangeCodeExpired.says.en)).toBeVisible();
    expect(server.of(calls.scanExchangeCode)).toHaveLength(1);
  });

  test('through a bad reception it is sent again by itself, as the same request', async () => {
    const screen = await scanning(
      answers(calls.scanExchangeCode, ({ times }) => (times < 3 ? lost : (world.encounter = met))),
    );
    await choosePhoto(screen, theirs());
    await expect.element(screen.getByRole('heading', { name: 'Exchange cards?' }), { timeout: 10_000 }).toBeVisible();
    const sent = server.of(calls.scanExchangeCode);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  });

  test.each([
    ['a lost one is not sent again', true],
    ['a late answer opens nothing', false],
  ])('“Cancel” stops it at once and says nothing: %s', async (_, isLost) => {
    // It stands below the spinner after ten seconds.
    const cancel = () => overlay.spinner.get()?.();
    const screen = await scanning(answers(calls.scanExchangeCode, () => (cancel(), isLost ? lost : met)));
    await choosePhoto(screen, theirs());
    await expect.poll(() => server.of(calls.scanExchangeCode)).toHaveLength(1);
    await expect.poll(() => overlay.spinner.get()).toBeUndefined();
    const looked = server.of(calls.getEncounter).length;
    await expect.poll(() => server.of(calls.getEncounter).length, { timeout: 8_000 }).toBeGreaterThan(looked);
    expect(screen.getByRole('dialog').elements()).toEqual([]);
    expect(screen.getByText(/^No answer came/).elements()).toEqual([]);
    expect(server.of(calls.scanExchangeCode)).toHaveLength(1);
  });

  test('the phone’s own camera opens the app with the code, which leaves the address', async () => {
    const screen = await open([], `#exchange=${code(7)}`);
    await expect.element(screen.getByRole('heading', { name: 'Exchange cards?' })).toBeVisible();
    expect(server.of(calls.scanExchangeCode)).toMatchObject([{ code: code(7) }]);
    expect(window.location.hash).toBe('');
  });

  test.each(['?for=exchange', `#exchange=${code(7)}`])('who is not logged in logs in first: %s', async (at) => {
    storage.token.clear();
    tellSessionChanged();
    const screen = await open([], at);
    await expect.element(screen.getByText('The login')).toBeVisible();
    expect(server.names()).toEqual([]);
  });
});

describe('confirming', () => {
  afterEach(() => void vi.useRealTimers());

  /** The page looks every four seconds, of which the test waits for none. */
  const openToLookAgain = async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const screen = await open();
    await expect.poll(() => server.of(calls.getEncounter)).toHaveLength(1);
    return screen;
  };
  const lookAgain = async () => {
    const looked = server.of(calls.getEncounter).length;
    const looks = () => (vi.advanceTimersByTime(4_000), server.of(calls.getEncounter).length);
    await expect.poll(looks).toBeGreaterThan(looked);
  };

  test('the scan of the other shows by itself, and both confirm', async () => {
    const screen = await openToLookAgain();
    world.encounter = met;
    await lookAgain();
    const dialog = screen.getByRole('dialog', { name: 'Exchange cards?' });
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByRole('heading', { name: /^Helena Thornquist/ })).toBeVisible();
    await expect
      .element(dialog.getByText(/^Once both/))
      .toHaveTextContent(
        'Once both of you have confirmed, Helena Thornquist sees your name, title, organisation, mobile and email; you see what Helena Thornquist shares with you.',
      );
    await dialog.getByRole('checkbox', { name: /Mobile/ }).click();
    await press(screen, 'Confirm the exchange');
    await expect.element(screen.getByText('You have confirmed. Waiting for Helena Thornquist')).toBeVisible();
    expect(server.of(calls.confirmEncounter)).toMatchObject([{ id: met.id, share: { mobile: false, email: true } }]);
    world.encounter = { ...met, confirmed: true, otherConfirmed: true, state: 'exchanged' };
    await lookAgain();
    await expect.element(screen.getByText('The friends')).toBeVisible();
    await expect.element(screen.getByText('You have exchanged cards with Helena Thornquist')).toBeVisible();
    expect(address()).toBe(`/pages/friend/friend?view=friends&friend=${helena.id}`);
  });

  test('who is second reads that it is their turn', async () => {
    world.encounter = { ...met, otherConfirmed: true };
    const screen = await open([
      answers(calls.confirmEncounter, () => (world.encounter = { ...met, state: 'exchanged', confirmed: true })),
    ]);
    await expect.element(screen.getByText('Helena Thornquist has confirmed. Please confirm as well')).toBeVisible();
    await press(screen, 'Confirm the exchange');
    await expect.element(screen.getByText('The friends')).toBeVisible();
  });

  test('“Not now” ends it, and nothing is said of it again', async () => {
    world.encounter = met;
    const screen = await open();
    await press(screen, 'Not now');
    await expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(0);
    expect(server.of(calls.endEncounter)).toMatchObject([{ id: met.id }]);
    await expect.element(screen.getByRole('img', { name: 'Your exchange code' })).toBeVisible();
  });

  test('if the other does not want to, it says to scan again', async () => {
    world.encounter = met;
    const screen = await openToLookAgain();
    await expect.element(screen.getByRole('dialog', { name: 'Exchange cards?' })).toBeVisible();
    world.encounter = { ...met, state: 'over' };
    await lookAgain();
    await expect.element(screen.getByText('This exchange has ended. Please scan again')).toBeVisible();
    expect(screen.getByRole('dialog').elements()).toHaveLength(0);
  });

  test('one of which the server knows nothing any more has ended, too', async () => {
    world.encounter = met;
    const screen = await openToLookAgain();
    await expect.element(screen.getByRole('dialog', { name: 'Exchange cards?' })).toBeVisible();
    world.encounter = null;
    await lookAgain();
    await expect.element(screen.getByText('This exchange has ended. Please scan again')).toBeVisible();
  });

  test('a mode that was switched meanwhile is asked for anew when one confirms', async () => {
    world.encounter = met;
    const screen = await open([
      answers(getSharing, ({ times }) => (times === 1 ? sharing : byContact)),
      answers(calls.confirmEncounter, refused(sharingChanged)),
    ]);
    await press(screen, 'Confirm the exchange');
    await expect.element(screen.getByRole('dialog').getByText('Ibrahima Ndiakone')).toBeVisible();
  });

  test('an exchange that ended before the page was opened is not told', async () => {
    world.encounter = { ...met, state: 'over' };
    const screen = await open();
    await expect.element(screen.getByRole('img', { name: 'Your exchange code' })).toBeVisible();
    expect(screen.getByText('This exchange has ended. Please scan again').elements()).toHaveLength(0);
  });
});
