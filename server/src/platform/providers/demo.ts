import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { valueIn } from '../outgoing/messages.ts';
import type { Message, Provider } from './provider.ts';

export type DemoMessage = Message & { id: string; at: Date };
export type DemoCharacters = { flowId: string; characters: string };

/** Where messages and image characters end up when nothing is to leave the machine. Newest first. */
export type DemoOutbox = {
  messages(): readonly DemoMessage[];
  characters(): readonly DemoCharacters[];
  keepMessage(message: DemoMessage): void;
  keepCharacters(flowId: string, characters: string): void;
};

// More than anybody looks through, little enough to forget nothing of importance in a demo.
const kept = 500;

export function demoOutbox(): DemoOutbox {
  let messages: readonly DemoMessage[] = [];
  let characters: readonly DemoCharacters[] = [];
  return {
    messages: () => messages,
    characters: () => characters,
    keepMessage(message) {
      // A message that is tried again is still one message.
      messages = [message, ...messages.filter(({ id }) => id !== message.id)].slice(0, kept);
    },
    keepCharacters(flowId, shown) {
      characters = [{ flowId, characters: shown }, ...characters.filter((one) => one.flowId !== flowId)].slice(0, kept);
    },
  };
}

/** Keeps what would have been sent, and says the code in the log: that is how one signs in without a phone. */
export function demoProvider(outbox: DemoOutbox, clock: Clock, log: Pick<FastifyBaseLogger, 'info'>): Provider {
  return {
    async send(message, id) {
      outbox.keepMessage({ ...message, id, at: clock.now() });
      log.info(
        { channel: message.channel, purpose: message.purpose, code: valueIn('code', message.text) },
        'a message is in the outbox',
      );
    },
  };
}
