import type { Both, Language } from 'contract/languages';

/** All that a push or a partner's app says. A lock screen shows it to everybody, and a push service knows whose it is. */
export const newMessage: Both = { zh: '您有一条新消息', en: 'You have a new message' };

export const htmlLanguage: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB' };
