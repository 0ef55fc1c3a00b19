import type { Page } from '@playwright/test';
import { tapCalmly } from '../support/calm.ts';
import { watchPictures } from '../support/characters.ts';
import { expect } from '../support/test.ts';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

/** The language choice and the privacy popup. */
export const firstVisit = screen((page: Page, say: Say) => {
  const language = page.getByRole('radio', { name: say({ zh: '中文', en: 'English' }), exact: true });
  const goOn = page.getByRole('button', { name: say({ zh: '继续', en: 'Continue' }), exact: true });
  const popup = page.getByRole('dialog', { name: say({ zh: '隐私提示', en: 'Your privacy' }) });
  const agree = popup.getByRole('button', { name: say({ zh: '同意', en: 'Agree' }), exact: true });
  const texts = page.getByRole('dialog', { name: say({ zh: '请阅读并同意', en: 'Please read and agree' }) });
  return {
    ...{ language, goOn, popup, agree, texts },
    /** Users from the host app have not agreed yet, so this comes before any page. */
    agreeToTexts: texts.getByRole('button', { name: say({ zh: '同意', en: 'Agree' }), exact: true }),
    disagree: popup.getByRole('button', { name: say({ zh: '不同意并退出', en: 'Disagree and Exit' }), exact: true }),
    goodbye: page.getByRole('heading', {
      level: 2,
      name: say({ zh: '设备上未留存任何信息', en: 'Nothing remains on your device' }),
    }),
    text: (kind: 'agreement' | 'privacy') =>
      popup.getByRole('button', {
        name: say(
          kind === 'agreement'
            ? { zh: '《用户服务协议》', en: 'User Service Agreement' }
            : { zh: '《隐私政策》', en: 'Privacy Policy' },
        ),
      }),
    closeText: page.getByRole('button', { name: say({ zh: '关闭', en: 'Close' }), exact: true }),
    startAgain: page.getByRole('button', { name: say({ zh: '重新开始', en: 'Start again' }), exact: true }),

    async chooseLanguage() {
      await expect(page).toHaveURL(/\/pages\/choseLanguage\/choseLanguage$/);
      await tapCalmly(language);
      await goOn.tap();
      await expect(popup).toBeVisible();
    },
  };
});

/** Goes from any address to the sign-in page, as on a first visit. */
export async function comeForTheFirstTime(page: Page, say: Say, address = '/cdfH5/'): Promise<void> {
  watchPictures(page);
  const visit = firstVisit(page, say);
  await page.goto(address);
  await visit.chooseLanguage();
  await tapCalmly(visit.agree);
  await expect(visit.popup).toHaveCount(0);
}
