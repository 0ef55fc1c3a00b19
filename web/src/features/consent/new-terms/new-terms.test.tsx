import { agreeToTexts, getLegalTexts } from 'contract/calls/consent';
import { getMe } from 'contract/calls/session';
import { beforeEach, expect, test } from 'vitest';
import { answers, serve } from '../../../lib/call/answers.testing.ts';
import { language } from '../../../lib/language.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { agree, disagree } from '../../../lib/storage/device-consent.ts';
import { openPage } from '../../../shell/page.testing.tsx';
import { me } from '../../../shell/session/me.testing.ts';
import { NewTermsWhenIdle } from './new-terms-when-idle.tsx';
import { SessionGuard } from '../../../shell/session/session-guard.tsx';
import { tabStorage } from '../../../lib/storage/tab-storage.ts';

const agenda = '/pages/meeting/meeting';
const text = (version: number) => ({ version, title: 'Text', body: 'You may ask.' });

beforeEach(() => {
  disagree();
  localStorage.clear();
  language.set('en');
  agree();
  storage.token.set('t');
});

function open(missing: ('agreement' | 'privacy')[]) {
  let agreed = false;
  const { of } = serve([
    answers(getMe, () => ({ ...me, agree: agreed ? [] : missing })),
    answers(getLegalTexts, { agreement: text(1), privacy: text(2) }),
    answers(agreeToTexts, () => {
      agreed = true;
      return {};
    }),
  ]);
  const page = (
    <>
      <SessionGuard path={agenda}>
        <p>Agenda</p>
      </SessionGuard>
      <NewTermsWhenIdle />
    </>
  );
  const agreedTo = () => of(agreeToTexts).map((body) => body.agreed);
  return { agreedTo, screen: openPage(agenda, page) };
}

test('a user from the host app sees the page after agreeing to both texts, in the versions that were shown', async () => {
  tabStorage.mustAgree.set('yes');
  const { screen: opened, agreedTo } = open(['agreement', 'privacy']);
  const screen = await opened;
  const popup = screen.getByRole('dialog', { name: 'Please read and agree' });
  await expect.element(popup).toBeVisible();
  expect(screen.getByText('Agenda', { exact: true }).query()).toBeNull();
  await popup.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect.element(screen.getByText('Agenda', { exact: true })).toBeVisible();
  await expect.element(popup).not.toBeInTheDocument();
  expect([agreedTo(), sessionStorage.getItem('mustAgree')]).toEqual([[{ agreement: 1, privacy: 2 }], null]);
});

test('a text that changed asks for consent over the open page', async () => {
  const { screen: opened, agreedTo } = open(['privacy']);
  const screen = await opened;
  const popup = screen.getByRole('dialog');
  await expect.element(popup).toBeVisible();
  await expect.element(screen.getByText('Agenda', { exact: true })).toBeInTheDocument();
  await popup.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect.element(popup).not.toBeInTheDocument();
  expect(agreedTo()).toEqual([{ agreement: 1, privacy: 2 }]);
});
