import { codeValidMinutes } from 'contract/rules/sign-in-times';
import type { Language } from 'contract/texts';

/** The message with the code. Phones read its last line to fill the code in. */
export function codeText(code: string, language: Language, publicUrl: string): { subject: string; text: string } {
  const host = new URL(publicUrl).hostname;
  const words = {
    en: {
      subject: 'Your verification code',
      text: `${code} is your verification code for the Forum. It is valid for ${codeValidMinutes} minutes. Please do not share it with anyone; the Secretariat will never ask for it.`,
    },
    zh: {
      subject: '您的验证码',
      text: `您的论坛登录验证码为${code}，${codeValidMinutes}分钟内有效。请勿告知他人，组委会秘书处不会向您索要验证码。`,
    },
  }[language];
  return { subject: words.subject, text: `${words.text}\n\n@${host} #${code}` };
}
