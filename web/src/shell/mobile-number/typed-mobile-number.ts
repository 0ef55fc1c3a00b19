import { mainland } from './dial-codes.ts';

// Italian numbers keep the zero that most others drop after the country code.
const keepsZero = '+39';

/** The number in the form in which it is sent. With a + it is complete; a leading 0 is only for dialling at home. */
export function mobileAddress(dial: string, typed: string): string {
  const number = typed.replace(/[^\d+]/g, '');
  if (number.startsWith('+')) return number;
  if (number.startsWith('00')) return `+${number.slice(2)}`;
  return dial + (dial === keepsZero || dial === mainland ? number : number.replace(/^0/, ''));
}

/** Groups digits as people read them out: 138 0012 6618. */
export function inGroups(dial: string, typed: string): string {
  const digits = typed.replace(/\s/g, '');
  return dial === mainland && /^1\d{10}$/.test(digits) ? digits.replace(/^(\d{3})(\d{4})/, '$1 $2 ') : typed;
}
