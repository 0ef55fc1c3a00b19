import { describe, expect, test } from 'vitest';
import { changesShown, type TimesOfVersion } from './calendars-timeline.rules.ts';

const version = (day: number, startsAt: string, cancelled = false): TimesOfVersion => ({
  ...{ startsAt, endsAt: '12:00', cancelled },
  at: new Date(`2027-03-0${day}T00:00:00Z`),
});
const versions = [
  version(1, '10:00'),
  // The title, the hall or the people changed.
  version(2, '10:00'),
  version(3, '10:30'),
  version(4, '10:30', true),
];

describe('a calendar counts of a closed-door seminar', () => {
  test('the changes of its time for people outside, and not one more', () => {
    expect(changesShown(versions, false)).toEqual({ version: 2, changedAt: versions[2]?.at });
  });

  test('that it was cancelled as well for its own people', () => {
    expect(changesShown(versions, true)).toEqual({ version: 3, changedAt: versions[3]?.at });
  });

  test('one version where no history is kept', () => {
    expect(changesShown([], true)).toEqual({ version: 1, changedAt: null });
  });
});
