import type { APIResponse, BrowserContext, Page, Route } from '@playwright/test';
import { type AlbumPhoto, photosAtOnce } from 'contract/calls/album';
import { type Measured, round } from '../verdict.ts';
import { measureScrolling } from './measure.ts';
import { reportScrolling } from './report.ts';

const howMany = 2_000;
/** Photos stand eight pixels apart. */
const gaps = { list: '.photo-grid', background: '.photo-grid', apart: 8 };

/** Scrolls an album of 2,000 photos, and adds up what shifts from the first photo to the last. */
export async function benchAlbum(): Promise<Measured> {
  const { runs, blank, told: shift } = await measureScrolling({ open: openAlbum, gaps }, shiftOn);
  const { verdict, ofLimit } = reportScrolling({ what: `an album of ${howMany}`, runs, blank });
  console.log(`layout shift while all were loaded and scrolled: ${shift.toFixed(3)}`);
  if (shift > 0) console.log('FAILED: photos move.');
  console.log('');
  const figures = { albumShift: round(shift), ...(verdict !== 'void' && { albumDroppedOfLimit: ofLimit }) };
  return { verdict: shift > 0 ? 'failed' : verdict, figures };
}

async function openAlbum(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(sumShifts);
  const album = manyPhotos();
  await page.route('**/api/album/getPhotos', (route) => album.answer(route));
  await page.goto(`${origin}/cdfH5/pages/album/album`);
  await page.locator('.photo-tile').first().waitFor();
  for (let known = photosAtOnce; known < howMany; known += photosAtOnce) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page
      .locator(`[aria-setsize="${Math.min(howMany, known + photosAtOnce)}"]`)
      .first()
      .waitFor();
  }
  return page;
}

type Answer = { obj: { photos: AlbumPhoto[] } | null };

/** Repeats the photos of the demo's day, each copy with an id of its own, and answers them piece by piece. */
function manyPhotos() {
  let known: { response: APIResponse; answer: Answer; photos: AlbumPhoto[] } | undefined;
  return {
    async answer(route: Route) {
      if (!known) {
        const response = await route.fetch();
        const answer = (await response.json()) as Answer;
        // The first answer may only correct the phone's clock.
        if (!answer.obj) return route.fulfill({ response, json: answer });
        known = { response, answer, photos: repeated(answer.obj.photos) };
      }
      const { response, answer, photos } = known;
      const { olderThan } = JSON.parse(route.request().postData() ?? '{}') as { olderThan?: string };
      const from = photos.findIndex(({ id }) => id === olderThan) + 1;
      const obj = { photos: photos.slice(from, from + photosAtOnce), more: from + photosAtOnce < photos.length };
      return route.fulfill({ response, json: { ...answer, obj } });
    },
  };
}

function repeated(photos: readonly AlbumPhoto[]): AlbumPhoto[] {
  return Array.from({ length: howMany }, (_, number) => {
    const photo = photos[number % photos.length];
    if (!photo) throw new Error('the demo has no photos of this day');
    return { ...photo, id: `${String(number).padStart(4, '0')}${photo.id.slice(4)}` };
  });
}

/** Runs in the page. */
function sumShifts() {
  Object.assign(window, { shift: 0 });
  const add = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value });
  };
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
}

const shiftOn = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);
