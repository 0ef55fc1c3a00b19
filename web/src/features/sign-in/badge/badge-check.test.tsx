import { signInByBadge } from 'contract/calls/sign-in';
import { badgeRestricted, notABadge, wrongBirthDate } from 'contract/refusals/sign-in';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answering, answers, refused } from '../../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../../lib/double-tap.testing.ts';
import { forceColours, hasEdge } from '../../../lib/forced-colours.testing.ts';
import { language } from '../../../lib/language.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { clearPersonal } from '../../../shell/session/forget-person.ts';
import { draft } from '../sign-in-draft.ts';
import { openPage } from '../../../shell/page.testing.tsx';
import { flowId, serveSignIn, signedIn } from '../sign-in.testing.tsx';
import { CheckView } from './badge-check.tsx';

const badge = { flowId, name: 'G* *******', title: 'C*******', until: Infinity };
const [signsIn, notMe, otherWay, expired] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];

async function open(answering: Answering[], { inHostApp = false } = {}) {
  const server = serveSignIn(...answering);
  const told = { onSignedIn: signsIn, onNotMe: notMe, onOtherWay: otherWay, onExpired: expired };
  const page = <CheckView badge={badge} {...told} />;
  return { ...server, screen: await openPage('/', page, { inHostApp }) };
}

beforeEach(() => {
  letTapsPass();
  language.set('en');
  clearPersonal(storage);
  draft.clear();
  for (const heard of [signsIn, notMe, otherWay, expired]) heard.mockReset();
});

