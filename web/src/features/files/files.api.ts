import {
  findInFile,
  getFile,
  getFilePage,
  getFiles,
  prepareFile,
  prepareFileLink,
  searchFiles,
} from 'contract/calls/files';
import type { FileCategory, FileType } from 'contract/file-categories';
import type { Language } from 'contract/languages';
import type { AnswerOf, BodyOf, Call } from 'contract/wire/call';
import { codes, transportCodes } from 'contract/wire/codes';
import { call } from '../../lib/call/call.ts';
import { type Continuing, endlessQuery } from '../../lib/read/endless-query.ts';
import { readQuery } from '../../lib/read/read-query.ts';

export type FilePages = AnswerOf<typeof getFiles>;
export type FoundPages = AnswerOf<typeof searchFiles>;
export type OpenedFile = AnswerOf<typeof getFile>;
export type Hits = AnswerOf<typeof findInFile>['pages'];
/** The content that is shown of a file. */
type Content = { file: Pick<OpenedFile['file'], 'id'>; media: OpenedFile['media'] };
/** What a list is narrowed to. */
export type FilesChoice = { category?: FileCategory | undefined; type?: FileType | undefined };
export type FilesOrder = 'best' | 'newest';

// The page itself says that a file was withdrawn or never existed.
const pageShows = [codes.notFound, codes.invalid];
type Listed = { items: readonly { id: string }[]; more: boolean };

export const fileQueries = {
  list: (choice: FilesChoice, language: Language) => ({
    ...endlessQuery(getFiles, chosen(choice), { language }, listedUntil(byLastId)),
    placeholderData: stays<FilePages>,
  }),
  found: (text: string, { order, ...choice }: FilesChoice & { order: FilesOrder }, language: Language) => ({
    ...endlessQuery(
      searchFiles,
      { text, ...chosen(choice), ...(order === 'newest' && { order }) },
      { language, pageShows: [codes.invalid] },
      listedUntil(({ items }) => ({ from: items.length })),
    ),
    placeholderData: stays<FoundPages>,
  }),
  one: (id: string, language: Language) => readQuery(getFile, { id }, { language, pageShows }),
  // A file has its text in its own language, whichever is spoken around it.
  page: ({ file: { id }, media }: Content, number: number) => readContent(getFilePage, { id, media, number }),
  hits: ({ file: { id }, media }: Content, text: string) => readContent(findInFile, { id, media, text }),
};

/** A content never changes, because a file that is replaced has another one; so no hint asks for this again. */
function readContent<C extends Call>(about: C, body: BodyOf<C>) {
  const shownHere = [...pageShows, codes.conflict];
  return { ...readQuery(about, body, { language: null, fresh: Infinity, pageShows: shownHere }), meta: { shows: [] } };
}

/**
 * The list that is shown stays until the chosen one is there, so that its filters do not disappear. An empty one does
 * not: the page would say of the new search or category what it only knows of the one before.
 */
function stays<List extends Listed>(shown: List | undefined): List | undefined {
  return shown && shown.items.length > 0 ? shown : undefined;
}

/** The address of the file, which works once and for one minute. */
export const prepare = (id: string) => call(prepareFile, { id });
/** The same for a page that says itself that it was lost. */
export const prepareQuietly = (id: string) =>
  call(prepareFile, { id }, { overlay: false, pageShows: [transportCodes.network, undefined] });
/** A link for another browser. */
export const prepareLink = (id: string) => call(prepareFileLink, { id });

const byLastId = ({ items }: Listed) => ({ olderThan: items.at(-1)?.id });

function listedUntil<C extends Call>(after: (list: Listed) => object): Continuing<C> {
  const asListed = (list: AnswerOf<C>) => list as unknown as Listed;
  return {
    count: (list) => asListed(list).items.length,
    hasMore: (list) => asListed(list).more,
    after: (list) => after(asListed(list)),
    joined: (list, further) =>
      ({ ...asListed(further), items: [...asListed(list).items, ...asListed(further).items] }) as never,
  };
}

/** What is not chosen is left out, so that every way to the same list has the same key. */
function chosen({ category, type }: FilesChoice) {
  return { ...(category && { category }), ...(type && { type }) };
}
