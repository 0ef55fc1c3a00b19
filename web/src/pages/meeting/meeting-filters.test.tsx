import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { language } from '../../lib/language.ts';
import { open, world } from './meeting.testing.tsx';

test('filters stand in the address; none that match leads to all', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Type: All' }).click();
  await screen.getByRole('radio', { name: 'Symposium' }).click();
  await expect.element(screen.getByRole('button', { name: 'Type: Symposium' })).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
  expect(window.location.search).toBe('?type=symposium');
  await screen.getByRole('button', { name: /21 Mar/ }).click();
  await expect.element(screen.getByRole('heading', { name: 'No matching meetings' })).toBeVisible();
  await screen.getByRole('button', { name: 'Show all' }).click();
  await expect.element(screen.getByRole('link', { name: 'Welcome' })).toBeVisible();
  expect(window.location.search).toBe('?day=2027-03-21');
});

test('a filter is chosen by keyboard alone, and the focus returns to it', async () => {
  const screen = await open();
  const chip = screen.getByRole('button', { name: 'Type: All' });
  await expect.element(chip).toBeVisible();
  chip.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Type' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Symposium' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Type: Symposium' })).toHaveFocus();
});

test('a hall is chosen in a sheet and stands in the address', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Hall: All' }).click();
  await screen.getByRole('radio', { name: 'Mudan Hall' }).click();
  await expect.element(screen.getByRole('button', { name: 'Hall: Mudan Hall' })).toBeVisible();
  expect(window.location.search).toBe('?hall=m');
  await expect
    .element(screen.getByText('There are no matching meetings on this day. Please see the other days.'))
    .toBeVisible();
  await screen.getByRole('button', { name: /23 Mar/ }).click();
  await expect.element(screen.getByRole('link', { name: 'Closing' })).toBeVisible();
});

test.each([
  ['en', 'You have no meetings'],
  ['zh', '暂无您参与的会议'],
] as const)('whoever takes part in nothing reads so under “My meetings”, in %s', async (shown, words) => {
  language.set(shown);
  const screen = await open('?mine=1');
  await expect.element(screen.getByRole('heading', { name: words })).toBeVisible();
});

describe('the search', () => {
  const chip = { name: 'Search', exact: true } as const;

  test('finds a meeting by its speaker on any day, and shows the name', async () => {
    const screen = await open('?day=2027-03-23');
    await screen.getByRole('button', chip).click();
    await expect.element(screen.getByRole('searchbox', { name: 'Search the agenda' })).toHaveFocus();
    await userEvent.keyboard('minglan');
    await expect.element(screen.getByRole('status').filter({ hasText: '1 meeting found' })).toBeVisible();
    const row = screen.getByRole('listitem').filter({ hasText: 'Green Growth' });
    await expect.element(row.getByText('Gu Minglan')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: /22 March/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /22 Mar/ }).elements()).toEqual([]);
    await expect.poll(() => window.location.search).toBe('?day=2027-03-23&q=minglan');
  });

  test('finds what was typed in the other language, and shows it', async () => {
    const screen = await open('?q=绿色');
    await expect.element(screen.getByText('绿色增长')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Green Growth' })).toBeVisible();
  });

  test('says in words that nothing was found, and leads to all', async () => {
    const screen = await open('?q=harbour');
    await expect.element(screen.getByRole('heading', { name: 'No meetings found' })).toBeVisible();
    await screen.getByRole('button', { name: 'Show all meetings' }).click();
    await expect.element(screen.getByRole('link', { name: 'Green Growth' })).toBeVisible();
  });

  test('goes together with the filters, and its chip closes it', async () => {
    const screen = await open('?q=gu&type=reception');
    await expect.element(screen.getByRole('heading', { name: 'No meetings found' })).toBeVisible();
    await screen.getByRole('button', { name: 'All', exact: true }).click();
    await expect.element(screen.getByText('1 meeting found')).toBeVisible();
    await screen.getByRole('button', chip).click();
    await expect.element(screen.getByRole('button', { name: /22 Mar/ })).toBeVisible();
    expect(screen.getByRole('searchbox').elements()).toEqual([]);
  });
});

test('an unknown filter in the address is ignored', async () => {
  const screen = await open('?day=2031-01-01&type=party&status=over&hall=none&mine=perhaps');
  await expect
    .element(screen.getByRole('button', { name: 'All', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByRole('button', { name: /22 Mar/ })).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  [{ role: 'speaker' } as const, 'You are speaking'],
  [{ role: 'chair' } as const, 'You are chairing'],
  [{ type: 'closed' } as const, 'You are invited'],
])('one’s own part is on the row, and a filter away: %o', async (more, words) => {
  world.lateReception = more;
  const screen = await open();
  const row = screen.getByRole('listitem').filter({ hasText: 'Late Reception' });
  await expect.element(row.getByText(words)).toBeVisible();
  await screen.getByRole('button', { name: 'My meetings' }).click();
  await expect.element(screen.getByRole('button', { name: 'My meetings' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
  expect(window.location.search).toBe('?mine=1');
});

test('a cancelled meeting does not show the viewer’s part, and a viewer without a part has no such filter', async () => {
  world.lateReception = { role: 'speaker', change: { kind: 'cancelled', reason: 'A new date follows.' } };
  const screen = await open();
  await expect.element(screen.getByRole('link', { name: 'Late Reception' })).toBeVisible();
  expect(screen.getByText('You are speaking').elements()).toHaveLength(0);
  await screen.unmount();
  world.lateReception = {};
  const other = await open();
  await expect.element(other.getByRole('link', { name: 'Late Reception' })).toBeVisible();
  expect(other.getByRole('button', { name: 'My meetings' }).elements()).toHaveLength(0);
});

test('the other language keeps day and filters', async () => {
  const screen = await open('?day=2027-03-22&status=ongoing');
  await expect.element(screen.getByRole('link', { name: 'Green Growth' })).toBeVisible();
  await screen.getByRole('button', { name: /切换到中文/ }).click();
  await expect.element(screen.getByRole('link', { name: '绿色增长' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '状态：进行中' })).toBeVisible();
  expect(window.location.search).toBe('?day=2027-03-22&status=ongoing');
});
