import type { FileRow } from 'contract/calls/files';
import { useWords } from '../../../lib/words.ts';
import { previewWords } from './preview.words.ts';

const names = { page: 'pageOf', slide: 'slideOf', sheet: 'sheetOf', section: 'sectionOf' } as const;

/** “Page 12 of 36”, or the slide, sheet or section. */
export function usePageName({ pageKind, pages }: Pick<FileRow, 'pageKind' | 'pages'>): (number: number) => string {
  const say = useWords(previewWords);
  return (number) => say[names[pageKind ?? 'page']](number, pages ?? number);
}
