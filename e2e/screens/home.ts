import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

export const homeScreen = screen((page: Page, say: Say) => {
  const nowAndNext = page.getByRole('region', { name: say({ zh: '当前与接下来的会议', en: 'Now and next' }) });
  const entries = page.getByRole('navigation', { name: say({ zh: '功能入口', en: 'Services' }) });
  const slides = page.getByRole('region', { name: say({ zh: '精选内容', en: 'Highlights' }) });
  return {
    open: () => page.goto('/cdfH5/'),
    greeting: (words: string) => page.getByText(words, { exact: true }),
    entries: entries.getByRole('link'),
    entry: (name: string) => entries.getByRole('link', { name, exact: true }),
    slides,
    slide: (title: string) => slides.getByRole('link', { name: title }),
    dots: slides.getByRole('button', { name: new RegExp(say({ zh: '^第\\d张：', en: '^Slide \\d:' })) }),
    pause: slides.getByRole('button', { name: say({ zh: '暂停轮播', en: 'Pause the slides' }) }),
    forum: page.getByRole('heading', { level: 1 }),
    nowAndNext,
    meeting: (title: string) => nowAndNext.getByRole('link', { name: title }),
    wholeAgenda: page.getByRole('link', { name: say({ zh: '查看全部日程', en: 'Full agenda' }) }),
  };
});
