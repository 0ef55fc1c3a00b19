import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';

export function meetingScreen(page: Page, say: Say) {
  return {
    heading: (title: string) => page.getByRole('main').getByRole('heading', { name: title }),
    back: page.getByRole('button', { name: say({ zh: '返回', en: 'Back' }), exact: true }),
  };
}
