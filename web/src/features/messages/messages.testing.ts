import type { Message } from 'contract/calls/messages';

/** A message as the server sends it; what matters to a test is named. */
export function message(title: string, more: Partial<Message> = {}): Message {
  return {
    id: title,
    group: 'reminder',
    kind: 'bookmarked',
    sentAt: '2027-03-22T10:02:00+08:00',
    read: false,
    title,
    text: `About ${title}.`,
    change: [],
    target: null,
    ...more,
  };
}
