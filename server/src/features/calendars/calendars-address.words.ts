import type { Language } from 'contract/languages';
import { sentBy } from '../../platform/outgoing/sender.ts';

/** The email with the private address, for people whose app can neither copy it into a calendar nor download. */
export function addressMail(address: string, language: Language, forumName: string) {
  const words = {
    en: {
      subject: `${forumName}: your calendar address`,
      text: [
        `This is the private address of your timeline at the ${forumName}:`,
        address,
        'In your calendar app, choose “Subscribe to calendar” or “Add calendar from URL” and paste it. Your calendar then follows every change by itself.',
        'Whoever has the address can see your timeline, so please do not pass it on. You can revoke it in the app, under Favourites, at any time.',
      ],
    },
    zh: {
      subject: `${forumName}：您的日历订阅地址`,
      text: [
        `以下为您在${forumName}的个人日程专属订阅地址：`,
        address,
        '请在日历应用中选择“订阅日历”或“通过网址添加日历”，粘贴该地址。此后日程如有变动，日历将自动更新。',
        '任何持有该地址的人均可查看您的日程，请勿转发。您可随时在论坛应用“我的收藏”中撤销该地址。',
      ],
    },
  }[language];
  return { ...sentBy(forumName, language), subject: words.subject, text: words.text.join('\n\n') };
}
