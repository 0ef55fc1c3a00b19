import {
  findInFile,
  type FileRow,
  type FoundFile,
  getFile,
  getFilePage,
  getFiles,
  searchFiles,
} from 'contract/calls/files';
import { fileTypes, type FileType } from 'contract/file-categories';
import { notFound } from 'contract/refusals/wire';
import { type Answering, answers, refused } from '../../lib/call/answers.testing.ts';
import type { OpenedFile } from './files.api.ts';

const timeZone = 'Asia/Shanghai';
const aPage = 20;

export function fileRow(title: string, more: Partial<FileRow> = {}): FileRow {
  return {
    ...{
      id: title,
      version: 1,
      category: 'report',
      title,
      ending: 'pdf',
      size: 2_400_000,
      pages: 36,
      pageKind: 'page',
    },
    ...{ publishedAt: '2027-03-21T09:00:00+08:00', preview: 'pages', inside: 'searched' },
    ...more,
  };
}

export const foundFile = (title: string, more: Partial<FoundFile> = {}): FoundFile => ({
  ...fileRow(title),
  titleMarks: [],
  best: { number: 12, name: null, excerpt: '…agreed to disclose green finance in one format…', marks: [[20, 33]] },
  pagesFound: 3,
  ...more,
});

/** So many rows, newest first: File 1, File 2 … */
export const manyFiles = (count: number): FileRow[] =>
  Array.from({ length: count }, (_, place) => fileRow(`File ${place + 1}`));

const isOf = (type: FileType | undefined, { ending }: FileRow) =>
  !type || (fileTypes[type] as readonly string[]).includes(ending);

function countsOf(files: readonly FileRow[]) {
  const count = (type: FileType) => files.filter((file) => isOf(type, file)).length;
  const types = Object.keys(fileTypes) as FileType[];
  return Object.fromEntries(types.map((type) => [type, count(type)])) as Record<FileType, number>;
}

/** A server that has these files, newest first; a test may change the list. */
export function filesOf(files: FileRow[]): Answering {
  return answers(getFiles, ({ body: { category, type, olderThan } }) => {
    const inCategory = files.filter((file) => !category || file.category === category);
    const chosen = inCategory.filter((file) => isOf(type, file));
    const last = chosen.findIndex(({ id }) => id === olderThan);
    if (olderThan && last === -1) return refused(notFound);
    const items = chosen.slice(last + 1, last + 1 + aPage);
    return { timeZone, types: countsOf(inCategory), items, more: chosen.length > last + 1 + aPage };
  });
}

/** A server that finds these for every text. */
export function foundOf(files: FoundFile[]): Answering {
  return answers(searchFiles, ({ body: { type, from = 0 } }) => {
    const chosen = files.filter((file) => isOf(type, file));
    const items = chosen.slice(from, from + aPage);
    return { timeZone, total: chosen.length, types: countsOf(files), items, more: chosen.length > from + aPage };
  });
}

/** A file with so many pages, each of which has a picture. */
export const openedFile = (title: string, more: Partial<FileRow> = {}, pages = 5): OpenedFile => ({
  timeZone,
  file: fileRow(title, { pages, ...more }),
  media: 'c8d3kz1v9m2x7qp4rt6w',
  pages: Array.from({ length: pages }, (_, place) => ({
    number: place + 1,
    name: null,
    picture: more.preview === undefined || more.preview === 'pages' ? [1000, 1414] : null,
  })),
});

export const fileOf = (file: () => OpenedFile | undefined): Answering =>
  answers(getFile, ({ body }) => {
    const found = file();
    return found?.file.id === body.id ? found : refused(notFound);
  });

export const textOf = (text: (number: number) => string): Answering =>
  answers(getFilePage, ({ body: { number } }) => ({ name: null, text: text(number) }));

/** Where “finance” stands: once on page 2, and twice on page 4. */
export const hitsOf = (): Answering =>
  answers(findInFile, {
    pages: [
      { number: 2, marks: [[0, 7]], places: [[[1000, 2000, 1500, 200]]] },
      {
        number: 4,
        marks: [
          [0, 7],
          [20, 27],
        ],
        places: [[[1000, 2000, 1500, 200]], [[5000, 6000, 1500, 200]]],
      },
    ],
  });
