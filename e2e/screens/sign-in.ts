import type { Page } from '@playwright/test';
import { tapCalmly } from '../support/calm.ts';
import { charactersIn, watchPictures } from '../support/characters.ts';
import { codeAskedFor } from '../support/outbox.ts';
import { expect } from '../support/test.ts';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

const methods = {
  mobile: { zh: '手机号', en: 'Mobile' },
  email: { zh: '邮箱', en: 'Email' },
  badge: { zh: '证件', en: 'Badge' },
};

export const signInScreen = screen((page: Page, say: Say, localOrigin: string) => {
  watchPictures(page);
  const field = (words: { zh: string; en: string }) => page.getByRole('textbox', { name: say(words), exact: true });
  const button = (words: { zh: string; en: string }) => page.getByRole('button', { name: say(words), exact: true });
  const choices = page.getByRole('group', { name: say({ zh: '登录方式', en: 'Ways to log in' }), exact: true });
  const picture = page.getByRole('img', { name: say({ zh: '含四个字符的图片', en: 'Picture with four characters' }) });
  const screen = {
    welcome: page.getByRole('heading', {
      level: 1,
      name: say({ zh: '欢迎莅临论坛', en: 'Welcome to the Forum' }),
      exact: true,
    }),
    method: (method: keyof typeof methods) => choices.getByRole('radio', { name: say(methods[method]), exact: true }),
    mobile: field({ zh: '手机号码', en: 'Mobile number' }),
    country: page.getByRole('combobox', { name: say({ zh: '国家或地区代码', en: 'Country or region code' }) }),
    email: field({ zh: '电子邮箱', en: 'Email address' }),
    picture,
    characters: field({ zh: '图中字符', en: 'Characters in the picture' }),
    otherPicture: button({ zh: '换一张', en: 'Another picture' }),
    code: field({ zh: '验证码', en: 'Verification code' }),
    getCode: button({ zh: '获取验证码', en: 'Get code' }),
    countdown: page.getByText(say({ zh: '秒后可重新获取', en: 'Resend in' })),
    tick: page.getByRole('checkbox'),
    text: (name: { zh: string; en: string }) => page.getByRole('link', { name: say(name), exact: true }),
    submit: button({ zh: '登录', en: 'Log in' }),
    scan: page.getByRole('link', { name: say({ zh: '扫描我的证件', en: 'Scan my badge' }) }),
    badgeCode: field({ zh: '证件登录码', en: 'Badge code' }),
    goOn: button({ zh: '继续', en: 'Continue' }),

    async choose(method: keyof typeof methods) {
      await choices.getByText(say(methods[method]), { exact: true }).tap();
      await expect(screen.method(method)).toBeChecked();
    },
    askForCode: () => tapCalmly(screen.getCode),
    signIn: () => tapCalmly(screen.submit),
    async readPicture() {
      await expect(picture).toBeVisible();
      return charactersIn(page, picture, localOrigin);
    },
    /** Asks for a code to the typed address and returns the code. */
    async receiveCode(to: string) {
      await screen.characters.fill(await screen.readPicture());
      return codeAskedFor(localOrigin, to, async () => {
        await screen.askForCode();
        await expect(screen.countdown).toBeVisible();
      });
    },
    async enterByEmail(address: string) {
      await screen.choose('email');
      await screen.email.fill(address);
      await screen.code.fill(await screen.receiveCode(address));
      await screen.tick.check();
      await screen.signIn();
    },
  };
  return screen;
});
