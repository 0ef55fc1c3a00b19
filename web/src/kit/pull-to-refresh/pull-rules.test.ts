import { expect, test } from 'vitest';
import { offsetOf, pulledBy, stateOnRelease, stateWhilePulling } from './pull-rules.ts';

test('at 45 the pull is far enough', () => {
  expect(stateWhilePulling(44.9)).toBe('pulling');
  expect(stateWhilePulling(45)).toBe('reached');
});

test('letting go early aborts, letting go late refreshes, in between nothing changes', () => {
  expect(stateOnRelease('pulling')).toBe('aborting');
  expect(stateOnRelease('reached')).toBe('refreshing');
  expect(stateOnRelease('refreshing')).toBe('refreshing');
  expect(stateOnRelease('resting')).toBe('resting');
});

test('a finger that moves up pulls nothing', () => {
  expect(pulledBy(-40)).toBe(0);
});

test('while it refreshes the content stands at the threshold, afterwards in its place', () => {
  expect(offsetOf('reached', 71)).toBe(71);
  expect(offsetOf('refreshing', 71)).toBe(45);
  expect(offsetOf('restoring', 71)).toBe(0);
  expect(offsetOf('aborting', 20)).toBe(0);
});
