import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

/** /pages/conf/conf */
export const settingsScreen = screen((page: Page, say: Say) => {
  const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  return {
    open: () => page.goto('/cdfH5/pages/conf/conf'),
    title: page.getByRole('heading', { level: 1, name: say({ zh: '设置', en: 'Settings' }), exact: true }),
    push: page.getByRole('switch', { name: say({ zh: '消息推送', en: 'Push notifications' }) }),
    textSize: (name: { zh: string; en: string }) => page.getByRole('radio', { name: say(name), exact: true }),
    theme: row(say({ zh: '主题', en: 'Theme' })),
    language: row(say({ zh: '语言', en: 'Language' })),
    choice: (name: { zh: string; en: string }) =>
      page.getByRole('dialog').getByRole('radio', { name: say(name), exact: true }),
    update: row(say({ zh: '系统更新', en: 'System update' })),
    clearCache: row(say({ zh: '清除缓存', en: 'Clear cache' })),
    sessions: row(say({ zh: '登录设备', en: 'Where I am logged in' })),
    support: row(say({ zh: '技术支持', en: 'Technical support' })),
    diagnostics: page.getByRole('region', { name: say({ zh: '诊断码', en: 'Diagnostics code' }) }).getByRole('status'),
    privacy: page.getByRole('link', { name: say({ zh: '隐私与我的数据', en: 'Privacy and my data' }), exact: true }),
    camera: row(say({ zh: '相机', en: 'Camera' })),
    sheet: page.getByRole('dialog'),
    close: page.getByRole('dialog').getByRole('button', { name: say({ zh: '关闭', en: 'Close' }) }),
    signOut: page.getByRole('button', { name: say({ zh: '退出登录', en: 'Log out' }), exact: true }),
  };
});
