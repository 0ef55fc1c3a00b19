import { beforeEach, expect, test, vi } from 'vitest';
import { openOverlay } from './overlay.ts';

beforeEach(() => void vi.useFakeTimers());

test('a toast stays for two seconds', () => {
  const overlay = openOverlay();
  overlay.toast('Card sent');
  vi.advanceTimersByTime(1_999);
  expect(overlay.toasts.get()).toBe('Card sent');
  vi.advanceTimersByTime(1);
  expect(overlay.toasts.get()).toBeUndefined();
});

test('the same toast while visible is ignored and does not stay longer', () => {
  const overlay = openOverlay();
  overlay.toast('Card sent');
  vi.advanceTimersByTime(1_500);
  overlay.toast('Card sent');
  vi.advanceTimersByTime(500);
  expect(overlay.toasts.get()).toBeUndefined();
});

test('another toast takes the place of the first and has its own two seconds', () => {
  const overlay = openOverlay();
  overlay.toast('Card sent');
  vi.advanceTimersByTime(1_500);
  overlay.toast('Saved');
  vi.advanceTimersByTime(1_999);
  expect(overlay.toasts.get()).toBe('Saved');
});

test('a toast that can be undone stays for five seconds, and goes when it is undone', () => {
  const overlay = openOverlay();
  const undo = vi.fn();
  overlay.toast('Deleted', { text: 'Undo', onAct: undo });
  vi.advanceTimersByTime(4_999);
  expect([overlay.toasts.get(), overlay.toasts.action()?.text]).toEqual(['Deleted', 'Undo']);
  overlay.toasts.act();
  expect([overlay.toasts.get(), undo.mock.calls.length]).toEqual([undefined, 1]);
});

test('the same words about another thing undo that other thing', () => {
  const overlay = openOverlay();
  const [first, second] = [vi.fn(), vi.fn()];
  overlay.toast('Deleted', { text: 'Undo', onAct: first });
  overlay.toast('Deleted', { text: 'Undo', onAct: second });
  overlay.toasts.act();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test('a toast after one that could be undone offers nothing', () => {
  const overlay = openOverlay();
  overlay.toast('Deleted', { text: 'Undo', onAct: vi.fn() });
  overlay.toast('Saved');
  expect(overlay.toasts.action()).toBeUndefined();
});

test('messages about a page disappear with it; a question that needs its answer stays', async () => {
  const overlay = openOverlay();
  const passing = overlay.confirm({ title: 'Network Service Exception', passing: true });
  void overlay.confirm({ title: 'Log out?' });
  overlay.dialogs.settlePassing(false);
  expect(await passing).toBe(false);
  expect(overlay.dialogs.get().map(({ title }) => title)).toEqual(['Log out?']);
});

test('the return of the network sends again what was lost', async () => {
  const overlay = openOverlay();
  const passing = overlay.confirm({ title: 'Network Service Exception', passing: true });
  overlay.dialogs.settlePassing(true);
  expect(await passing).toBe(true);
});

test('the same question is shown once and answers all who asked', async () => {
  const overlay = openOverlay();
  const first = overlay.confirm({ title: 'Network Service Exception' });
  const second = overlay.confirm({ title: 'Network Service Exception' });
  expect(overlay.dialogs.get()).toHaveLength(1);
  overlay.dialogs.get()[0]?.answer(true);
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(overlay.dialogs.get()).toEqual([]);
});

test('different questions wait for one another, and an answered one may be asked again', () => {
  const overlay = openOverlay();
  void overlay.confirm({ title: 'Confirm to submit?' });
  void overlay.confirm({ title: 'Confirm to submit?', text: 'To the Secretariat' });
  expect(overlay.dialogs.get()).toHaveLength(2);
  overlay.dialogs.get()[0]?.answer(false);
  void overlay.confirm({ title: 'Confirm to submit?' });
  expect(overlay.dialogs.get().map(({ text }) => text)).toEqual(['To the Secretariat', undefined]);
});
