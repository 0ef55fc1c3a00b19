import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

/** /pages/other/scanH5 of somebody who is logged in */
export const faceToFaceScreen = screen((page: Page, say: Say) => {
  const sheet = page.getByRole('dialog', { name: say({ zh: '交换名片？', en: 'Exchange cards?' }) });
  return {
    open: () => page.goto('/cdfH5/pages/other/scanH5?for=exchange'),
    /** The way from the cards. */
    link: page.getByRole('link', { name: say({ zh: /^当面交换名片/, en: /^Face to face/ }) }),
    title: page.getByRole('heading', {
      level: 1,
      name: say({ zh: '当面交换名片', en: 'Face to face' }),
      exact: true,
    }),
    code: page.getByRole('img', { name: say({ zh: '您的名片交换码', en: 'Your exchange code' }) }),
    youShare: page.getByRole('button', { name: say({ zh: /^您将分享/, en: /^You share/ }) }),
    scanTheirs: page.getByRole('button', { name: say({ zh: '扫描对方的交换码', en: 'Scan theirs' }), exact: true }),
    scanTitle: page.getByRole('heading', {
      level: 1,
      name: say({ zh: '扫描对方的交换码', en: 'Scan theirs' }),
      exact: true,
    }),
    photo: page.getByLabel(say({ zh: '选择照片', en: 'From photo' })),
    problem: page.getByRole('alert').filter({ hasText: say({ zh: '无法识别', en: 'Unscannable' }) }),
    showMine: page.getByRole('button', { name: say({ zh: '出示我的交换码', en: 'Show mine' }), exact: true }),
    sheet,
    tick: (item: 'mobile' | 'email') =>
      sheet.getByRole('checkbox', {
        name: new RegExp(
          `^${say({ mobile: { zh: '手机号码', en: 'Mobile' }, email: { zh: '电子邮箱', en: 'Email' } }[item])}`,
        ),
      }),
    yourTurn: sheet.getByText(say({ zh: /已确认，等待您确认$/, en: /has confirmed\. Please confirm as well$/ })),
    waiting: sheet.getByText(say({ zh: /^您已确认，正在等待/, en: /^You have confirmed\. Waiting for/ })),
    confirm: sheet.getByRole('button', { name: say({ zh: '确认交换', en: 'Confirm the exchange' }), exact: true }),
    notNow: sheet.getByRole('button', { name: say({ zh: '暂不交换', en: 'Not now' }), exact: true }),
  };
});

export const exchangeEnded = { zh: '本次交换已结束，请重新扫码', en: 'This exchange has ended. Please scan again' };
