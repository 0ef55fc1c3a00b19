import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useModal } from '../../kit/use-modal.ts';
import { AppRouter } from '../../shell/router/app-router.tsx';
import { Link } from '../../shell/router/link.tsx';
import { useNavigate, useLocation } from '../../shell/router/router-context.ts';
import { Screens } from '../../shell/router/router.testing.tsx';

beforeEach(() => window.history.replaceState(null, '', '/'));

function Sheet({ name, onClose }: { name: string; onClose: () => void }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  function choose() {
    navigate('/map?type=hall', { replace: true });
    onClose();
  }
  return (
    <dialog {...useModal(onClose)} aria-label={name}>
      <button type="button" onClick={onClose}>{`Close ${name}`}</button>
      <button type="button" onClick={() => setOpen(true)}>{`More than ${name}`}</button>
      <button type="button" onClick={choose}>{`Choose in ${name}`}</button>
      {open && <Sheet name="second" onClose={() => setOpen(false)} />}
    </dialog>
  );
}

function Map() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>{`Map${useLocation().search}`}</p>
      <Link to="/place">Place</Link>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Sheet name="first" onClose={() => setOpen(false)} />}
    </>
  );
}

async function openMap() {
  const screen = await render(
    <AppRouter base="/">
      <Screens at={{ '/': <Link to="/map">Home</Link>, '/map': <Map />, '/place': <p>Place page</p> }} />
    </AppRouter>,
  );
  const tap = (name: string) => screen.getByText(name, { exact: true }).click();
  await tap('Home');
  await tap('Open');
  const dialogs = () =>
    screen
      .getByRole('dialog')
      .elements()
      .map((dialog) => dialog.getAttribute('aria-label'));
  await expect.poll(dialogs).toEqual(['first']);
  return { screen, tap, dialogs };
}

test('Back closes what lies over the page, the topmost first, and only then leaves the page', async () => {
  const { screen, tap, dialogs } = await openMap();
  await tap('More than first');
  await expect.poll(dialogs).toEqual(['first', 'second']);
  window.history.back();
  await expect.poll(dialogs).toEqual(['first']);
  window.history.back();
  await expect.poll(dialogs).toEqual([]);
  await expect.element(screen.getByText('Map', { exact: true })).toBeVisible();
  window.history.back();
  await expect.element(screen.getByText('Home')).toBeVisible();
});

test('what was closed by hand needs no Back, and Forward does not bring it again', async () => {
  const { screen, tap, dialogs } = await openMap();
  await tap('Close first');
  await expect.poll(() => window.history.state).not.toHaveProperty('layer');
  const layers: boolean[] = [];
  const heard = new AbortController();
  const note = ({ state }: PopStateEvent) => void layers.push('layer' in (state as object));
  window.addEventListener('popstate', note, { signal: heard.signal });
  window.history.forward();
  await expect.poll(() => layers).toEqual([true, false]);
  // The entry that the test began with has no state.
  heard.abort();
  expect(dialogs()).toEqual([]);
  window.history.back();
  await expect.element(screen.getByText('Home')).toBeVisible();
});

test('a choice replaces the address of the page below, so that Back leaves the page', async () => {
  const { screen, tap, dialogs } = await openMap();
  await tap('Choose in first');
  await expect.element(screen.getByText('Map?type=hall')).toBeVisible();
  expect(dialogs()).toEqual([]);
  window.history.back();
  await expect.element(screen.getByText('Home')).toBeVisible();
});

test('after a sheet the next page is one Back away from this one', async () => {
  const { screen, tap } = await openMap();
  await tap('Close first');
  await tap('Place');
  await expect.element(screen.getByText('Place page')).toBeVisible();
  window.history.back();
  await expect.element(screen.getByText('Map', { exact: true })).toBeVisible();
  window.history.back();
  await expect.element(screen.getByText('Home')).toBeVisible();
});
