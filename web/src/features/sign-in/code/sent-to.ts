import { md5Hex } from '../../../lib/hash/md5.ts';
import type { CodeChannel } from './code-address.ts';
import { mainland } from './dial-codes.ts';
import type { Draft } from '../sign-in-draft.ts';

/**
 * What is kept of the address that a code went to: the whole of it in memory, only a mask and a print in the tab's
 * storage.
 */
export function sentTo(flowId: string, channel: CodeChannel, address: string) {
  return { flowId, channel, to: masked(channel, address), print: printOf(flowId, address) };
}

/** Whether the last code went to this address, and not to one that was corrected since. */
export function wentTo(
  { sent, sentAddress }: Pick<Draft, 'sent' | 'sentAddress'>,
  channel: CodeChannel,
  address: string,
) {
  if (sent?.channel !== channel) return false;
  if (sentAddress !== undefined) return comparable(sentAddress) === comparable(address);
  return comparable(sent.to) === comparable(masked(channel, address)) && sent.print === printOf(sent.flowId, address);
}

// One byte is enough to notice nearly every corrected typo, and too little to identify an address.
const printOf = (flowId: string, address: string) => md5Hex(`${flowId} ${comparable(address)}`).slice(0, 2);
// The server, too, treats an email address in capitals as the same.
const comparable = (address: string) => address.toLowerCase();

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
