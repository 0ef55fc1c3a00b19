import type { CodeChannel } from './code-address.ts';
import { mainland } from '../../../shell/mobile-number/dial-codes.ts';

/** The part of an address that the screen repeats, enough to recognise one's own. */
export function masked(channel: CodeChannel, address: string): string {
  if (channel === 'email') {
    const at = address.lastIndexOf('@');
    return `${address.slice(0, Math.min(2, at))}****${address.slice(at)}`;
  }
  const mainlandNumber = address.startsWith(mainland);
  const [code, number] = mainlandNumber ? [`${mainland} `, address.slice(3)] : [address.slice(0, 3), address.slice(3)];
  return `${code}${number.slice(0, mainlandNumber ? 3 : 1)}****${number.slice(mainlandNumber ? -4 : -3)}`;
}
