import { codeValidMinutes } from 'contract/rules/sign-in-times';
import type { Both, Language } from 'contract/languages';
import { sentBy, sentInBoth } from '../../platform/outgoing/sender.ts';
import type { AddressChannel } from './profile-addresses.rules.ts';

type From = { forumName: string; publicUrl: string };

/** The message with the code to a new address. It may reach a stranger, if the address was mistyped. */
export function addressCodeText(code: string, language: Language, { forumName, publicUrl }: From) {
  const host = new URL(publicUrl).hostname;
  const words = {
    en: {
      subject: `${forumName}: please confirm your new address`,
      text: `Your verification code for the ${forumName} is ${code}. It confirms this address for your profile and is valid for ${codeValidMinutes} minutes. Please do not share it. If you did not ask for it, please ignore this message.`,
    },
    zh: {
      subject: `${forumName}：请确认新的联系方式`,
      text: `【${forumName}】验证码：${code}，用于确认您个人资料中的新联系方式，${codeValidMinutes}分钟内有效。请勿告知他人；如非本人操作，请忽略本消息。`,
    },
  }[language];
  return { ...sentBy(forumName, language), subject: words.subject, text: `${words.text}\n\n@${host} #${code}` };
}

const kinds: Record<AddressChannel, Both> = {
  mobile: { zh: '手机号码', en: 'mobile number' },
  email: { zh: '电子邮箱', en: 'email address' },
};

/** To the address that was replaced, in both languages, because its reader may not be the person who replaced it. */
export function replacedNotice(channel: AddressChannel, { name, phone }: { name: Both; phone: string }) {
  const { zh, en } = kinds[channel];
  return {
    ...sentInBoth(name),
    subject: `${name.zh}登录${zh}变更提醒 · Your login ${en} was changed`,
    text: [
      `【${name.zh}】您用于登录论坛应用的${zh}已变更，原${zh}不再用于登录。如非本人操作，请立即联系组委会秘书处：${phone}`,
      `The ${en} with which you log in to the app of the ${name.en} was changed, and this one no longer works. If this was not you, please call the Secretariat at once: ${phone}`,
    ].join('\n\n'),
  };
}
