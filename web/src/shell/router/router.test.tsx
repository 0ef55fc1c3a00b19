import { Suspense, use, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppRouter } from './app-router.tsx';
import { Link } from './link.tsx';
import { useLocation } from './router-context.ts';
import { Screens } from './router.testing.tsx';
import { useReplaceSearch } from './choices-in-address.ts';
import { useSearchParams } from './search-params.ts';

beforeEach(() => window.history.replaceState(null, '', '/cdfH5/'));

function Home() {
  const replace = useReplaceSearch();
  const type = useSearchParams().get('type') ?? 'all';
  const [typed, setTyped] = useState('');
  return (
    <>
      <Link to="/pages/meeting/detail?id=7">Open</Link>
      <Link to="/late">Late</Link>
      <button type="button" onClick={() => replace(new URLSearchParams(type === 'all' ? { type: 'plenary' } : {}))}>
        {type}
      </button>
      <input aria-label="Note" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <output>{useLocation().hash}</output>
    </>
  );
}

function Detail() {
  const { by, pathname, search } = useLocation();
  return <p>{`${by} ${pathname}${search}`}</p>;
}

let arrive: () => void;
function Late({ arrival }: { arrival: Promise<void> }) {
  use(arrival);
  return <p>Here at last</p>;
}

function open() {
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const screens = { '/': <Home />, '/pages/meeting/detail': <Detail />, '/late': <Late arrival={arrival} /> };
  return render(
    <AppRouter base="/cdfH5/">
      <Suspense fallback="Loading">
        <Screens at={screens} />
      </Suspense>
    </AppRouter>,
  );
}

test('a tap stays in the app, Back returns, the address carries the base', async () => {
  const screen = await open();
  const link = screen.getByRole('link', { name: 'Open' });
  await expect.element(link).toHaveAttribute('href', '/cdfH5/pages/meeting/detail?id=7');
  await link.click();
  await expect.element(screen.getByText('push /pages/meeting/detail?id=7')).toBeVisible();
  expect(window.location.pathname).toBe('/cdfH5/pages/meeting/detail');
  window.history.back();
  await expect.element(link).toBeVisible();
});

test('the router recognises Forward and Back', async () => {
  const screen = await open();
  await screen.getByRole('link', { name: 'Open' }).click();
  await expect.element(screen.getByText('push /pages/meeting/detail?id=7')).toBeVisible();
  window.history.back();
  await expect.element(screen.getByRole('link', { name: 'Open' })).toBeVisible();
  window.history.forward();
  await expect.element(screen.getByText('pop /pages/meeting/detail?id=7')).toBeVisible();
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('a tap with %s held is the browser’s own', async (held) => {
  const screen = await open();
  const link = screen.getByRole('link', { name: 'Open' });
  await expect.element(link).toBeVisible();
  let leftAlone: boolean | undefined;
  // The browser would open another tab, so the event is stopped after the app has seen it.
  function end(event: Event) {
    leftAlone = !event.defaultPrevented;
    event.preventDefault();
  }
  window.addEventListener('click', end, { once: true });
  link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [held]: true }));
  expect(leftAlone).toBe(true);
  expect(window.location.pathname).toBe('/cdfH5/');
});

test('a choice replaces the address, and its default removes it', async () => {
  const screen = await open();
  const before = window.history.length;
  await screen.getByRole('button', { name: 'all' }).click();
  await expect.element(screen.getByRole('button', { name: 'plenary' })).toBeVisible();
  expect(window.location.search).toBe('?type=plenary');
  await screen.getByRole('button', { name: 'plenary' }).click();
  await expect.element(screen.getByRole('button', { name: 'all' })).toBeVisible();
  expect(window.location.href).toBe(`${window.location.origin}/cdfH5/`);
  expect(window.history.length).toBe(before);
});

test('the page stays, with what is typed in it, until the next one is there', async () => {
  const screen = await open();
  await screen.getByRole('link', { name: 'Late' }).click();
  await expect.poll(() => window.location.pathname).toBe('/cdfH5/late');
  await screen.getByRole('textbox', { name: 'Note' }).fill('half a sentence');
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('half a sentence');
  expect(screen.getByText('Loading').elements()).toHaveLength(0);
  arrive();
  await expect.element(screen.getByText('Here at last')).toBeVisible();
});

test('a change of the fragment alone is noticed', async () => {
  const screen = await open();
  window.location.hash = '#part';
  await expect.element(screen.getByText('#part')).toBeVisible();
});

test('the base without its slash is Home, too', async () => {
  window.history.replaceState(null, '', '/cdfH5');
  const screen = await open();
  await expect.element(screen.getByRole('link', { name: 'Open' })).toBeVisible();
});
