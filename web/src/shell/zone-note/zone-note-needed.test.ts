import { afterEach, expect, it } from 'vitest';
import { showsAnotherTime } from './zone-note-needed.ts';

const own = process.env['TZ'];
afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

const morning = Date.parse('2027-03-22T09:00:30.250+08:00');

it.each([
  ['Asia/Shanghai', false],
  ['Asia/Singapore', false],
  ['Europe/Stockholm', true],
  ['Asia/Kathmandu', true],
  ['America/New_York', true],
])('on a phone in %s the forum’s clock shows another time: %s', (zone, differs) => {
  process.env['TZ'] = zone;
  expect(showsAnotherTime('Asia/Shanghai', morning)).toBe(differs);
});
