import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

export type PartnersTab = 'partner' | 'patron' | 'media';

export const partnersScreen = screen((page: Page, say: Say) => {
  const tabs = {
    partner: say({ zh: '合作伙伴', en: 'Partners' }),
    patron: say({ zh: '支持单位', en: 'Patrons' }),
    media: say({ zh: '媒体', en: 'Media' }),
  };
  const outlets = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const outlet = (name: string) => outlets.filter({ has: page.getByRole('heading', { name, exact: true }) });
  return {
    open: (tab: PartnersTab) => page.goto(`/cdfH5/pages/partner/partner?kind=${tab}`),
    title: page.getByRole('heading', { level: 1, name: say({ zh: '合作伙伴与媒体', en: 'Partners and media' }) }),
    choose: (tab: PartnersTab) => page.locator('label', { hasText: tabs[tab] }).tap(),
    chosenTab: page.getByRole('radio', { checked: true }),
    level: (name: string) => page.getByRole('heading', { level: 2, name }),
    partner: (name: string) => page.getByRole('link', { name, exact: true }),
    search: page.getByRole('searchbox', { name: say({ zh: '搜索媒体名录', en: 'Search the media list' }) }),
    newspapers: page.getByRole('button', { name: say({ zh: '报纸与杂志', en: 'Newspapers and magazines' }) }),
    outlets,
    outlet,
    call: (name: string) => outlet(name).getByRole('link', { name: say({ zh: `致电${name}`, en: `Call ${name}` }) }),
    mail: (name: string) =>
      outlet(name).getByRole('link', { name: say({ zh: `发送邮件至${name}`, en: `Email ${name}` }) }),
    copy: (name: string) =>
      outlet(name).getByRole('button', {
        name: say({ zh: `复制${name}的联系方式`, en: `Copy contact details of ${name}` }),
      }),
    noMatch: page.getByRole('heading', { name: say({ zh: '没有符合条件的媒体', en: 'No matching outlets' }) }),
    showAll: page.getByRole('button', { name: say({ zh: '查看全部', en: 'Show all' }), exact: true }),
    organisation: page.getByRole('link', { name: say({ zh: '机构简介', en: 'About the organisation' }) }),
    mediaList: page.getByRole('link', { name: say({ zh: '媒体名录', en: 'Media list' }) }),
    missing: page.getByRole('heading', {
      name: say({ zh: '该机构已不在名单中', en: 'This organisation is no longer listed' }),
    }),
    openList: page.getByRole('button', { name: say({ zh: '查看合作伙伴与支持单位', en: 'See partners and patrons' }) }),
    back: page.getByRole('button', { name: say({ zh: '返回', en: 'Back' }), exact: true }),
  };
});
