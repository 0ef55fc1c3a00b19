import { beforeEach, expect, test } from 'vitest';
import { language } from '../../../lib/language.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { agree, disagree } from '../../../lib/storage/device-consent.ts';
import { ConsentWatch } from './new-terms-watch.tsx';
import { SessionGuard } from '../../../shell/session/session-guard.tsx';
import { tabStorage } from '../../../lib/storage/tab-storage.ts';
import { answerCalls, ok, renderAt } from '../../../shell/world.testing.tsx';

const agenda = '/pages/meeting/meeting';
const me = { userId: 'me', name: 'Gu Minglan', badge: 'red', limited: false };
const text = (version: number) => ({ version, title: 'Text', body: 'You may ask.' });

beforeEach(() => {
  disagree();
  localStorage.clear();
  language.set('en');
  agree();
  storage.token.set('t');
});

function open(missing: string[]) {
  let agreed = false;
  const asked = answerCalls({
    getMe: () => ok({ ...me, agree: agreed ? [] : missing }),
    getLegalTexts: () => ok({ agreement: text(1), privacy: text(2) }),
    agreeToTexts: () => {
      agreed = true;
      return ok();
    },
  });
  const page = (
    <>
      <SessionGuard path={agenda}>
        <p>Agenda</p>
      </SessionGuard>
      <ConsentWatch />
    </>
  );
  const agreedTo = () => asked.filter(({ path }) => path.endsWith('agreeToTexts')).map(({ body }) => body['agreed']);
  return { agreedTo, screen: renderAt(agenda, page) };
}

test('who came from the host app sees the page once both texts were agreed to, in the versions that were shown', async () => {
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

test('a text that changed is asked for over the page that is there', async () => {
  const { screen: opened, agreedTo } = open(['privacy']);
  const screen = await opened;
  const popup = screen.getByRole('dialog');
  await expect.element(popup).toBeVisible();
  await expect.element(screen.getByText('Agenda', { exact: true })).toBeInTheDocument();
  await popup.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect.element(popup).not.toBeInTheDocument();
  expect(agreedTo()).toEqual([{ agreement: 1, privacy: 2 }]);
});
