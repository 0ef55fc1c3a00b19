import { Route, Routes, useLocation, useNavigationType } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppRouter } from './app-router.tsx';
import { Link } from './link.tsx';
import { useReplaceSearch, useSearchParams } from './search-params.ts';

beforeEach(() => window.history.replaceState(null, '', '/cdfH5/'));

function Home() {
  const replace = useReplaceSearch();
  const type = useSearchParams().get('type') ?? 'all';
  return (
    <>
      <Link to="/pages/meeting/detail?id=7">Open</Link>
      <button type="button" onClick={() => replace(new URLSearchParams({ type: 'plenary' }))}>
        {type}
      </button>
    </>
  );
}

function Detail() {
  const { pathname, search } = useLocation();
  return <p>{`${useNavigationType()} ${pathname}${search}`}</p>;
}

function open() {
  return render(
    <AppRouter basename="/cdfH5/">
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/pages/meeting/detail" element={<Detail />} />
      </Routes>
    </AppRouter>,
  );
}

test('a tap stays in the app, Back returns, the address carries the base', async () => {
  const screen = await open();
  const link = screen.getByRole('link', { name: 'Open' });
  await expect.element(link).toHaveAttribute('href', '/cdfH5/pages/meeting/detail?id=7');
  await link.click();
  await expect.element(screen.getByText('PUSH /pages/meeting/detail?id=7')).toBeVisible();
  expect(window.location.pathname).toBe('/cdfH5/pages/meeting/detail');
  window.history.back();
  await expect.element(link).toBeVisible();
});

test('a choice replaces the address', async () => {
  const screen = await open();
  const before = window.history.length;
  await screen.getByRole('button', { name: 'all' }).click();
  await expect.element(screen.getByRole('button', { name: 'plenary' })).toBeVisible();
  expect(window.location.search).toBe('?type=plenary');
  expect(window.history.length).toBe(before);
});
