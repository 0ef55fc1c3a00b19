import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DaySwitcher } from './day-switcher.tsx';

const days = [
  { value: '2027-03-21', text: '21 Mar', detail: 'Sun' },
  { value: '2027-03-22', text: '22 Mar', detail: 'Today' },
];

test('the chosen day is the pressed one; a tap names the day it wants', async () => {
  const choose = vi.fn();
  const screen = await render(<DaySwitcher label="Day" days={days} chosen="2027-03-22" onChoose={choose} />);
  await expect.element(screen.getByRole('group', { name: 'Day' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '22 Mar Today' })).toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: '21 Mar Sun' }).click();
  await expect.poll(() => choose).toHaveBeenCalledWith('2027-03-21');
});
