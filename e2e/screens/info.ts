import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

/** /pages/mine/mine */
export const infoScreen = screen((page: Page, say: Say) => {
  const main = page.getByRole('main');
  return {
    open: () => page.goto('/cdfH5/pages/mine/mine'),
    title: page.getByRole('heading', { level: 1, name: say({ zh: '我的', en: 'Info' }), exact: true }),
    code: main.getByRole('button', { name: say({ zh: '向服务台出示证件编号', en: 'Badge number for the desk' }) }),
    sheet: page.getByRole('dialog', { name: say({ zh: '证件编号', en: 'Badge number' }), exact: true }),
    close: page.getByRole('dialog').getByRole('button', { name: say({ zh: '关闭', en: 'Close' }) }),
    completeProfile: main.getByRole('button', {
      name: say({ zh: '完善个人资料', en: 'Complete profile' }),
      exact: true,
    }),
    correct: main.getByRole('link', { name: say({ zh: /^信息更正/, en: /^Correct my details/ }) }),
    privacy: main.getByRole('link', { name: say({ zh: '隐私与我的数据', en: 'Privacy and my data' }), exact: true }),
    settings: main.getByRole('link', { name: say({ zh: '设置', en: 'Settings' }), exact: true }),
  };
});
