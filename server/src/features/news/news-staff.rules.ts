import type { EditedNews, NewsFacts } from 'contract/calls/console/news';
import { languages, type Language } from 'contract/languages';
import { noSuchFile, wrongTimes } from 'contract/refusals/news';
import type { RichBlock } from 'contract/rich-text/rich-text';
import { documentExtensions } from 'contract/rules/file-extensions';
import type { MediaKind } from 'contract/wire/media';
import type { KnownFile } from '../../platform/rich-text/known-files.ts';
import { shortLine } from '../../platform/rich-text/line-of-text.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import type { contentFiles, StoredNews } from './news-staff.store.ts';

type NamedFile = { id: string; kind: MediaKind };

/** Every file that an item names, with the kind that it must have there. */
export function filesNamed({ cover, film, body }: Pick<NewsFacts, 'cover' | 'film' | 'body'>): NamedFile[] {
  return [
    ...named('picture', cover, film?.poster),
    ...named('video', film?.file),
    ...languages.flatMap((language) => body[language].flatMap(filesOfBlock)),
  ];
}

function filesOfBlock(block: RichBlock): NamedFile[] {
  switch (block.kind) {
    case 'picture':
    case 'document':
      return named(block.kind, block.file);
    case 'video':
      return [...named('video', block.file), ...named('picture', block.poster)];
    default:
      return [];
  }
}

function named(kind: MediaKind, ...ids: (string | null | undefined)[]): NamedFile[] {
  return ids.flatMap((id) => (id ? [{ id, kind }] : []));
}

export function whyFilesCannotBeShown(wanted: readonly NamedFile[], stored: readonly NamedFile[]) {
  const kinds = new Map(stored.map(({ id, kind }) => [id, kind]));
  return wanted.every(({ id, kind }) => kinds.get(id) === kind) ? undefined : noSuchFile;
}

type Times = { duration: number; sentences: readonly { from: number; to: number }[] };

export function whyRecordingCannotBe({ duration, sentences }: Times) {
  let end = 0;
  for (const { from, to } of sentences) {
    if (from < end || to <= from || to > duration) return wrongTimes;
    end = to;
  }
  return undefined;
}

/** What an editor wrote, as the columns of the item. */
export function columnsOf({ kind, category, title, summary, source, body, cover, film }: NewsFacts) {
  return {
    ...{ kind, category, title, summary, source, body },
    ...{ coverId: cover, filmId: film?.file ?? null, posterId: film?.poster ?? null },
  };
}

type Edited = Pick<StoredNews, 'id' | 'version' | 'kind' | 'title' | 'publishedAt' | 'isPublished' | 'isPublic'>;
type Seen = { language: Language; timeZone: string };

/** A withdrawn item keeps its moment for itself; its editor sees that nobody else sees it. */
export function editedNews(item: Edited, recordings: Language[], { language, timeZone }: Seen): EditedNews {
  const { id, version, kind, title, publishedAt, isPublished, isPublic } = item;
  return {
    ...{ id, version, kind, isPublic, recordings, title: inLanguage(language)(title) },
    publishedAt: isPublished && publishedAt ? isoIn(timeZone, publishedAt) : null,
  };
}

type StoredFile = Awaited<ReturnType<typeof contentFiles>>[number];

/** A file as a text shows it; undefined for recordings, which no text holds. */
export function fileInText({
  id: file,
  kind,
  extension,
  size,
  width,
  height,
  name,
}: StoredFile): KnownFile | undefined {
  if (kind === 'picture' && width && height) return { kind, file, width, height };
  if (kind === 'video') return { kind, file, poster: null };
  const ending = documentExtensions.find((one) => one === extension);
  if (kind !== 'document' || !ending) return undefined;
  return { kind, file, name: nameInText(name, ending), extension: ending, size };
}

/** How whoever sent a document called it, without the ending. */
function nameInText(name: string | null, extension: string): string {
  const end = `.${extension}`;
  const isEnding = name?.toLowerCase().endsWith(end);
  return shortLine(isEnding ? name?.slice(0, -end.length) : (name ?? undefined)) ?? extension.toUpperCase();
}
