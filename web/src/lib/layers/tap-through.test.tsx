import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useModal } from '../../kit/use-modal.ts';
import { AppRouter } from '../../shell/router/app-router.tsx';
import { Link } from '../../shell/router/link.tsx';
import { useGoBack } from '../../shell/router/router-context.ts';
import { Screens } from '../../shell/router/router.testing.tsx';
import { letTapsPass } from '../double-tap.testing.ts';

beforeEach(() => {
  letTapsPass();
  window.history.replaceState(null, '', '/');
});

const finger = { position: 'fixed', left: 100, top: 100, width: 100, height: 100 } as const;

function Agenda() {
  return (
    <>
      <p>Agenda</p>
      <Link to="/meeting" style={finger}>
        Meeting
      </Link>
      <Link to="/meeting" style={{ ...finger, top: 300 }}>
        Another
      </Link>
      <Back />
    </>
  );
}

function Back() {
  const goBack = useGoBack();
  return (
    <button type="button" style={{ ...finger, left: 0 }} onClick={goBack}>
      Back
    </button>
  );
}

function Home() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>Home</p>
      <Link to="/agenda" style={finger}>
        Agenda
      </Link>
      <button type="button" style={{ ...finger, top: 300 }} onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Sheet onClose={() => setOpen(false)} />}
    </>
  );
}

function Sheet({ onClose }: { onClose: () => void }) {
  return (
    <dialog {...useModal(onClose)} aria-label="Sheet">
      <button type="button" style={finger} onClick={onClose}>
        Choose
      </button>
    </dialog>
  );
}

async function openHome() {
  const meeting = (
    <>
      <p>Meeting</p>
      <Back />
    </>
  );
  const screen = await render(
    <AppRouter base="/">
      <Screens at={{ '/': <Home />, '/agenda': <Agenda />, '/meeting': meeting }} />
    </AppRouter>,
  );
  const page = (name: string) => screen.getByRole('paragraph').getByText(name);
  const tap = (name: string) => screen.getByText(name, { exact: true }).last().click();
  return { screen, page, tap };
}

test('a double tap on a link opens its page, not what lies there on the next one', async () => {
  const { page, tap } = await openHome();
  await tap('Agenda');
  await expect.element(page('Agenda')).toBeVisible();
  await tap('Meeting');
  letTapsPass(799);
  await tap('Meeting');
  expect(window.location.pathname).toBe('/agenda');
  letTapsPass(1);
  await tap('Meeting');
  await expect.element(page('Meeting')).toBeVisible();
});

test('a tap elsewhere is no double tap', async () => {
  const { page, tap } = await openHome();
  await tap('Agenda');
  await expect.element(page('Agenda')).toBeVisible();
  await tap('Another');
  await expect.element(page('Meeting')).toBeVisible();
});

test('a double tap on Back goes back once', async () => {
  const { page, tap } = await openHome();
  await tap('Agenda');
  await expect.element(page('Agenda')).toBeVisible();
  await tap('Another');
  await expect.element(page('Meeting')).toBeVisible();
  await tap('Back');
  await expect.element(page('Agenda')).toBeVisible();
  await tap('Back');
  expect(window.location.pathname).toBe('/agenda');
  letTapsPass();
  await tap('Back');
  await expect.element(page('Home')).toBeVisible();
});

test('a double tap in a sheet that closes does not reach the page below', async () => {
  const { screen, page, tap } = await openHome();
  await tap('Open');
  await tap('Choose');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await tap('Agenda');
  await expect.element(page('Home')).toBeVisible();
  expect(window.location.pathname).toBe('/');
});
