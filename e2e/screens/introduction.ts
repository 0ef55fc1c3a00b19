import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

export const introductionScreen = screen((page: Page, say: Say) => {
  return {
    open: () => page.goto('/cdfH5/pages/intro/intro'),
    title: page.getByRole('heading', { level: 1, name: say({ zh: '论坛简介', en: 'About the Forum' }), exact: true }),
    call: page.getByRole('link', { name: say({ zh: '致电组委会秘书处', en: 'Call the Secretariat' }) }),
    questions: page.getByRole('link', { name: say({ zh: '常见问题', en: 'Frequently asked questions' }) }),
  };
});
