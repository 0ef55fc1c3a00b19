import { describe, expect, test } from 'vitest';
import { dialCodeOf, prefixOf } from './sms-fraud-number-blocks.rules.ts';

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

  test('neighbours share a prefix, outside the mainland', () => {
    expect([prefixOf('+447700900001'), prefixOf('+447700909999')]).toEqual(['+44770090', '+44770090']);
    expect([prefixOf('+447700910001'), prefixOf('+8612900000001')]).toEqual(['+44770091', undefined]);
  });
});
