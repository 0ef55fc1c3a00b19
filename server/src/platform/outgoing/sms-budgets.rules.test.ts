import { describe, expect, test } from 'vitest';
import { dialCodeOf, prefixOf } from './dial-code.rules.ts';
import { whySmsIsOverBudget, type SmsSpent } from './sms-budgets.rules.ts';

describe('dial codes', () => {
  test.each([
    ['+8612900000001', '+86'],
    ['+85290000001', '+852'],
    ['+88690000001', '+886'],
    ['+12025550123', '+1'],
    ['+79000000001', '+7'],
    ['+447700900001', '+44'],
    ['+420700000001', '+420'],
    ['+351900000001', '+351'],
    ['+39300000001', '+39'],
    ['+2348000000001', '+234'],
    ['+97150000001', '+971'],
    ['+989000000001', '+98'],
    ['+99890000001', '+998'],
  ])('%s belongs to %s', (number, dialCode) => {
    expect(dialCodeOf(number)).toBe(dialCode);
  });

  test('neighbours share a prefix', () => {
    expect([prefixOf('+447700900001'), prefixOf('+447700909999')]).toEqual(['+44770090', '+44770090']);
    expect(prefixOf('+447700910001')).not.toBe('+44770090');
  });
});

describe('budgets', () => {
  const limits = {
    budgets: new Map([
      ['+86', 100],
      ['*', 10],
    ]),
    daily: 150,
  };
  const nothing: SmsSpent = { all: 0, dialCode: 0, prefix: 0 };
  const mainland = '+8612900000001';
  const british = '+447700900001';

  test.each<[string, string, Partial<SmsSpent>, string | undefined]>([
    ['nothing is spent', mainland, {}, undefined],
    ['one is left of the dial code’s budget', mainland, { dialCode: 99 }, undefined],
    ['the dial code’s budget is spent', mainland, { dialCode: 100 }, 'the SMS budget of a dial code is spent'],
    ['a dial code that is not named has the common budget', british, { dialCode: 9 }, undefined],
    ['and no more', british, { dialCode: 10 }, 'the SMS budget of a dial code is spent'],
    ['the limit for all is reached', mainland, { all: 150 }, 'the daily SMS limit is reached'],
    ['four neighbours had one in this minute', british, { prefix: 4 }, undefined],
    ['five neighbours had one', british, { prefix: 5 }, 'too many SMS to one number prefix'],
    ['mainland numbers may be neighbours', mainland, { prefix: 50 }, undefined],
  ])('%s', (_case, number, spent, reason) => {
    expect(whySmsIsOverBudget(number, { ...nothing, ...spent }, limits)).toBe(reason);
  });

  test('without a common budget only the named dial codes are served', () => {
    expect(whySmsIsOverBudget(british, nothing, { ...limits, budgets: new Map([['+86', 100]]) })).toBe(
      'the SMS budget of a dial code is spent',
    );
  });
});
