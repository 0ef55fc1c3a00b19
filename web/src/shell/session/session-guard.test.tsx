import { beforeEach, expect, test } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { Screens } from '../router/router.testing.tsx';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { cardsPath, languageChoicePath, loginPath } from '../../lib/paths.ts';
import { address, openPage } from '../page.testing.tsx';
import { scannedBadge } from '../launch/scanned-badge.ts';
import { agree, disagree } from '../../lib/storage/device-consent.ts';
import { noteContactOnly } from '../contact-only/contact-only.ts';
import { forgetPerson } from './forget-person.ts';
import { SessionGuard } from './session-guard.tsx';
import { tabStorage } from '../../lib/storage/tab-storage.ts';
import { returnPath } from './return-path.ts';

const agenda = '/pages/meeting/meeting';

function open(path: string) {
  const page = (route: string, words: string) => ({
    [route]: (
      <SessionGuard key={route} path={route}>
        <p>{words}</p>
      </SessionGuard>
    ),
  });
  return openPage(
    path,
    <Screens
      at={{
        ...page('/', 'Home'),
        ...page(agenda, 'Agenda'),
        ...page(cardsPath, 'Cards'),
        ...page(loginPath, 'Log in'),
        ...page(languageChoicePath, 'Language'),
      }}
    />,
  );
}

beforeEach(() => {
  disagree();
  localStorage.clear();
  scannedBadge.take();
});

test('a first visit begins with the language, and remembers the page that was opened', async () => {
  const screen = await open(`${agenda}?day=2`);
  await expect.element(screen.getByText('Language')).toBeVisible();
  expect(returnPath.get()).toBe(`${agenda}?day=2`);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('after Agree the way leads to sign-in', async () => {
  language.set('en');
  agree();
  const screen = await open(agenda);
  await expect.element(screen.getByText('Log in')).toBeVisible();
  expect(sessionStorage.getItem('returnPath')).toBe(agenda);
});

test('a user who is signed in already is led to the page that was wanted', async () => {
  agree();
  storage.token.set('t');
  tabStorage.returnPath.set(`${agenda}?day=2`);
  await open(loginPath);
  await expect.poll(address).toBe(`${agenda}?day=2`);
  expect(returnPath.get()).toBe('/');
});

test('a page leaves the screen with its session', async () => {
  agree();
  storage.token.set('t');
  const screen = await open(agenda);
  await expect.element(screen.getByText('Agenda')).toBeVisible();
  forgetPerson(new QueryClient());
  await expect.element(screen.getByText('Log in')).toBeVisible();
  // After signing out this page is not the one to return to.
  expect(returnPath.get()).toBe('/');
});

test('a badge’s address in an open tab leads to sign-in, and its code leaves the address', async () => {
  language.set('en');
  agree();
  await open('/#7K2MPX4QW9T3HDC5');
  await expect.poll(address).toBe(loginPath);
  expect(scannedBadge.take()).toBe('7K2MPX4QW9T3HDC5');
});

test('a badge’s address does nothing for a user who is signed in', async () => {
  agree();
  storage.token.set('t');
  const screen = await open('/#7K2MPX4QW9T3HDC5');
  await expect.element(screen.getByText('Home')).toBeVisible();
  expect(scannedBadge.waits()).toBe(false);
});

test('a contact person who does not attend is led to the cards, also when it is learned later', async () => {
  agree();
  storage.token.set('t');
  const screen = await open(agenda);
  await expect.element(screen.getByText('Agenda')).toBeVisible();
  noteContactOnly(true);
  await expect.element(screen.getByText('Cards')).toBeVisible();
  forgetPerson(new QueryClient());
  await expect.poll(() => storage.contactOnly.get()).toBeUndefined();
  await expect.poll(address).toBe(loginPath);
});

test('a new tab of such a contact person never shows Home', async () => {
  agree();
  storage.token.set('t');
  noteContactOnly(true);
  // A new tab has nothing of its own.
  tabStorage.clear();
  const screen = await open('/');
  expect(screen.getByText('Home').elements()).toEqual([]);
  await expect.element(screen.getByText('Cards')).toBeVisible();
});

test('an address of another site is never returned to', () => {
  tabStorage.returnPath.set('//evil.example');
  expect(returnPath.get()).toBe('/');
});
