import { expect, test } from 'vitest';
import { callLink, readablePhone } from './readable-phone.ts';

test.each([
  ['+861015550180', '+86 10 1555 0180'],
  ['+447700900123', '+447700900123'],
])('%s is shown as it is read out', (number, shown) => {
  expect(readablePhone(number)).toBe(shown);
});

test.each([
  ['+861015550164', 'tel:+861015550164'],
  ['+86 10 1555 0164', 'tel:+861015550164'],
  ['+86 10 1555–0164', 'tel:+861015550164'],
  ['+44 (20) 7946-0403', 'tel:+442079460403'],
  ['+44 (0)20 7946 0403', 'tel:+442079460403'],
  ['(010) 1555.0308', 'tel:01015550308'],
  ['010 1555 0308 转 801', 'tel:01015550308'],
  ['+1 312 555 0171 ext. 12', 'tel:+13125550171'],
  ['电话：＋８６ １０ １５５５ ０１６４', 'tel:+861015550164'],
  ['120', 'tel:120'],
])('%s is dialled as %s', (phone, link) => {
  expect(callLink(phone)).toBe(link);
});
