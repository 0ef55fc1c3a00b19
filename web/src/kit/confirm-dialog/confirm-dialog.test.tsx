import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forceColours, hasEdge } from '../../lib/forced-colours.testing.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const words = {
  title: 'Confirm to submit?',
  text: 'It cannot be changed.',
  cancelText: 'Cancel',
  confirmText: 'Confirm',
};

test('the dialog is named by its title, Cancel stands left of Confirm', async () => {
  const answer = vi.fn();
  const screen = await render(<ConfirmDialog {...words} onAnswer={answer} />);
  await expect.element(screen.getByRole('alertdialog', { name: 'Confirm to submit?' })).toBeVisible();
  const [cancel, confirm] = screen.getByRole('button').elements();
  expect(cancel?.textContent).toBe('Cancel');
  expect(cancel!.getBoundingClientRect().right).toBeLessThanOrEqual(confirm!.getBoundingClientRect().left + 1);
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => answer).toHaveBeenCalledExactlyOnceWith(true);
});

test('Escape is Cancel', async () => {
  const answer = vi.fn();
  await render(<ConfirmDialog {...words} onAnswer={answer} />);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => answer).toHaveBeenCalledExactlyOnceWith(false);
});

test('it has an edge where the browser forces its colours', async () => {
  await forceColours();
  const screen = await render(<ConfirmDialog {...words} onAnswer={vi.fn()} />);
  expect(hasEdge(screen.getByRole('alertdialog').element())).toBe(true);
});

test('a Chinese title that needs two lines breaks between its clauses', async () => {
  const screen = await render(<ConfirmDialog {...words} title="登录状态已过期，请重新登录" onAnswer={vi.fn()} />);
  const heading = screen.getByRole('heading');
  await expect.element(heading).toBeVisible();
  for (let width = 210; width >= 150; width -= 10) {
    (heading.element() as HTMLElement).style.width = `${width}px`;
    expect([width, linesOf(heading.element().firstChild!)]).toEqual([width, ['登录状态已过期，', '请重新登录']]);
  }
});

/** The text as the screen breaks it. */
function linesOf(text: Node): string[] {
  const lines = new Map<number, string>();
  for (const [place, character] of [...(text.nodeValue ?? '')].entries()) {
    const range = document.createRange();
    range.setStart(text, place);
    range.setEnd(text, place + 1);
    const { top } = range.getBoundingClientRect();
    lines.set(top, (lines.get(top) ?? '') + character);
  }
  return [...lines.values()];
}
