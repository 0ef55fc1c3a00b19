import { md5Hex } from '../../../lib/hash/md5.ts';
import type { CodeChannel } from './code-address.ts';
import { masked } from './masked-address.ts';
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
