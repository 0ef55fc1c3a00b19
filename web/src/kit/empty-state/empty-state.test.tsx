import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { EmptyState } from './empty-state.tsx';

test('text and actions are optional', async () => {
  const screen = await render(<EmptyState type="e-data" title="Nothing here yet" />);
  await expect.element(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

test('without a network one can try again', async () => {
  const retry = vi.fn();
  const screen = await render(
    <EmptyState type="e-net" title="No network" primary={{ text: 'Try again', onAct: retry }} />,
  );
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => retry).toHaveBeenCalledOnce();
});

test('the focus is kept when its button took it away', async () => {
  const page = (isEmpty: boolean) => (
    <>
      <h1>Meetings</h1>
      {isEmpty && <EmptyState type="e-data" title="None" primary={{ text: 'Show all', onAct: () => undefined }} />}
    </>
  );
  const screen = await render(page(true));
  screen.getByRole('button').element().focus();
  await screen.rerender(page(false));
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
