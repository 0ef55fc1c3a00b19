import type { Both } from 'contract/texts';

/** The notice is in both languages, because its reader may not be the person who signed in and chose one. */
export function noticeText(link: string, forumName: Both): { subject: string; text: string } {
  return {
    subject: `${forumName.zh}证件登录提醒 · Badge login notice`,
    text: [
      `【${forumName.zh}】您的参会证件刚刚用于登录论坛应用。如非本人操作，请打开以下链接：${link}`,
      `Your badge was just used to log in to the app of the ${forumName.en}. If this was not you, please open this link: ${link}`,
    ].join('\n\n'),
  };
}
