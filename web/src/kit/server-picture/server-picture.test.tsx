import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { serverReached } from '../../lib/connection/server-reached.ts';
import { ServerPicture } from './server-picture.tsx';

/** Its first request gets lost. */
const lostOnce = () => `/media/lost-once-${crypto.randomUUID()}`;
const width = ({ container }: { container: Element }) => container.querySelector('img')?.naturalWidth;

test.each([
  ['the server is back', () => [false, true].forEach(serverReached.set)],
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
])('a picture that got lost loads again when %s', async (_, happens) => {
  const screen = await render(<ServerPicture src={lostOnce()} instead="GM" />);
  await expect.poll(() => screen.container.textContent).toBe('GM');
  await expect.poll(() => (happens(), width(screen))).toBe(1);
  expect(screen.container.textContent).toBe('');
});

test('a picture without anything in its place keeps its place, and loads again', async () => {
  const screen = await render(<ServerPicture src={lostOnce()} width={40} />);
  const lost = screen.container.querySelector('img')!;
  await expect.poll(() => lost.complete).toBe(true);
  expect([lost.naturalWidth, screen.container.contains(lost)]).toEqual([0, true]);
  await expect.poll(() => (window.dispatchEvent(new Event('online')), width(screen))).toBe(1);
});

test('another picture is not affected by the failure of the one before', async () => {
  const screen = await render(<ServerPicture src="/media/gone" instead="GM" />);
  await expect.poll(() => screen.container.textContent).toBe('GM');
  await screen.rerender(<ServerPicture src="/media/p1" instead="GM" />);
  await expect.poll(() => width(screen)).toBe(1);
});
