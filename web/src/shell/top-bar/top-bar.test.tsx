import { Screens } from '../router/router.testing.tsx';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { AppRouter } from '../router/app-router.tsx';
import { Link } from '../router/link.tsx';
import { TopBar } from './top-bar.tsx';

beforeEach(() => {
  language.set('en');
  window.history.replaceState(null, '', '/pages/meeting/meeting');
});

function Agenda() {
  return (
    <>
      <TopBar title="Agenda" />
      <Link to="/pages/meeting/detail">Open</Link>
    </>
  );
}

function open() {
  return render(
    <AppRouter base="/">
      <Screens
        at={{
          '/': <p>Home page</p>,
          '/pages/meeting/meeting': <Agenda />,
          '/pages/meeting/detail': <TopBar title="Meeting" />,
        }}
      />
    </AppRouter>,
  );
}

test('Back goes back', async () => {
  const screen = await open();
  await screen.getByRole('link', { name: 'Open' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Meeting' })).toBeVisible();
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
});

test('with nowhere to go back to, Back goes home', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(screen.getByText('Home page')).toBeVisible();
});

test('the language switch flips the words and the language of the page', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: /切换到中文/ }).click();
  await expect.element(screen.getByRole('button', { name: '返回' })).toBeVisible();
  expect(document.documentElement.lang).toBe('zh-CN');
  letTapsPass();
  await screen.getByRole('button', { name: /Switch to English/ }).click();
  await expect.poll(() => document.documentElement.lang).toBe('en');
});
