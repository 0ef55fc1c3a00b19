import { RouterAt } from '../router/router.testing.tsx';
import { beforeEach, expect, test } from 'vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from 'vitest-browser-react';
import { language } from '../../lib/language.ts';
import { AppContext } from '../app-context.ts';
import { newQueries } from '../page.testing.tsx';
import { Page } from './page.tsx';

function show(inHostApp: boolean) {
  return render(
    <QueryClientProvider client={newQueries()}>
      <AppContext value={{ paths: new Set(['/']), inHostApp }}>
        <RouterAt>
          <Page title="Agenda">Meetings</Page>
        </RouterAt>
      </AppContext>
    </QueryClientProvider>,
  );
}

beforeEach(() => language.set('en'));

test('a page has one heading, a main landmark and its title', async () => {
  const screen = await show(false);
  expect(
    screen
      .getByRole('heading', { level: 1 })
      .elements()
      .map((h) => h.textContent),
  ).toEqual(['Agenda']);
  await expect.element(screen.getByRole('main')).toHaveTextContent('Meetings');
  expect(document.title).toBe('Agenda');
});

test('a page has the background of the specification, and in the dark its own', async () => {
  await show(false);
  const background = () => getComputedStyle(document.body).backgroundColor;
  expect(background()).toBe('rgb(250, 232, 182)');
  document.documentElement.dataset['theme'] = 'dark';
  const inTheDark = background();
  delete document.documentElement.dataset['theme'];
  expect(inTheDark).toBe('rgb(23, 16, 11)');
});

test('inside the host app there is no top bar, and the language switch stands in the page', async () => {
  const screen = await show(true);
  expect(screen.getByRole('banner').elements()).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Back' }).elements()).toHaveLength(0);
  await expect.element(screen.getByRole('main').getByRole('button', { name: /切换到中文/ })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Agenda' })).toBeInTheDocument();
});

test('losing the network is said under the bar', async () => {
  const screen = await show(false);
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new Event('offline'));
  await expect.element(screen.getByText(/You are offline/)).toBeVisible();
  Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText(/You are offline/)).not.toBeInTheDocument();
});
