import { describe, expect, it } from 'vitest';
import { isGeneralPhone, isMainlandMobile, isMobile, normalMobile } from './phone.ts';

describe('a mainland mobile', () => {
  it.each(['2', '3', '4', '5', '6', '7', '8', '9'])('may have %s as its second digit', (second) => {
    expect(isMainlandMobile(`1${second}800138000`)).toBe(true);
  });

  it.each([
    ['second digit 0', '10800138000'],
    ['second digit 1', '11800138000'],
    ['first digit not 1', '23800138000'],
    ['10 digits', '1380013800'],
    ['12 digits', '138001380000'],
    ['a letter', '1380013800a'],
    ['full-width digits', '１３８００１３８０００'],
    ['a line break after it', '13800138000\n'],
    ['text before it', 'x13800138000'],
    ['nothing', ''],
  ])('is refused: %s', (_why, number) => {
    expect(isMainlandMobile(number)).toBe(false);
  });
});

describe('a general phone', () => {
  it.each(['12', '+12', '123456789012345', '+123456789012345', '+442079460958'])('%s is accepted', (number) => {
    expect(isGeneralPhone(number)).toBe(true);
  });

  it.each([
    ['one digit', '1'],
    ['one digit after +', '+1'],
    ['16 digits', '1234567890123456'],
    ['16 digits after +', '+1234567890123456'],
    ['starts with 0', '0123456'],
    ['starts with 0 after +', '+0123456'],
    ['two pluses', '++12345'],
    ['plus at the end', '12345+'],
    ['plus alone', '+'],
    ['a bracket', '+44(20)79460958'],
    ['nothing', ''],
  ])('is refused: %s', (_why, number) => {
    expect(isGeneralPhone(number)).toBe(false);
  });
});

describe('a mobile at sign-in', () => {
  it.each([
    ['13800138000', '+8613800138000'],
    ['138 0013 8000', '+8613800138000'],
    ['138-0013-8000', '+8613800138000'],
    ['\t138\u00a00013\u30008000\n', '+8613800138000'],
    ['+8613800138000', '+8613800138000'],
    ['+86 138 0013 8000', '+8613800138000'],
    ['+44 7911 123456', '+447911123456'],
    ['+852 9123 4567', '+85291234567'],
    ['+886912345678', '+886912345678'],
    ['+12', '+12'],
    ['+123456789012345', '+123456789012345'],
  ])('%j is compared as %s', (typed, compared) => {
    expect(isMobile(typed)).toBe(true);
    expect(normalMobile(typed)).toBe(compared);
  });

  it.each([
    ['+86 with a second digit 1', '+8611800138000'],
    ['+86 with 10 digits', '+861380013800'],
    ['+86 with 12 digits', '+86138001380000'],
    ['+86 alone', '+86'],
    ['86 without plus counts as no country code', '8613800138000'],
    ['00 for plus', '008613800138000'],
    ['a foreign number without its country code', '7911123456'],
    ['a foreign number that starts with 0', '+07911123456'],
    ['16 digits', '+1234567890123456'],
    ['one digit', '+1'],
    ['a dot between', '138.0013.8000'],
    ['letters', 'mobile'],
    ['spaces alone', '   '],
    ['nothing', ''],
  ])('is refused: %s', (_why, typed) => {
    expect(isMobile(typed)).toBe(false);
    expect(normalMobile(typed)).toBeUndefined();
  });
});
