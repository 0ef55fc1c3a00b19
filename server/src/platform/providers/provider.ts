import type { Channel, OutgoingMessage } from '../outgoing/messages.ts';

/** A message that has a receiver. */
export type Message = Omit<OutgoingMessage, 'to' | 'now' | 'aboutSession'> & { to: string };

export type Provider = {
  /** The longest code that the provider can carry; undefined if there is no limit. */
  mostDigits?: number;
  /** Resolves when the provider has accepted the message. The key is the same for every try of one message. */
  send(message: Message, idempotencyKey: string, signal: AbortSignal): Promise<void>;
};

export type Providers = Record<Channel, Provider>;

/** The provider works, but will never accept this message: it is not tried again and does not count as an outage. */
export class MessageRefused extends Error {
  override name = 'MessageRefused';
}

/** The failure of a provider, in words that contain nothing of the message. */
export class ProviderFailed extends Error {
  override name = 'ProviderFailed';
}
