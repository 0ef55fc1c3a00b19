import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { openOverlay } from './overlay.ts';
import { OverlayView } from './overlay-view.tsx';

afterEach(() => void vi.useRealTimers());

test('the spinner leaves the page in reach and offers Cancel after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const overlay = openOverlay();
  const back = vi.fn();
  const cancel = vi.fn();
  const screen = await render(
    <>
      <button type="button" onClick={back}>
        Back
      </button>
      <OverlayView from={overlay} />
    </>,
  );
  overlay.spinner.begin(cancel);
  await vi.waitFor(() => expect(screen.container.querySelector('.spinner')).not.toBeNull());
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => back).toHaveBeenCalledOnce();
  await expect.poll(() => screen.getByRole('button').elements()).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  const offered = screen.getByRole('button', { name: /Cancel|取消/ });
  await offered.click();
  await expect.poll(() => cancel).toHaveBeenCalledOnce();
});

test('one question at a time, answered by its buttons', async () => {
  const overlay = openOverlay();
  const screen = await render(<OverlayView from={overlay} />);
  const first = overlay.confirm({ title: 'First' });
  void overlay.confirm({ title: 'Second' });
  await expect.element(screen.getByRole('alertdialog', { name: 'First' })).toBeVisible();
  expect(screen.getByRole('alertdialog').elements()).toHaveLength(1);
  await screen.getByRole('button', { name: /Confirm|确认/ }).click();
  expect(await first).toBe(true);
  await expect.element(screen.getByRole('alertdialog', { name: 'Second' })).toBeVisible();
});
