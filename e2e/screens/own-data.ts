import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

/** Own data on /pages/conf/private: the download and the erasure, with the sheet that asks for a code. */
export const ownDataScreen = screen((page: Page, say: Say) => {
  const button = (zh: string, en: string) => page.getByRole('button', { name: say({ zh, en }), exact: true });
  const sheet = page.getByRole('dialog');
  return {
    prepare: page
      .locator('.own-data-card')
      .getByRole('button', { name: say({ zh: '整理我的数据', en: 'Prepare my data' }) }),
    ready: page.getByText(say({ zh: '您的数据已整理完毕', en: 'Your data is ready' }), { exact: true }),
    save: button('保存', 'Save'),
    getLink: button('获取浏览器下载链接', 'Get a link for the browser'),
    link: page.locator('.framed-address code'),
    askErase: page
      .locator('.own-data-card')
      .getByRole('button', { name: say({ zh: '申请删除', en: 'Ask for erasure' }) }),
    waiting: page.getByText(say({ zh: '等待执行', en: 'Waiting' }), { exact: true }),
    receipt: page.getByText(/E-[0-9A-Z]{4}-[0-9A-Z]{4}/),
    saveReceipt: button('保存回执', 'Save the receipt'),
    takeBack: button('撤回删除申请', 'Take the request back'),
    sheet,
    email: sheet.getByRole('radio', { name: say({ zh: '邮箱', en: 'Email' }) }),
    mobile: sheet.getByRole('radio', { name: say({ zh: '手机', en: 'Mobile' }) }),
    getCode: sheet.getByRole('button', { name: say({ zh: '获取验证码', en: 'Get code' }) }),
    code: sheet.getByRole('textbox', { name: say({ zh: '验证码', en: 'Verification code' }) }),
    submit: sheet.locator('button[type=submit]'),
  };
});
