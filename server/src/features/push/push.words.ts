import type { Both } from 'contract/languages';

/** All that a push says. A lock screen shows it to everybody, and a push service knows whose phone it is. */
export const newMessage: Both = { zh: '您有一条新消息', en: 'You have a new message' };
