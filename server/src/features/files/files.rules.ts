import type { FileRow, Inside, Preview } from 'contract/calls/files';
import { fileTypes, type FileType } from 'contract/file-categories';
import type { Language } from 'contract/languages';
import { imageExtensions } from 'contract/rules/file-extensions';
import { readableExtensions } from '../../platform/documents/readable.rules.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import type { ListedFile } from './files.store.ts';

export const filesAtOnce = 20;

type Ending = ListedFile['ending'];
type Read = Pick<ListedFile, 'ending' | 'reading' | 'former'>;
export type Seen = { language: Language; timeZone: string };

export function isReadable(ending: string): boolean {
  return (readableExtensions as readonly string[]).includes(ending);
}

export function isPicture(ending: string): boolean {
  return (imageExtensions as readonly string[]).includes(ending);
}

/** What is known of the text of a content. */
export function insideOf({ ending, reading }: Pick<Read, 'ending' | 'reading'>): Inside {
  if (!isReadable(ending)) return 'title only';
  return reading?.inside ?? 'waiting';
}

/** What is shown of a file that was replaced is the former content until the new one is read. */
function shownReading({ ending, reading, former }: Read) {
  return isReadable(ending) ? (reading ?? former) : null;
}

function previewOf(file: Read): Preview {
  if (isPicture(file.ending)) return 'picture';
  if (!isReadable(file.ending)) return 'none';
  const shown = shownReading(file);
  if (!shown) return file.ending === 'pdf' ? 'pages' : 'text';
  if (shown.pages === 0) return 'none';
  return shown.pageKind === 'page' ? 'pages' : 'text';
}

/** The content whose pages are shown. */
export function shownMedia({
  mediaId,
  formerMediaId,
  reading,
}: Pick<ListedFile, 'mediaId' | 'formerMediaId' | 'reading'>) {
  return reading ? mediaId : (formerMediaId ?? mediaId);
}

export function rowAsSeen(file: ListedFile, { language, timeZone }: Seen): FileRow {
  const { id, version, category, title, ending, publishedAt } = file;
  const shown = shownReading(file);
  return {
    ...{ id, version, category, ending, title: inLanguage(language)(title) },
    ...{ size: downloadOf(file).size, pages: shown?.pages ?? null, pageKind: shown?.pageKind ?? null },
    ...{
      publishedAt: isoIn(timeZone, publishedAt),
      preview: previewOf(file),
      inside: insideOf({ ending, reading: shown }),
    },
  };
}

/** What is downloaded: a picture in the format that its ending names once that is drawn, anything else as it is stored. */
export function downloadOf({ mediaId, ending, extension, size, hash, asSent }: ListedFile) {
  if (!asSent) return { key: mediaId, extension, size, hash };
  return { key: `${mediaId}.${asSent.name}`, extension: ending, size: asSent.size, hash: asSent.hash };
}

function typeOf(ending: Ending): FileType | undefined {
  return (Object.keys(fileTypes) as FileType[]).find((type) => (fileTypes[type] as readonly string[]).includes(ending));
}

/** How many there are of each type. */
export function countsByType(endings: readonly { ending: Ending; count: number }[]): Record<FileType, number> {
  const counts: Record<FileType, number> = { pdf: 0, text: 0, slides: 0, data: 0, picture: 0 };
  for (const { ending, count } of endings) {
    const type = typeOf(ending);
    if (type) counts[type] += count;
  }
  return counts;
}
