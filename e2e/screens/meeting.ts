import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

export const meetingScreen = screen((page: Page, say: Say) => {
  return {
    heading: (title: string) => page.getByRole('main').getByRole('heading', { name: title }),
    share: page.getByRole('button', { name: say({ zh: '分享', en: 'Share' }), exact: true }),
    addToCalendar: page.getByRole('button', { name: say({ zh: '加入手机日历', en: 'Add to calendar' }), exact: true }),
    hallOnPlan: page.getByRole('link', { name: say({ zh: '在平面图中查看', en: 'Show on floor plan' }) }),
    material: (name: string) => page.getByRole('button', { name: `${say({ zh: '下载', en: 'Download' })} ${name}` }),
    back: page.getByRole('button', { name: say({ zh: '返回', en: 'Back' }), exact: true }),
  };
});
