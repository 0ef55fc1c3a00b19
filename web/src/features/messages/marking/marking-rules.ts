import type { MessageGroup } from 'contract/calls/messages';
import type { Mine } from 'contract/calls/mine';
import type { MessageList, MessageTitles, OneMessage } from '../messages.api.ts';

/** Which messages become read, or unread again, and by how many the unread ones of their group change. */
export type Marking = { group: MessageGroup; ids: ReadonlySet<string>; read: boolean; by: number };

const countOf = { reminder: 'reminders', notification: 'notifications' } as const;
export const countsName = (group: MessageGroup) => countOf[group];

export const undone = (marking: Marking): Marking => ({ ...marking, read: !marking.read, by: -marking.by });

const changed = (count: number, { by }: Marking) => Math.max(0, count + by);

function marked<M extends { id: string; read: boolean }>(messages: readonly M[], { ids, read }: Marking): M[] {
  return messages.map((message) => (ids.has(message.id) ? { ...message, read } : message));
}

export function listWith(list: MessageList, marking: Marking): MessageList {
  return { ...list, messages: marked(list.messages, marking) };
}

export function titlesWith(titles: MessageTitles, marking: Marking): MessageTitles {
  const name = countsName(marking.group);
  const { unread, newest } = titles[name];
  return { ...titles, [name]: { unread: changed(unread, marking), newest: marked(newest, marking) } };
}

export function messageWith(one: OneMessage, marking: Marking): OneMessage {
  return marking.ids.has(one.message.id) ? { ...one, message: { ...one.message, read: marking.read } } : one;
}

/** Without a version the server sends the part again, also if its own count is what it was before. */
export function mineWith(mine: Mine, marking: Marking): Mine {
  const name = countsName(marking.group);
  const { unread } = mine;
  return unread ? { ...mine, unread: { ...unread, version: '', [name]: changed(unread[name], marking) } } : mine;
}
