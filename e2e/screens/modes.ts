import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

const modes = {
  social: { zh: '社交模式', en: 'Social' },
  privacy: { zh: '隐私模式', en: 'Privacy' },
  assistant: { zh: '助理模式', en: 'Assistant' },
};

export const modesScreen = screen((page: Page, say: Say) => {
  const main = page.getByRole('main');
  const sheet = page.getByRole('dialog');
  const field = (name: { zh: string; en: string }) => sheet.getByRole('textbox', { name: say(name), exact: true });
  const use = (name: keyof typeof modes) =>
    say({ zh: `启用${modes[name].zh}`, en: `Use ${modes[name].en.toLowerCase()} mode` });
  return {
    open: () => page.goto('/cdfH5/pages/conf/mode'),
    mode: (name: keyof typeof modes) => main.locator('label').filter({ hasText: say(modes[name]) }),
    chosen: (name: keyof typeof modes) => main.getByRole('radio', { name: say(modes[name]), exact: true }),
    use: (name: keyof typeof modes) => main.getByRole('button', { name: use(name) }),
    inUse: (name: keyof typeof modes) =>
      main.getByRole('button', {
        name: say({ zh: `当前为${modes[name].zh}`, en: `${modes[name].en} mode is in use` }),
      }),
    waitsFor: (name: string) =>
      main.getByRole('button', { name: say({ zh: `等待${name}确认`, en: `Waiting for ${name} to confirm` }) }),
    name: field({ zh: '姓名', en: 'Name' }),
    mobile: field({ zh: '手机号码', en: 'Mobile number' }),
    email: field({ zh: '电子邮箱', en: 'Email' }),
    next: sheet.getByRole('button', { name: say({ zh: '下一步：输入验证码', en: 'Next: verification code' }) }),
    byEmail: sheet.getByRole('radio', { name: say({ zh: '邮箱', en: 'Email' }) }),
    getCode: sheet.getByRole('button', { name: say({ zh: '获取验证码', en: 'Get code' }), exact: true }),
    code: field({ zh: '验证码', en: 'Verification code' }),
    save: sheet.getByRole('button', { name: say({ zh: '保存并发出邀请', en: 'Save and invite' }) }),
    revoke: (name: string) =>
      main.getByRole('button', { name: say({ zh: `撤销对${name}的授权`, en: `Revoke ${name}’s authority` }) }),
  };
});
