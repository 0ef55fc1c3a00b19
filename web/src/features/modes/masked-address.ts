import { dialOf } from '../../shell/mobile-number/dial-codes.ts';
import { parted } from '../../shell/mobile-number/parted-number.ts';

const stars = '****';

/** +86 139****2046: enough to recognise one's own number, and nothing for somebody who looks over the shoulder. */
export function maskedMobile(mobile: string): string {
  const parts = parted(mobile);
  if (!parts) return stars + mobile.slice(-2);
  const { region, number } = parts;
  const ends = number.length > 8 ? [number.slice(0, 3), number.slice(-4)] : ['', number.slice(-2)];
  return `${dialOf(region)} ${ends.join(stars)}`;
}

/** l****@y****.example */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}${stars}@${domain.slice(0, 1)}${stars}${domain.slice(domain.lastIndexOf('.'))}`;
}
