import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

/** What one can do on a delegate's page, and the sheet that sends the own card. */
export const sendCardScreen = screen((page: Page, say: Say) => {
  const actions = page.getByRole('region', { name: say({ zh: '操作', en: 'Actions' }) });
  const sheet = page.getByRole('dialog', { name: say({ zh: '发送名片', en: 'Send my card' }) });
  const button = (name: { zh: string; en: string }) => actions.getByRole('button', { name: say(name), exact: true });
  return {
    send: button({ zh: '发送名片', en: 'Send my card' }),
    alreadySent: button({ zh: '已发送', en: 'Already sent' }),
    acceptTheirs: button({ zh: '接受名片', en: 'Accept card' }),
    inContacts: button({ zh: '已交换名片', en: 'Cards exchanged' }),
    sheet,
    message: sheet.getByRole('textbox', { name: say({ zh: '留言（选填）', en: 'Message (optional)' }) }),
    tick: (item: 'mobile' | 'email') =>
      sheet.getByRole('checkbox', {
        name: new RegExp(
          `^${say({ mobile: { zh: '手机号码', en: 'Mobile' }, email: { zh: '电子邮箱', en: 'Email' } }[item])}`,
        ),
      }),
    submit: sheet.getByRole('button', { name: say({ zh: '发送', en: 'Send card' }), exact: true }),
    nothingTicked: sheet.getByText(
      say({ zh: '请勾选手机号码或电子邮箱', en: 'Please check mobile number or email address' }),
    ),
  };
});

/** The sheet in which a contact person confirms to be the one whom the delegate named. */
export const agreeScreen = screen((page: Page, say: Say) => {
  const sheet = page.getByRole('dialog', { name: say({ zh: '确认本人身份', en: 'Confirm that it is you' }) });
  return {
    sheet,
    byEmail: sheet.getByRole('radio', { name: say({ zh: '邮箱', en: 'Email' }) }),
    getCode: sheet.getByRole('button', { name: say({ zh: '获取验证码', en: 'Get code' }), exact: true }),
    code: sheet.getByRole('textbox', { name: say({ zh: '验证码', en: 'Verification code' }), exact: true }),
    agree: sheet.getByRole('button', { name: say({ zh: '同意', en: 'Accept' }), exact: true }),
  };
});

export const cardsScreen = screen((page: Page, say: Say) => {
  const main = page.getByRole('main');
  const views = main.getByRole('group', { name: say({ zh: '请求或名片联系人', en: 'Requests or friends' }) });
  const accepting = page.getByRole('dialog', { name: say({ zh: '接受名片', en: 'Accept card' }) });
  const friend = page.getByRole('dialog');
  return {
    open: () => page.goto('/cdfH5/pages/friend/friend'),
    title: page.getByRole('heading', { level: 1, name: say({ zh: '名片', en: 'Business cards' }), exact: true }),
    showFriends: views.locator('label').filter({ hasText: say({ zh: '名片联系人', en: 'Friends' }) }),
    /** These people have one card each, so that it need not be named. */
    accept: main.getByRole('button', { name: say({ zh: /^接受.+的名片$/, en: /^Accept the card of / }) }),
    decline: main.getByRole('button', { name: say({ zh: /^婉拒.+的名片$/, en: /^Decline the card of / }) }),
    withdraw: main.getByRole('button', {
      name: say({ zh: /^撤回发给.+的名片$/, en: /^Withdraw the card you sent to / }),
    }),
    /** To an invitation to act for somebody. */
    agree: main.getByRole('button', { name: say({ zh: '同意', en: 'Accept' }), exact: true }),
    accepting,
    acceptNow: accepting.getByRole('button', { name: say({ zh: '接受', en: 'Accept' }), exact: true }),
    call: main.getByRole('link', { name: say({ zh: /^致电/, en: /^Call / }) }),
    friendRow: main.locator('.card-people').getByRole('button').first(),
    friend,
    deleteFriend: friend.getByRole('button', { name: say({ zh: '删除名片联系人', en: 'Delete friend' }) }),
    restricted: main.getByText(
      say({ zh: '仅限红证代表交换名片', en: 'Exchange business cards restricted (red badge only)' }),
    ),
  };
});
