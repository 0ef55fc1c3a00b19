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

/** The notice is in both languages, because its reader may not be the person who signed in and chose one. */
export function noticeText(link: string): { subject: string; text: string } {
  return {
    subject: '证件登录提醒 · Badge login notice',
    text: [
      `您的参会证件刚刚用于登录论坛应用。如非本人操作，请打开以下链接：${link}`,
      `Your badge was just used to log in to the Forum’s app. If this was not you, please open this link: ${link}`,
    ].join('\n\n'),
  };
}
