import type { Both } from 'contract/languages';
import { sentInBoth, type Sender } from '../../platform/outgoing/sender.ts';

type Notice = { sender: Sender; subject: string; text: string };

/** A notice is in both languages, because its reader may not be the person who signed in and chose one. */
export function badgeNotice(link: string, forumName: Both): Notice {
  return {
    ...sentInBoth(forumName),
    subject: `${forumName.zh}证件登录提醒 · Badge login notice`,
    text: [
      `【${forumName.zh}】您的参会证件刚刚用于登录论坛应用。如非本人操作，请打开以下链接：${link}`,
      `Your badge was just used to log in to the app of the ${forumName.en}. If this was not you, please open this link: ${link}`,
    ].join('\n\n'),
  };
}

export function partnerNotice(link: string, forumName: Both, partner: string): Notice {
  return {
    ...sentInBoth(forumName),
    subject: `${forumName.zh}合作方应用登录提醒 · Login through a partner’s app`,
    text: [
      `【${forumName.zh}】您的账号刚刚首次通过合作方应用（${partner}）登录论坛应用。如非本人操作，请打开以下链接：${link}`,
      `You were just logged in to the app of the ${forumName.en} through the app of ${partner} for the first time. If this was not you, please open this link: ${link}`,
    ].join('\n\n'),
  };
}
