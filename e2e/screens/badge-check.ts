import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

/** The page /pages/login/check, which shows whose badge it is and asks for the date of birth. */
export const badgeCheckScreen = screen((page: Page, say: Say) => {
  const wheel = (words: { zh: string; en: string }) => page.getByRole('listbox', { name: say(words), exact: true });
  const wheels = {
    year: wheel({ zh: '年', en: 'Year' }),
    month: wheel({ zh: '月', en: 'Month' }),
    day: wheel({ zh: '日', en: 'Day' }),
  };
  async function turn(part: keyof typeof wheels, to: string) {
    const row = wheels[part].getByRole('option', { name: to, exact: true });
    // This scrolls as a swipe does that comes to rest on the row.
    await row.evaluate((option) => {
      const rows = Array.from(option.parentElement?.children ?? []);
      const height = option.getBoundingClientRect().height;
      option.parentElement?.scrollTo({ top: rows.indexOf(option) * height, behavior: 'instant' });
    });
    await expect(row).toHaveAttribute('aria-selected', 'true');
  }
  /** The rows of a date as YYYY-MM-DD. */
  function rowsOf(iso: string) {
    const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
    return {
      year: say({ zh: `${year}年`, en: String(year) }),
      month: say({ zh: `${month}月`, en: months[month - 1] ?? '' }),
      day: say({ zh: `${day}日`, en: String(day) }),
    };
  }
  const button = (words: { zh: string; en: string }) => page.getByRole('button', { name: say(words), exact: true });
  return {
    title: page.getByRole('heading', {
      level: 1,
      name: say({ zh: '核实本人身份', en: 'Confirm your identity' }),
      exact: true,
    }),
    badge: page.locator('.check-view__badge'),
    chosen: (part: keyof typeof wheels) => wheels[part].getByRole('option', { selected: true }),
    wheels,
    problem: page.getByRole('alert'),
    tick: page.getByRole('checkbox'),
    chooseFirst: button({ zh: '请先选择出生日期', en: 'Choose your date of birth first' }),
    confirm: button({ zh: '确认并登录', en: 'Confirm and log in' }),
    otherWays: button({ zh: '改用手机号或邮箱', en: 'Use email or mobile' }),
    notMe: button({ zh: '非本人', en: 'This is not me' }),

    rowsOf,
    async setDate(iso: string) {
      const rows = rowsOf(iso);
      for (const part of ['year', 'month', 'day'] as const) await turn(part, rows[part]);
    },
  };
});
