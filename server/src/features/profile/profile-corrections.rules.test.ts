import { expect, test } from 'vitest';
import { correctionShown, whyNoMore } from './profile-corrections.rules.ts';
import type { CorrectionRow } from './profile-corrections.store.ts';

const now = new Date('2027-03-22T02:00:00Z');
const times = (count: number) => Array.from({ length: count }, (_, i) => new Date(now.getTime() - (i + 1) * 3_600_000));

test('the twentieth correction of a day is the last', () => {
  expect(whyNoMore('corrections', times(19), now)).toBeUndefined();
  expect(whyNoMore('corrections', times(20), now)).toMatchObject({
    refusal: { name: 'tooManyCorrections' },
    retryAfter: 4 * 3600,
  });
});

test.each([
  ['email', 'gu@there.example', 'g****@t****.example'],
  ['mobile', '+8612920613553', '****53'],
  ['mobile', '', ''],
  ['title', 'Chair', 'Chair'],
] as const)('of a correction of %s its owner sees %s as %s', (field, value, shown) => {
  const row: CorrectionRow = {
    ...{ id: 'id', personId: 'gu', field, language: null, fromSealed: '', toSealed: '', state: 'declined' },
    ...{ askedAt: now, decidedAt: now, reason: { zh: '理由', en: 'A reason' } },
  };
  const told = correctionShown(row, { from: value, to: value }, { language: 'en', timeZone: 'Asia/Shanghai' });
  expect(told).toEqual({
    ...{ id: 'id', field, language: null, state: 'declined', from: shown, to: shown, reason: 'A reason' },
    ...{ askedAt: '2027-03-22T10:00:00+08:00', decidedAt: '2027-03-22T10:00:00+08:00' },
  });
});
