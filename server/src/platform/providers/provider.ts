import type { Channel, OutgoingMessage } from '../outgoing/messages.ts';

/** A message with somebody to send it to. */
export type Message = Omit<OutgoingMessage, 'to' | 'now'> & { to: string };

export type Provider = {
  /** Resolves when the provider has taken the message; the key is the same for every try of one message. */
  send(message: Message, idempotencyKey: string, signal: AbortSignal): Promise<void>;
};

export type Providers = Record<Channel, Provider>;

/** The provider works and will never take this message: trying again, or blaming the provider, would be wrong. */
export class MessageRefused extends Error {
  override name = 'MessageRefused';
}

/** What a provider answered, in words that hold nothing of the message. */
export class ProviderFailed extends Error {
  override name = 'ProviderFailed';
}
