import type { Language } from 'contract/texts';

/** The message with the code. Its last line is what phones read to fill the code in by themselves. */
export function codeText(code: string, language: Language, publicUrl: string): { subject: string; text: string } {
  const host = new URL(publicUrl).hostname;
  const words = {
    en: {
      subject: 'Your verification code',
      text: `${code} is your verification code for the forum. It is valid for 10 minutes. Please do not share it with anyone; the secretariat will never ask for it.`,
    },
    zh: {
      subject: '您的验证码',
      text: `您的论坛登录验证码为${code}，10分钟内有效。请勿告知他人，组委会秘书处不会向您索要验证码。`,
    },
  }[language];
  return { subject: words.subject, text: `${words.text}\n\n@${host} #${code}` };
}
