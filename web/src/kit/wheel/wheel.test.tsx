import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/tokens.css';
import '../../styles/base.css';
import { Wheel } from './wheel.tsx';

const years = Array.from({ length: 60 }, (_, index) => ({ value: 1940 + index, text: String(1940 + index) }));

function Year({ onChoose }: { onChoose: (year: number) => void }) {
  const [year, setYear] = useState(1970);
  const choose = (chosen: number) => {
    onChoose(chosen);
    setYear(chosen);
  };
  return <Wheel label="Year" options={years} value={year} onChoose={choose} />;
}

async function open() {
  const choose = vi.fn();
  const screen = await render(<Year onChoose={choose} />);
  return { choose, screen, wheel: screen.getByRole('listbox', { name: 'Year' }).element() as HTMLElement };
}

afterEach(() => void vi.useRealTimers());

test('it shows its value in the middle and reports no choice by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { choose, screen, wheel } = await open();
  await expect.element(screen.getByRole('option', { name: '1970' })).toHaveAttribute('aria-selected', 'true');
  const middle = wheel.getBoundingClientRect().top + wheel.getBoundingClientRect().height / 2;
  const row = screen.getByRole('option', { name: '1970' }).element().getBoundingClientRect();
  expect(Math.abs(row.top + row.height / 2 - middle)).toBeLessThan(2);
  // Setting the value scrolls the wheel as a finger does, so it has to come to rest.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  vi.runAllTimers();
  expect(choose).not.toHaveBeenCalled();
});

test('a swipe chooses the row on which it comes to rest', async () => {
  const { choose, screen, wheel } = await open();
  wheel.scrollTop = 28 * 40;
  await expect.element(screen.getByRole('option', { name: '1968' })).toHaveAttribute('aria-selected', 'true');
  expect(choose).toHaveBeenLastCalledWith(1968);
});

test('a tap on a row chooses it, also the one that is chosen already', async () => {
  const { choose, screen } = await open();
  await screen.getByRole('option', { name: '1970' }).click();
  await expect.poll(() => choose).toHaveBeenLastCalledWith(1970);
  await screen.getByRole('option', { name: '1971' }).click();
  await expect.poll(() => choose).toHaveBeenLastCalledWith(1971);
});

test('keys and digits choose, too', async () => {
  const { choose, wheel } = await open();
  wheel.focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => choose).toHaveBeenLastCalledWith(1969);
  await userEvent.keyboard('1955');
  await expect.poll(() => choose).toHaveBeenLastCalledWith(1955);
  await userEvent.keyboard('{End}');
  await expect.poll(() => choose).toHaveBeenLastCalledWith(1999);
});
