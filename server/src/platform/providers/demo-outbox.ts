import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { valueIn } from '../outgoing/messages.ts';
import type { Message, Provider } from './provider.ts';

export type DemoMessage = Message & { id: string; at: Date };
export type DemoCharacters = { flowId: string; characters: string };

/** Collects messages and image characters, newest first, when nothing may leave the machine. */
export type DemoOutbox = {
  messages(): readonly DemoMessage[];
  characters(): readonly DemoCharacters[];
  keepMessage(message: DemoMessage): void;
  keepCharacters(flowId: string, characters: string): void;
};

// This is more than a user of the demo looks through, and little memory.
const kept = 500;

export function demoOutbox(): DemoOutbox {
  let messages: readonly DemoMessage[] = [];
  let characters: readonly DemoCharacters[] = [];
  return {
    messages: () => messages,
    characters: () => characters,
    keepMessage(message) {
      // A message that is tried again replaces itself.
      messages = [message, ...messages.filter(({ id }) => id !== message.id)].slice(0, kept);
    },
    keepCharacters(flowId, shown) {
      characters = [{ flowId, characters: shown }, ...characters.filter((one) => one.flowId !== flowId)].slice(0, kept);
    },
  };
}

/** Keeps the messages and logs their codes, so that users of the demo can sign in without a phone. */
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
