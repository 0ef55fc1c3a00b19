import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

export const delegatesScreen = screen((page: Page, say: Say) => {
  const side = page.getByRole('group', { name: say({ zh: '中方或外方', en: 'Chinese or international' }) });
  const search = page.getByRole('searchbox', { name: say({ zh: '搜索嘉宾', en: 'Search the delegates' }) });
  // The page before may still be seen, and it has lists, too.
  const rows = page.getByRole('main').filter({ has: search }).getByRole('listitem');
  // By the id, because what was typed filters the list a little later, and the list writes names in its own way.
  const rowOf = (id: string) => rows.filter({ has: page.locator(`a[href*="${id}"]`) });
  return {
    open: () => page.goto('/cdfH5/pages/guest/guest'),
    title: page.getByRole('heading', { level: 1, name: say({ zh: '参会嘉宾', en: 'Delegates' }), exact: true }),
    search,
    side: (name: { zh: string; en: string }) => side.getByRole('radio', { name: new RegExp(`^${say(name)}`) }),
    found: page.getByRole('main').getByRole('status'),
    showAll: page.getByRole('button', { name: say({ zh: '查看全部嘉宾', en: 'Show all delegates' }) }),
    byProtocol: page.getByRole('button', { name: say({ zh: '按礼宾次序', en: 'Protocol order' }) }),
    letters: page.getByRole('slider', { name: say({ zh: '按首字母查找', en: 'Go to a letter' }) }),
    rows,
    under: (letter: string) =>
      page
        .getByRole('list', { name: say({ zh: `首字母为${letter}的嘉宾`, en: `Delegates under ${letter}` }) })
        .getByRole('listitem')
        .first(),
    row: (name: string) => rows.getByRole('link', { name }),
    sendCard: (id: string) =>
      rowOf(id).getByRole('button', { name: say({ zh: /^向.+发送名片$/, en: /^Send my card to / }) }),
    cardSent: (id: string) =>
      rowOf(id).getByRole('button', { name: say({ zh: /^已向.+发送名片$/, en: /^Card already sent to / }) }),
    back: page.getByRole('button', { name: say({ zh: '返回', en: 'Back' }), exact: true }),
  };
});

export const delegateScreen = screen((page: Page, say: Say) => {
  const main = page.getByRole('main');
  return {
    open: (id: string) => page.goto(`/cdfH5/pages/guest/detail?id=${id}`),
    name: (name: string) => main.getByRole('heading', { level: 2, name, exact: true }),
    details: main.getByRole('article'),
    meetings: main.getByRole('listitem').getByRole('link'),
    meeting: (title: string) => main.getByRole('link', { name: title }),
    missing: main.getByRole('heading', {
      name: say({ zh: '名录中没有这位嘉宾', en: 'This delegate is not in the directory' }),
    }),
    back: page.getByRole('button', { name: say({ zh: '返回', en: 'Back' }), exact: true }),
  };
});
