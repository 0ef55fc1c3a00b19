import { describe, expect, test } from 'vitest';
import { demandLimits, whySecondImageIsNeeded, type Demand } from './sign-in-second-image.rules.ts';

describe('a second image', () => {
  const expected = {
    byDialCode: new Map([
      ['+86', 100],
      ['*', 10],
    ]),
    all: 150,
  };
  const nothing: Demand = { network: 0, dialCode: 0, prefix: 0, all: 0 };
  const hotel = '203.0.113.0/24';
  const limitsFor = (dialCode: string | undefined, venue: string[] = []) =>
    demandLimits({ network: hotel, venueNetworks: venue, dialCode }, expected);

  test.each<[string, string, Partial<Demand>, string | undefined]>([
    ['nothing was requested', '+86', {}, undefined],
    ['nineteen came from this network', '+86', { network: 19 }, undefined],
    ['twenty came from this network', '+86', { network: 20 }, 'many codes are requested from one network'],
    ['one less than is expected of the dial code', '+86', { dialCode: 99 }, undefined],
    [
      'as many as are expected of the dial code',
      '+86',
      { dialCode: 100 },
      'many codes are requested for one dial code',
    ],
    ['a dial code that is not named has the common count', '+44', { dialCode: 9 }, undefined],
    ['and no more', '+44', { dialCode: 10 }, 'many codes are requested for one dial code'],
    ['four neighbours asked in this minute', '+44', { prefix: 4 }, undefined],
    ['five neighbours asked', '+44', { prefix: 5 }, 'many codes are requested for one number prefix'],
    ['as many as are expected altogether', '+86', { all: 150 }, 'many codes are requested'],
  ])('%s', (_case, dialCode, demand, reason) => {
    expect(whySecondImageIsNeeded({ ...nothing, ...demand }, limitsFor(dialCode))).toBe(reason);
  });

  test('is not needed for the thousands behind the address of the venue', () => {
    expect(whySecondImageIsNeeded({ ...nothing, network: 5000 }, limitsFor('+86', [hotel]))).toBeUndefined();
  });

  test('without a common count is needed outside the named dial codes', () => {
    const limits = demandLimits(
      { network: hotel, venueNetworks: [], dialCode: '+44' },
      { ...expected, byDialCode: new Map([['+86', 100]]) },
    );
    expect(whySecondImageIsNeeded(nothing, limits)).toBe('many codes are requested for one dial code');
  });
});
