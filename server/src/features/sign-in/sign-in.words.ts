import { codeValidMinutes } from 'contract/rules/sign-in-times';
import type { Language } from 'contract/languages';
import { sentBy } from '../../platform/outgoing/sender.ts';

type From = { forumName: string; publicUrl: string };

/** The message with the code. It says which forum it is from; phones read its last line to fill the code in. */
export function codeText(code: string, language: Language, { forumName, publicUrl }: From) {
  const host = new URL(publicUrl).hostname;
  const words = {
    en: {
      subject: `${forumName}: your verification code`,
      text: `Your verification code for the ${forumName} is ${code}. It is valid for ${codeValidMinutes} minutes. Please do not share it; the Secretariat will never ask you for it.`,
    },
    zh: {
      subject: `${forumName}登录验证码`,
      text: `【${forumName}】登录验证码：${code}，${codeValidMinutes}分钟内有效。请勿告知他人，组委会秘书处不会向您索要验证码。`,
    },
  }[language];
  return { ...sentBy(forumName, language), subject: words.subject, text: `${words.text}\n\n@${host} #${code}` };
}
