import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

/** The sheet of Favourites by which one's own calendar gets the timeline. */
export const calendarSheet = screen((page: Page, say: Say) => {
  const title = say({ zh: '将我的日程加入日历', en: 'My timeline in your calendar' });
  const sheet = page.getByRole('dialog', { name: title, exact: true });
  const button = (words: { zh: string; en: string }) => sheet.getByRole('button', { name: say(words), exact: true });
  return {
    sheet,
    open: page.getByRole('button', { name: say({ zh: '日历', en: 'Calendar' }), exact: true }),
    download: button({ zh: '下载日历文件', en: 'Download calendar file' }),
    email: sheet.getByRole('radio', { name: say({ zh: '邮箱', en: 'Email' }) }),
    getCode: button({ zh: '获取验证码', en: 'Get code' }),
    code: sheet.getByRole('textbox', { name: say({ zh: '验证码', en: 'Verification code' }), exact: true }),
    openAddress: button({ zh: '开启订阅地址', en: 'Open the address' }),
    mailAddress: button({ zh: '将订阅地址发送至邮箱', en: 'Send the address to my email' }),
    address: sheet.getByRole('code'),
    subscribe: sheet.getByRole('link', { name: say({ zh: '在日历中打开', en: 'Open in calendar' }) }),
    revoke: button({ zh: '撤销订阅地址', en: 'Revoke the address' }),
    close: button({ zh: '关闭', en: 'Close' }),
  };
});
