import type { Both, Language } from 'contract/languages';
import { sentBy } from '../../platform/outgoing/sender.ts';

/** All that an SMS or email about a critical message says. The message itself is read after a login. */
export function criticalNotice(language: Language, forumName: Both) {
  const words = {
    en: {
      subject: `${forumName.en}: an important message`,
      text: `You have an important message from the Secretariat of the ${forumName.en}. Please read it in the app of the Forum.`,
    },
    zh: {
      subject: `${forumName.zh}重要消息提醒`,
      text: `【${forumName.zh}】您有一条来自组委会秘书处的重要消息，请打开论坛应用查看。`,
    },
  }[language];
  return { ...sentBy(forumName[language], language), ...words };
}