test('the wheels start at 1970-01-01, and that is never sent by itself', async () => {
  const { screen, of } = await open([]);
  const chosen = screen.getByRole('option', { selected: true }).elements();
  expect(chosen.map((option) => option.textContent)).toEqual(['1', 'January', '1970']);
  await expect.element(screen.getByRole('button', { name: 'Choose your date of birth first' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => of(signInByBadge)).toEqual([]);
});

test('a person born on that day confirms it with a tap', async () => {
  const { screen } = await open([]);
  await screen.getByRole('option', { name: '1970' }).click();
  await expect.element(screen.getByRole('button', { name: 'Confirm and log in' })).toBeEnabled();
});

test('its sheet has an edge where the browser forces its colours', async () => {
  await forceColours();
  const { screen } = await open([]);
  await expect.element(screen.getByRole('heading', { name: 'Confirm your identity' })).toBeVisible();
  expect(hasEdge(document.querySelector('.check-view')!)).toBe(true);
});

test('a month has the days it has', async () => {
  const { screen } = await open([]);
  const days = screen.getByRole('listbox', { name: 'Day' });
  await days.getByRole('option', { name: '31' }).click();
  await screen.getByRole('option', { name: 'February' }).click();
  await expect.element(days.getByRole('option', { selected: true })).toHaveTextContent('28');
  expect(days.getByRole('option').elements()).toHaveLength(28);
});

test('a day that was chosen first is not lost in a short month that the keys pass on their way', async () => {
  const { screen } = await open([]);
  const days = screen.getByRole('listbox', { name: 'Day' });
  await days.getByRole('option', { name: '31' }).click();
  screen.getByRole('listbox', { name: 'Month' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(days.getByRole('option', { selected: true })).toHaveTextContent('28');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: 'March', selected: true })).toBeVisible();
  await expect.element(days.getByRole('option', { selected: true })).toHaveTextContent('31');
});

type Screen = Awaited<ReturnType<typeof open>>['screen'];

async function choose(screen: Screen) {
  await screen.getByRole('option', { name: '1968' }).click();
  await screen.getByRole('option', { name: 'September' }).click();
  await screen.getByRole('listbox', { name: 'Day' }).getByRole('option', { name: '14' }).click();
}

async function chooseAndSend(screen: Screen) {
  await choose(screen);
  await screen.getByRole('button', { name: 'Confirm and log in' }).click();
}

test('the agreement has to be ticked', async () => {
  const { screen, of } = await open([]);
  await chooseAndSend(screen);
  await expect
    .element(screen.getByRole('checkbox'))
    .toHaveAccessibleDescription('Please read and check the User Service Agreement and Privacy Policy');
  expect(of(signInByBadge)).toEqual([]);
});

test('a wrong date shows its problem, stays chosen and can be corrected', async () => {
  const { screen, of } = await open([
    answers(signInByBadge, ({ times }) => (times === 1 ? refused(wrongBirthDate, { triesLeft: 4 }) : signedIn)),
  ]);
  await screen.getByRole('checkbox').click();
  await chooseAndSend(screen);
  await expect.element(screen.getByRole('alert').first()).toHaveTextContent('Incorrect information 4 attempts left');
  await expect.element(screen.getByRole('button', { name: 'Please change the date first' })).toBeDisabled();
  expect(of(signInByBadge)[0]).toMatchObject({
    flowId,
    birthDate: '1968-09-14',
    agreed: { agreement: 1, privacy: 1 },
  });
  await screen.getByRole('listbox', { name: 'Day' }).getByRole('option', { name: '15' }).click();
  await expect.element(screen.getByText('Incorrect information')).not.toBeInTheDocument();
  letTapsPass();
  await screen.getByRole('button', { name: 'Confirm and log in' }).click();
  await vi.waitFor(() => expect(signsIn).toHaveBeenCalledOnce());
  expect(of(signInByBadge)[1]).toMatchObject({ birthDate: '1968-09-15' });
});

test('a date that was wrong stays wrong when one comes back to it', async () => {
  const { screen } = await open([answers(signInByBadge, refused(wrongBirthDate, { triesLeft: 1 }))]);
  await screen.getByRole('checkbox').click();
  await chooseAndSend(screen);
  await expect.element(screen.getByRole('alert').first()).toHaveTextContent('Incorrect information 1 attempt left');
  const days = screen.getByRole('listbox', { name: 'Day' });
  await days.getByRole('option', { name: '15' }).click();
  await expect.element(screen.getByRole('button', { name: 'Confirm and log in' })).toBeEnabled();
  await days.getByRole('option', { name: '14' }).click();
  await expect.element(screen.getByRole('button', { name: 'Please change the date first' })).toBeDisabled();
});

test('a locked badge shows the telephone and the other ways, and nothing more to try', async () => {
  const { screen } = await open([answers(signInByBadge, refused(badgeRestricted))]);
  await screen.getByRole('checkbox').click();
  await chooseAndSend(screen);
  await expect
    .element(screen.getByRole('alert').first())
    .toHaveTextContent('Verification failure overrun. Scan QR code login restricted');
  await expect.element(screen.getByRole('link', { name: '+86 10 1555 0180' })).toBeVisible();
  expect(screen.getByRole('listbox').elements()).toEqual([]);
  expect(screen.container.querySelectorAll('.button--primary')).toHaveLength(0);
  await screen.getByRole('button', { name: 'Use email or mobile' }).click();
  await expect.poll(() => otherWay).toHaveBeenCalledOnce();
});

test('two taps on Confirm cost one try, and a corrected date may follow', async () => {
  const { screen, of } = await open([answers(signInByBadge, refused(wrongBirthDate))]);
  await screen.getByRole('checkbox').click();
  await choose(screen);
  const confirm = screen.getByRole('button', { name: 'Confirm and log in' }).element() as HTMLElement;
  confirm.click();
  await expect.element(screen.getByRole('alert').first()).toHaveTextContent('Incorrect information');
  letTapsPass(250);
  confirm.click();
  await screen.getByRole('listbox', { name: 'Day' }).getByRole('option', { name: '15' }).click();
  letTapsPass();
  confirm.click();
  await expect.poll(() => of(signInByBadge).map(({ birthDate }) => birthDate)).toEqual(['1968-09-14', '1968-09-15']);
});

test('an attempt that is over asks for the badge again', async () => {
  const { screen } = await open([answers(signInByBadge, refused(notABadge))]);
  await screen.getByRole('checkbox').click();
  await chooseAndSend(screen);
  await vi.waitFor(() => expect(expired).toHaveBeenCalledOnce());
});

test('“This is not me” goes back', async () => {
  const { screen } = await open([]);
  await screen.getByRole('button', { name: 'This is not me' }).click();
  await expect.poll(() => notMe).toHaveBeenCalledOnce();
});
