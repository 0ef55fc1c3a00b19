import { describe, expect, test } from 'vitest';
import { roleIn } from './agenda.rules.ts';

describe('one’s own part in a meeting', () => {
  const people = [
    { personId: 'both', role: 'speaker' },
    { personId: 'both', role: 'chair' },
    { personId: 'speaker', role: 'speaker' },
  ] as const;
  test.each([
    ['speaker', 'speaker'],
    ['both', 'chair'],
    ['another person', null],
  ])('%s', (id, role) => {
    expect(roleIn(id, { people })).toBe(role);
  });

  test('a caller who is not signed in has none', () => {
    expect(roleIn(undefined, { people })).toBe(null);
  });
});
