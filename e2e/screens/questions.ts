import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

export const questionsScreen = screen((page: Page, say: Say) => {
  return {
    open: (search = '') => page.goto(`/cdfH5/pages/question/question${search}`),
    search: page.getByRole('searchbox', { name: say({ zh: '搜索问题', en: 'Search the questions' }) }),
    question: (words: string) => page.getByRole('button', { name: words }),
    found: page.getByRole('main').getByRole('status'),
  };
});
