import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

/** The confirm dialog, which may appear over every page. */
export const dialogs = screen((page: Page, say: Say) => {
  const all = page.getByRole('alertdialog');
  return {
    all,
    named: (title: string) => page.getByRole('alertdialog', { name: title, exact: true }),
    confirm: all.getByRole('button', { name: say({ zh: '确认', en: 'Confirm' }), exact: true }),
    tryAgain: all.getByRole('button', { name: say({ zh: '重试', en: 'Try again' }), exact: true }),
    logInAgain: all.getByRole('button', { name: say({ zh: '重新登录', en: 'Log in again' }), exact: true }),
    cancel: all.getByRole('button', { name: say({ zh: '取消', en: 'Cancel' }), exact: true }),
  };
});
