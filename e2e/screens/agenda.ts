import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

export const agendaScreen = screen((page: Page, say: Say) => {
  const meetings = page.getByRole('list', { name: say({ zh: '会议', en: 'Meetings' }), exact: true });
  const days = page.getByRole('group', { name: say({ zh: '日期', en: 'Day' }), exact: true }).getByRole('button');
  return {
    title: page.getByRole('heading', { level: 1, name: say({ zh: '会议日程', en: 'Agenda' }), exact: true }),
    days,
    search: page.getByRole('searchbox', { name: say({ zh: '搜索会议日程', en: 'Search the agenda' }) }),
    showAll: page.getByRole('button', { name: say({ zh: '查看全部会议', en: 'Show all meetings' }) }),
    meetings: meetings.getByRole('link'),
    chosenDay: days.and(page.locator('[aria-pressed=true]')),
    row: (title: string) => meetings.getByRole('listitem').filter({ hasText: title }),
    meeting: (title: string) => meetings.getByRole('link', { name: title }),
  };
});
