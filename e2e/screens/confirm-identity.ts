import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

/** The sheet that removes the limits of a badge session, and the section of the privacy page that opens it. */
export const confirmIdentity = screen((page: Page, say: Say) => {
  const sheet = page.getByRole('dialog', { name: say({ zh: '确认身份', en: 'Confirm your identity' }), exact: true });
  const button = (words: { zh: string; en: string }) => sheet.getByRole('button', { name: say(words), exact: true });
  const choice = (words: { zh: string; en: string }) => sheet.getByRole('radio', { name: say(words) });
  return {
    sheet,
    limited: page.getByRole('heading', {
      level: 2,
      name: say({ zh: '本次登录权限受限', en: 'Your access is limited' }),
      exact: true,
    }),
    open: page.getByRole('button', {
      name: say({ zh: '通过验证码确认身份', en: 'Confirm by verification code' }),
      exact: true,
    }),
    mobile: choice({ zh: '手机', en: 'Mobile' }),
    email: choice({ zh: '邮箱', en: 'Email' }),
    getCode: button({ zh: '获取验证码', en: 'Get code' }),
    countdown: sheet.getByText(say({ zh: '秒后可重新获取', en: 'Resend in' })),
    code: sheet.getByRole('textbox', { name: say({ zh: '验证码', en: 'Verification code' }), exact: true }),
    confirm: button({ zh: '确认', en: 'Confirm' }),
    close: button({ zh: '关闭', en: 'Close' }),
  };
});
