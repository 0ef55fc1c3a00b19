import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

/** /pages/other/scanH5 */
export const scanScreen = screen((page: Page, say: Say) => {
  const trouble = page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 2 }) });
  return {
    open: () => page.goto('/cdfH5/pages/other/scanH5'),
    title: page.getByRole('heading', { level: 1, name: say({ zh: '扫描证件', en: 'Scan badge' }), exact: true }),
    hold: page.getByText(
      say({
        zh: '请将证件上的二维码置于框内，将自动识别。',
        en: 'Hold the code on your badge inside the frame. It is read automatically.',
      }),
    ),
    trouble,
    troubleTitle: trouble.getByRole('heading', { level: 2 }),
    tryAgain: trouble.getByRole('button', { name: say({ zh: '重试', en: 'Try again' }), exact: true }),
    problem: page.getByRole('alert').filter({ hasText: say({ zh: '无法识别', en: 'Unscannable' }) }),
    photo: page.getByLabel(say({ zh: '选择照片', en: 'From photo' })),
    enterCode: page.getByRole('button', { name: say({ zh: '输入登录码', en: 'Enter code' }), exact: true }),
  };
});

export const photo = (buffer: Buffer) => ({ name: 'badge.png', mimeType: 'image/png', buffer });
