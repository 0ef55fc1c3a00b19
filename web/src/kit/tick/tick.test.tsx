import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tick } from './tick.tsx';

function Consent() {
  const [on, setOn] = useState(false);
  return (
    <Tick on={on} onChange={setOn} error={on ? undefined : 'Please tick the box.'}>
      I agree to the <a href="#terms">terms</a>
    </Tick>
  );
}

test('the words tick the box, and the reason goes away', async () => {
  const screen = await render(<Consent />);
  const box = screen.getByRole('checkbox', { name: 'I agree to the terms' });
  await expect.element(box).toHaveAccessibleDescription('Please tick the box.');
  await screen.getByText('I agree to the terms').click({ position: { x: 4, y: 8 } });
  await expect.element(box).toBeChecked();
  expect(screen.getByRole('alert').elements()).toHaveLength(0);
});

test('the space bar ticks it, a link in the words does not', async () => {
  const screen = await render(<Consent />);
  await screen.getByRole('link', { name: 'terms' }).click();
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
  (screen.getByRole('checkbox').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('checkbox')).toBeChecked();
});

test('the mark stands in the middle of its box, whatever the size of the text', async () => {
  const screen = await render(
    <div style={{ fontSize: '40px', lineHeight: 1.6 }}>
      <Consent />
    </div>,
  );
  const box = screen.getByRole('checkbox').element();
  const mark = box.nextElementSibling;
  const middle = (one: Element | null) => {
    const { top, height } = one?.getBoundingClientRect() ?? { top: NaN, height: 0 };
    return top + height / 2;
  };
  expect(middle(mark)).toBeCloseTo(middle(box), 0);
});
