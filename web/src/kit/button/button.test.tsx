import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

test('a second tap within 800 ms is ignored', async () => {
  const act = vi.fn();
  const screen = await render(<Button onClick={act}>Send</Button>);
  const button = screen.getByRole('button', { name: 'Send' });
  const element = button.element() as HTMLButtonElement;
  element.click();
  element.click();
  expect(act).toHaveBeenCalledTimes(1);
  await new Promise((done) => setTimeout(done, 850));
  element.click();
  expect(act).toHaveBeenCalledTimes(2);
});

const after = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

async function openForm() {
  const send = vi.fn();
  const screen = await render(
    <form action={() => send()}>
      <input aria-label="Code" />
      <Button type="submit">Send</Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Send' }).element() as HTMLButtonElement;
  return { send, screen, button };
}

test('a form is sent once by two taps, and again by a later one', async () => {
  const { send, button } = await openForm();
  button.click();
  await after(250);
  button.click();
  await after(600);
  expect(send).toHaveBeenCalledTimes(1);
  button.click();
  await expect.poll(() => send).toHaveBeenCalledTimes(2);
});

test.each(['the field', 'the button'])('Enter pressed twice in %s sends a form once', async (place) => {
  const { send, screen } = await openForm();
  (screen.getByRole(place === 'the field' ? 'textbox' : 'button').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await after(300);
  await expect.poll(() => send).toHaveBeenCalledTimes(1);
});

test('a button is at least 44 px high and never submits a form by accident', async () => {
  const screen = await render(<Button small>Accept</Button>);
  const element = screen.getByRole('button').element() as HTMLButtonElement;
  expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(element.type).toBe('button');
});
