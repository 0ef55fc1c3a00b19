import type { FileRow, FoundFile, PageKind } from 'contract/calls/files';
import type { Dates } from '../../lib/dates/dates.ts';
import { fileSize } from '../../lib/text/file-size.ts';
import type { Said } from '../../lib/words.ts';
import type { filesWords } from './files.words.ts';

type Say = SaidOf<typeof filesWords>;
type SaidOf<T> = Said<{ [K in keyof T]: T[K] extends { en: infer English } ? English : never }>;

const counting = { page: 'pages', slide: 'slidesCounted', sheet: 'sheets', section: 'sections' } as const;

/** 2.4 MB · 36 pages · 21 Mar. A docx has sections instead of pages, which nobody counts. */
export function fileFacts(file: FileRow, say: Say, dates: Dates, now: number): string {
  const { size, pages, pageKind, publishedAt } = file;
  const counted = pages !== null && pageKind !== null && pageKind !== 'section' && say[counting[pageKind]](pages);
  return [fileSize(size), counted, publishedOn(publishedAt, say, dates, now)].filter(Boolean).join(' · ');
}

function publishedOn(publishedAt: string, say: Say, dates: Dates, now: number): string {
  const [date, today] = [dates.dateOf(publishedAt), dates.dateOf(now)];
  if (date === today) return say.today;
  return date.slice(0, 4) === today.slice(0, 4) ? dates.shortDate(publishedAt) : dates.date(publishedAt);
}

/** “Page 7: ” before an excerpt. */
export function placeOf(kind: PageKind | null, best: NonNullable<FoundFile['best']>, say: Say): string {
  const { number, name } = best;
  if (kind === 'page') return say.onPage(number);
  if (kind === 'slide') return say.onSlide(number);
  if (name === null) return '';
  return kind === 'sheet' ? say.onSheet(name) : say.inSection(name);
}
