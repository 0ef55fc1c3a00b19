import type { BrowserContext, Page } from '@playwright/test';
import type { DelegateRow } from 'contract/calls/delegates';
import type { Measured } from '../verdict.ts';
import { measureScrolling } from './measure.ts';
import { reportScrolling } from './report.ts';

const howMany = 3_000;
const gaps = { list: '.directory-list', background: '.directory-list__rows, .directory-list__piece', apart: 0 };

/** Scrolls the directory with 3,000 delegates instead of the demo's. */
export async function benchDirectory(): Promise<Measured> {
  const counted = (page: Page) => page.locator('.segment__figure').last().textContent();
  const { runs, blank, told: rows } = await measureScrolling({ open: openDirectory, gaps }, counted);
  const { verdict, ofLimit } = reportScrolling({ what: `the directory of ${rows}`, runs, blank });
  console.log('');
  return { verdict, figures: verdict === 'void' ? {} : { droppedOfLimit: ofLimit } };
}

async function openDirectory(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.route('**/api/delegates/getDelegates', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { obj: { delegates?: DelegateRow[] } | null };
    // The first answer may only correct the phone's clock and have no delegates.
    const delegates = answer.obj?.delegates && manifold(answer.obj.delegates);
    await route.fulfill({ response, json: { ...answer, obj: delegates ? { ...answer.obj, delegates } : answer.obj } });
  });
  await page.goto(`${origin}/cdfH5/pages/guest/guest?side=international`);
  await page.locator('.directory-row').first().waitFor();
  return page;
}

/** Repeats the demo's delegates on one side, each copy with its own id and positions. */
function manifold(rows: readonly DelegateRow[]): DelegateRow[] {
  const times = Math.ceil(howMany / rows.length);
  return Array.from({ length: howMany }, (_, number) => {
    const row = rows[number % rows.length];
    if (!row) throw new Error('the demo has no delegates');
    const round = Math.floor(number / rows.length);
    const id = `${String(round).padStart(2, '0')}${row.id.slice(2)}`;
    return { ...row, id, origin: 'international', nameOrder: row.nameOrder * times + round, rankOrder: number };
  });
}
