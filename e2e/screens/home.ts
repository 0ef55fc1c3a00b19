import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';

export function homeScreen(page: Page, say: Say) {
  const nowAndNext = page.getByRole('region', { name: say({ zh: '当前与接下来的会议', en: 'Now and next' }) });
  return {
    open: () => page.goto('/cdfH5/'),
    forum: page.getByRole('heading', { level: 1 }),
    nowAndNext,
    meeting: (title: string) => nowAndNext.getByRole('link', { name: title }),
    wholeAgenda: page.getByRole('link', { name: say({ zh: '查看全部日程', en: 'The whole agenda' }) }),
    otherLanguage: page.getByRole('button', { name: say({ zh: 'Switch to English', en: '切换到中文' }) }),
  };
}
