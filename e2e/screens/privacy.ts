import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

/** /pages/conf/private */
export const privacyScreen = screen((page: Page, say: Say) => {
  return {
    open: () => page.goto('/cdfH5/pages/conf/private'),
    title: page.getByRole('heading', {
      level: 1,
      name: say({ zh: '隐私与我的数据', en: 'Privacy and my data' }),
      exact: true,
    }),
    withdraw: page.getByRole('button', { name: say({ zh: '撤回同意', en: 'Withdraw consent' }) }),
    signOut: page.getByRole('button', { name: say({ zh: '退出登录', en: 'Log out' }), exact: true }),
  };
});
