/** In both languages: nobody knows which one the person reads who did not sign in. */
export function noticeText(link: string): { subject: string; text: string } {
  return {
    subject: '证件登录提醒 · Badge sign-in',
    text: [
      `您的参会证件刚刚用于登录论坛应用。如非本人操作，请打开以下链接：${link}`,
      `Your badge was just used to log in to the forum app. If this was not you, please open this link: ${link}`,
    ].join('\n\n'),
  };
}
