import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

export const favouritesScreen = screen((page: Page, say: Say) => {
  const timeline = page.getByRole('list', { name: say({ zh: '我的日程', en: 'My day' }), exact: true });
  const sheet = page.getByRole('dialog');
  const field = (zh: string, en: string) => sheet.getByLabel(say({ zh, en }), { exact: true });
  const button = (zh: string, en: string) => page.getByRole('button', { name: say({ zh, en }), exact: true });
  return {
    open: () => page.goto('/cdfH5/pages/collection/collection'),
    tab: (zh: string, en: string) => page.getByText(say({ zh, en }), { exact: true }).and(page.locator('label')),
    entries: timeline.getByRole('heading', { level: 2 }),
    entry: (title: string) =>
      timeline.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) }),
    delegate: (name: string) => page.getByRole('link', { name }),
    bookmark: (title: string) => button(`收藏：${title}`, `Bookmark: ${title}`),
    add: page.getByRole('banner').getByRole('button', { name: say({ zh: '添加个人日程', en: 'Add to my schedule' }) }),
    edit: (title: string) => button(`编辑：${title}`, `Edit: ${title}`),
    undo: button('撤销', 'Undo'),
    sheet,
    content: field('内容', 'Content'),
    details: field('日程详情', 'Schedule details'),
    from: field('开始', 'From'),
    to: field('结束', 'To'),
    location: field('地点', 'Location'),
    venue: field('会场', 'Conference venue'),
    save: button('保存', 'Save'),
    remove: button('删除此日程', 'Delete this entry'),
  };
});
