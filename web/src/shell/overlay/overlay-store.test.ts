import { beforeEach, expect, test, vi } from 'vitest';
import { openOverlay } from './overlay-store.ts';

beforeEach(() => void vi.useFakeTimers());

test('a toast stays for two seconds', () => {
  const overlay = openOverlay();
  overlay.toast('Card sent');
  vi.advanceTimersByTime(1_999);
  expect(overlay.get().toast).toBe('Card sent');
  vi.advanceTimersByTime(1);
  expect(overlay.get().toast).toBeUndefined();
});

test('the same toast while visible is ignored and does not stay longer', () => {
  const overlay = openOverlay();
  overlay.toast('Card sent');
  vi.advanceTimersByTime(1_500);
  overlay.toast('Card sent');
  vi.advanceTimersByTime(500);
  expect(overlay.get().toast).toBeUndefined();
});

test('another toast takes the place of the first and has its own two seconds', () => {
  const overlay = openOverlay();
  overlay.toast('Card sent');
  vi.advanceTimersByTime(1_500);
  overlay.toast('Saved');
  vi.advanceTimersByTime(1_999);
  expect(overlay.get().toast).toBe('Saved');
});

test('what is only about a page goes with it; a question that needs its answer stays', async () => {
  const overlay = openOverlay();
  const passing = overlay.ask({ title: 'Network Service Exception', passing: true });
  void overlay.ask({ title: 'Log out?' });
  overlay.moveOn();
  expect(await passing).toBe(false);
  expect(overlay.get().questions.map(({ title }) => title)).toEqual(['Log out?']);
});

test('the same question is shown once and answers all who asked', async () => {
  const overlay = openOverlay();
  const first = overlay.ask({ title: 'Network Service Exception' });
  const second = overlay.ask({ title: 'Network Service Exception' });
  expect(overlay.get().questions).toHaveLength(1);
  overlay.get().questions[0]?.answer(true);
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(overlay.get().questions).toEqual([]);
});

test('different questions wait for one another, and an answered one may be asked again', () => {
  const overlay = openOverlay();
  void overlay.ask({ title: 'Confirm to submit?' });
  void overlay.ask({ title: 'Confirm to submit?', text: 'To the secretariat' });
  expect(overlay.get().questions).toHaveLength(2);
  overlay.get().questions[0]?.answer(false);
  void overlay.ask({ title: 'Confirm to submit?' });
  expect(overlay.get().questions.map(({ text }) => text)).toEqual(['To the secretariat', undefined]);
});
