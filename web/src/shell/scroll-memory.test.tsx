import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from './router/router-context.ts';
import { Screens } from './router/router.testing.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { nextFrame } from '../kit/frames.testing.ts';
import { usePageShow } from './page-shown-again.ts';
import { AppRouter } from './router/app-router.tsx';
import { Link } from './router/link.tsx';
import { useScrollMemory } from './scroll-memory.ts';

// Positions outlive a test, so each has a key of its own.
beforeEach(() => window.history.replaceState({ key: crypto.randomUUID(), depth: 0 }, '', '/list'));

function List() {
  const [typed, type] = useState('');
  const { by } = useLocation();
  return (
    <div style={{ height: 3000 }}>
      <p style={{ position: 'fixed', top: 0 }}>
        <Link to="/detail">Open</Link> <output>{by}</output>
        <input aria-label="Note" value={typed} onChange={(event) => type(event.target.value)} />
      </p>
    </div>
  );
}

/** The content of the page arrives when the test calls this, as from a network. */
let arrive = () => {};
function LateList() {
  const [there, show] = useState(false);
  useEffect(() => void (arrive = () => show(true)), []);
  return there ? <List /> : <p>Loading</p>;
}

function Shell() {
  useScrollMemory();
  usePageShow();
  return <Screens at={{ '/list': <LateList />, '/detail': <p style={{ height: 2000 }}>Detail</p> }} />;
}

function open() {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <AppRouter base="/">
        <Shell />
      </AppRouter>
    </QueryClientProvider>,
  );
}

test('a new page starts at its top; Back returns to the old position once the content is there', async () => {
  const screen = await open();
  arrive();
  await expect.element(screen.getByRole('link', { name: 'Open' })).toBeVisible();
  window.scrollTo(0, 900);
  await vi.waitFor(() => expect(window.scrollY).toBe(900));
  await nextFrame();
  await screen.getByRole('link', { name: 'Open' }).click();
  await expect.element(screen.getByText('Detail')).toBeInTheDocument();
  expect(window.scrollY).toBe(0);
  window.history.back();
  await expect.element(screen.getByText('Loading')).toBeVisible();
  expect(window.scrollY).toBe(0);
  arrive();
  await vi.waitFor(() => expect(window.scrollY).toBe(900));
});

test('a page that is left before all of its content is there keeps its old position', async () => {
  const screen = await open();
  arrive();
  await expect.element(screen.getByRole('link', { name: 'Open' })).toBeVisible();
  window.scrollTo(0, 900);
  await expect.poll(() => window.scrollY).toBe(900);
  await nextFrame();
  await screen.getByRole('link', { name: 'Open' }).click();
  await expect.element(screen.getByText('Detail')).toBeInTheDocument();
  window.history.back();
  await expect.element(screen.getByText('Loading')).toBeVisible();
  document.body.style.paddingBottom = '1200px';
  await expect.poll(() => window.scrollY).toBeGreaterThan(100);
  await nextFrame();
  window.history.forward();
  await expect.element(screen.getByText('Detail')).toBeInTheDocument();
  document.body.style.paddingBottom = '';
  window.history.back();
  await expect.element(screen.getByText('Loading')).toBeVisible();
  arrive();
  await expect.poll(() => window.scrollY).toBe(900);
});

test('when the page shows again it is navigated to again; scroll and typed text stay', async () => {
  const screen = await open();
  arrive();
  await screen.getByRole('textbox', { name: 'Note' }).fill('half a sentence');
  window.scrollTo(0, 500);
  await vi.waitFor(() => expect(window.scrollY).toBe(500));
  await expect.element(screen.getByRole('status')).toHaveTextContent('pop');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('replace');
  expect(window.scrollY).toBe(500);
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('half a sentence');
  expect(window.location.pathname).toBe('/list');
});

test('a reload returns to the old position once the content is there', async () => {
  const before = await open();
  arrive();
  await expect.element(before.getByRole('link', { name: 'Open' })).toBeVisible();
  window.scrollTo(0, 700);
  await vi.waitFor(() => expect(window.scrollY).toBe(700));
  await expect.poll(() => window.history.state as unknown).toMatchObject({ scrolled: 700 });
  await before.unmount();
  // A reload loses what the app had in memory, which under this key is nothing.
  window.history.replaceState({ ...window.history.state, key: crypto.randomUUID() }, '');
  window.scrollTo(0, 0);
  const after = await open();
  arrive();
  await expect.element(after.getByRole('link', { name: 'Open' })).toBeVisible();
  await vi.waitFor(() => expect(window.scrollY).toBe(700));
});
