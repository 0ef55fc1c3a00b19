import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { language } from '../lib/language.ts';
import { languageChoicePath } from '../lib/paths.ts';
import { AppContext } from './app-context.ts';
import { startInHostLanguage } from './host-app-language.ts';
import { usePageShow } from './page-shown-again.ts';
import { AppRouter } from './router/app-router.tsx';
import { useLocation } from './router/router-context.ts';

const config = JSON.stringify({ signSecret: 'secret of the tests', hostMarker: 'ForumHost' });

let asked = 0;
beforeEach(() => {
  vi.restoreAllMocks();
  asked = 0;
  document.querySelector('meta[name="forum-companion"]')?.remove();
  document.head.insertAdjacentHTML('beforeend', `<meta name="forum-companion" content='${config}'>`);
});

function Shell() {
  usePageShow();
  const { by } = useLocation();
  const { data } = useQuery({ queryKey: ['read'], queryFn: async () => (asked += 1), staleTime: Infinity });
  return (
    <output>
      {by}, asked {data}
    </output>
  );
}

function open(path: string, inHostApp = false) {
  window.history.replaceState(null, '', path);
  return render(
    <AppContext value={{ paths: new Set([path]), inHostApp }}>
      <QueryClientProvider client={new QueryClient()}>
        <AppRouter base="/">
          <Shell />
        </AppRouter>
      </QueryClientProvider>
    </AppContext>,
  );
}
/** Phones fire this when the app comes back to the front. */
const showAgain = () => document.dispatchEvent(new Event('visibilitychange'));

test('the address is navigated to again, and what is on the screen is asked for again, however fresh', async () => {
  const screen = await open('/list');
  await expect.element(screen.getByRole('status')).toHaveTextContent('pop, asked 1');
  showAgain();
  await expect.element(screen.getByRole('status')).toHaveTextContent('replace, asked 2');
});

test('the choice of language is not navigated to again', async () => {
  const screen = await open(languageChoicePath);
  await expect.element(screen.getByRole('status')).toHaveTextContent('pop, asked 1');
  showAgain();
  await expect.element(screen.getByRole('status')).toHaveTextContent('pop, asked 2');
});

test('inside the host app nothing is navigated, and its language is taken over', async () => {
  language.set('zh');
  const screen = await open('/list', true);
  await expect.element(screen.getByRole('status')).toHaveTextContent('pop, asked 1');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Phone ForumHost lang=en');
  showAgain();
  await expect.element(screen.getByRole('status')).toHaveTextContent('pop, asked 2');
  expect(language.get()).toBe('en');
});

test('the language in the address of the entry is used although the agent text names another one', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Phone ForumHost lang=zh');
  language.set('zh');
  startInHostLanguage({ host: { ticket: 't', userId: 'u', name: '', lang: 'en' } });
  expect(language.get()).toBe('en');
  // The agent text says the same as at the start, so that it changes nothing.
  const screen = await open('/list', true);
  showAgain();
  await expect.element(screen.getByRole('status')).toHaveTextContent('pop, asked 2');
  expect(language.get()).toBe('en');
});
