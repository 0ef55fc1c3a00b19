import type { Message } from 'contract/calls/messages';

type Day = { date: string; messages: Message[] };

/** The messages come newest first and stay so; each day of the Forum's zone is one group. */
export function messagesByDay(messages: readonly Message[], dateOf: (moment: string) => string): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const date = dateOf(message.sentAt);
    const last = days.at(-1);
    if (last?.date === date) last.messages.push(message);
    else days.push({ date, messages: [message] });
  }
  return days;
}
