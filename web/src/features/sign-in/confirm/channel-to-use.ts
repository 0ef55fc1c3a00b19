import type { Language } from 'contract/languages';
import type { CodeChannel } from '../code/code-address.ts';
import type { ConfirmationAddresses } from './confirm.api.ts';
import type { ConfirmDraft } from './confirm-draft.ts';
import { channelOrder } from '../which-method-first.ts';

export function channelsInOrder(addresses: ConfirmationAddresses, language: Language): CodeChannel[] {
  return channelOrder[language].filter((channel) => addresses[channel] !== undefined);
}

/** The chosen channel; otherwise, after a reload, the one with the newest code; otherwise the first. */
export function channelToUse(
  possible: readonly CodeChannel[],
  { channel, sent }: ConfirmDraft,
): CodeChannel | undefined {
  if (channel && possible.includes(channel)) return channel;
  const sentAt = (one: CodeChannel) => (sent[one]?.flowId ? sent[one].resendAt : 0);
  const [first, second] = possible;
  return first && second && sentAt(second) > sentAt(first) ? second : first;
}
