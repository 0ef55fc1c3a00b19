import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchField } from './search-field.tsx';

function Searching({ onSubmit }: { onSubmit?: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField label="Search" clearText="Clear" value={value} onChange={setValue} {...(onSubmit && { onSubmit })} />
      <p>typed: {value}</p>
    </>
  );
}

test('a search is found by its label and tells what is typed', async () => {
  const screen = await render(<Searching />);
  await expect.element(screen.getByRole('search')).toBeVisible();
  await screen.getByRole('searchbox', { name: 'Search' }).fill('绿色金融');
  await expect.element(screen.getByText('typed: 绿色金融')).toBeVisible();
});

test('the cross appears with the first letter, empties the field and leaves one in it', async () => {
  const screen = await render(<Searching />);
  expect(screen.getByRole('button').query()).toBeNull();
  await screen.getByRole('searchbox').fill('wifi');
  const cross = screen.getByRole('button', { name: 'Clear' });
  await expect.poll(() => cross.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await cross.click();
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('button').query()).toBeNull();
});

test('Enter submits what is typed, also nothing, and does not reload the page', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<Searching onSubmit={onSubmit} />);
  await screen.getByRole('searchbox').click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('badge{Enter}');
  await expect.poll(() => onSubmit.mock.calls).toEqual([[''], ['badge']]);
});
