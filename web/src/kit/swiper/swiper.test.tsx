import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Swiper } from './swiper.tsx';
import { turnEvery } from './when-slides-turn.ts';

const texts = {
  label: 'Highlights',
  carousel: 'carousel',
  slide: 'slide',
  position: (number: number, of: number) => `${number} of ${of}`,
  show: (number: number, label: string) => `Slide ${number}: ${label}`,
  pause: 'Pause',
  goOn: 'Play',
};

async function open(...labels: string[]) {
  const slides = labels.map((label) => ({ id: label, label, content: <a href={`#${label}`}>{label}</a> }));
  const screen = await render(
    <div style={{ width: 358 }}>
      <Swiper texts={texts} slides={slides} />
      <button type="button">After</button>
    </div>,
  );
  const shown = () => labels.find((label) => !screen.getByText(label).element().closest('[inert]'));
  async function wait(ms: number) {
    await vi.advanceTimersByTimeAsync(ms);
    // React shows the change of a timer in the next frame.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  }
  return { screen, shown, wait };
}

/** The library moves with the frames of the real clock; only the wait between turns uses the test's clock. */
beforeEach(async () => {
  // A mouse that another test left at this position would pause the slides.
  const away = await render(<div style={{ position: 'fixed', bottom: 0, width: 40, height: 40 }} />);
  await userEvent.hover(away.container.firstElementChild as Element);
  await away.unmount();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  wishForCalm(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const realMatch = window.matchMedia.bind(window);

/** The browser of the tests wishes for less motion, so each test says what the phone wishes for. */
function wishForCalm(isCalm: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(realMatch(query), 'matches', { value: isCalm && query.includes('reduced-motion') }),
  );
}

test('turns every five seconds and begins again after the last', async () => {
  const { shown, wait } = await open('one', 'two', 'three');
  expect([shown(), turnEvery]).toEqual(['one', 5000]);
  await wait(4999);
  expect(shown()).toBe('one');
  await wait(1);
  expect(shown()).toBe('two');
  await wait(5000);
  await wait(5000);
  expect(shown()).toBe('one');
});

test('a turn takes half a second', async () => {
  const { screen } = await open('one', 'two', 'three');
  const second = screen.getByText('two').element();
  const frame = screen.getByRole('region', { name: 'Highlights' }).element().getBoundingClientRect().left;
  const arrived = () => Math.abs(second.getBoundingClientRect().left - frame) <= 1;
  // Frames use the test's clock, so that the slide moves equally on a busy and on an idle machine.
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  (screen.getByRole('button', { name: 'Slide 2: two' }).element() as HTMLElement).click();
  let took = 0;
  for (; !arrived() && took < 2000; took += 16) vi.advanceTimersToNextFrame();
  expect(took).toBeGreaterThan(466);
  expect(took).toBeLessThan(534);
});

test('stays while the keyboard is in it, and goes on when it has left', async () => {
  const { screen, shown, wait } = await open('one', 'two');
  await userEvent.tab();
  await expect.element(screen.getByText('one')).toHaveFocus();
  await wait(20_000);
  expect(shown()).toBe('one');
  (screen.getByRole('button', { name: 'After' }).element() as HTMLElement).focus();
  await wait(5000);
  expect(shown()).toBe('two');
});

test('stays while a mouse is over it', async () => {
  const { screen, shown, wait } = await open('one', 'two');
  await userEvent.hover(screen.getByText('one'));
  await wait(20_000);
  await expect.poll(() => shown()).toBe('one');
  await userEvent.hover(screen.getByRole('button', { name: 'After' }));
  await wait(5000);
  await expect.poll(() => shown()).toBe('two');
});

test('stays while it is touched', async () => {
  const { screen, shown, wait } = await open('one', 'two');
  const target = screen.getByText('one').element();
  const touches = [new Touch({ identifier: 1, target, clientX: 50, clientY: 20 })];
  target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, cancelable: true, touches }));
  await wait(20_000);
  expect(shown()).toBe('one');
  target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, cancelable: true, changedTouches: touches }));
  await wait(5000);
  expect(shown()).toBe('two');
});

test('stays while the page is hidden', async () => {
  const { shown, wait } = await open('one', 'two');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(20_000);
  expect(shown()).toBe('one');
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(5000);
  expect(shown()).toBe('two');
});

test('can be paused for good and set going again', async () => {
  const { screen, shown, wait } = await open('one', 'two');
  (screen.getByRole('button', { name: 'Pause' }).element() as HTMLElement).click();
  await wait(20_000);
  expect(shown()).toBe('one');
  (screen.getByRole('button', { name: 'Play' }).element() as HTMLElement).click();
  await wait(5000);
  expect(shown()).toBe('two');
});

test('a dot for each slide says which it is, shows it, and can be hit', async () => {
  const { screen, shown, wait } = await open('one', 'two', 'three');
  const third = screen.getByRole('button', { name: 'Slide 3: three' });
  const { width, height } = third.element().getBoundingClientRect();
  expect([width >= 24, height >= 44]).toEqual([true, true]);
  (third.element() as HTMLElement).click();
  await wait(0);
  expect(shown()).toBe('three');
  await expect.element(third).toHaveAttribute('aria-current', 'true');
});

test('a screen reader hears what it is, and only of the slide that is shown', async () => {
  const { screen } = await open('one', 'two');
  const carousel = screen.getByRole('region', { name: 'Highlights' });
  await expect.element(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  await expect.element(screen.getByRole('group', { name: '1 of 2' })).toHaveAttribute('aria-roledescription', 'slide');
  expect(['one', 'two'].map((label) => screen.getByText(label).element().closest('[inert]') === null)).toEqual([
    true,
    false,
  ]);
});

test('with less motion one slide stays until the user chooses another, which is there at once', async () => {
  wishForCalm(true);
  const { screen, shown, wait } = await open('one', 'two');
  expect(screen.getByRole('button', { name: 'Pause' }).query()).toBeNull();
  await wait(20_000);
  expect(shown()).toBe('one');
  (screen.getByRole('button', { name: 'Slide 2: two' }).element() as HTMLElement).click();
  await wait(0);
  const frame = screen.getByRole('region', { name: 'Highlights' }).element().getBoundingClientRect().left;
  expect(Math.abs(screen.getByText('two').element().getBoundingClientRect().left - frame)).toBeLessThan(1);
});

test('one slide alone has no dots and never turns', async () => {
  const { screen, shown, wait } = await open('one');
  expect(screen.getByRole('region', { name: 'Highlights' }).getByRole('button').elements()).toHaveLength(0);
  await wait(20_000);
  expect(shown()).toBe('one');
});
