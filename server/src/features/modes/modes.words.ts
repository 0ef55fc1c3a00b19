import type { Both } from 'contract/languages';
import { sentInBoth } from '../../platform/outgoing/sender.ts';

type Invited = {
  forumName: Both;
  /** How one speaks of the delegate. */
  delegate: Both;
  address: string;
  phone: string;
};

/** In both languages, because nobody knows the reader yet. It holds no code and no secret, only where to log in. */
export function invitationMail({ forumName, delegate, address, phone }: Invited) {
  return {
    ...sentInBoth(forumName),
    subject: `${forumName.zh}：请确认担任联系人 · Please confirm as contact person`,
    text: [
      `【${forumName.zh}】${delegate.zh}指定您为联系人，请您协助处理名片交换事宜。请于7日内使用您的手机号码或电子邮箱登录论坛应用，确认是否同意：`,
      address,
      `如您不认识对方，请忽略本邮件，邀请将于7日后自动失效。如有疑问，请致电组委会秘书处：${phone}`,
      `${delegate.en} has named you as contact person at the ${forumName.en}, to answer requests to exchange business cards. Please log in to the app with your mobile number or this email address within seven days and confirm whether you accept:`,
      address,
      `If you do not know this delegate, please disregard this email; the invitation will lapse after seven days. If you have any questions, please call the Secretariat: ${phone}`,
    ].join('\n\n'),
  };
}
