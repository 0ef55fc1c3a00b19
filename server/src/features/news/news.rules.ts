import type { BriefItem, NewsItem, NewsRow } from 'contract/calls/news';
import { otherLanguage, type Language } from 'contract/languages';
import type { RichText } from 'contract/rich-text/rich-text';
import type { Picture } from 'contract/wire/values';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { dateIn, isoIn } from '../../platform/time-zones.ts';
import type { newsEverPublished, recordingsOf } from './news.store.ts';

type StoredItem = Awaited<ReturnType<typeof newsEverPublished>>[number];
export type StoredRecording = Awaited<ReturnType<typeof recordingsOf>>[number];
/** The length of the recording in each language that has one, in milliseconds. */
type Lengths = Partial<Record<Language, number>>;

/** An item as lists know it. */
export type ListedItem = Omit<StoredItem, 'publishedAt'> & {
  publishedAt: Date;
  cover: Picture | null;
  lengths: Lengths;
};
/** Where an item stands in the list. */
export type Place = Pick<ListedItem, 'publishedAt' | 'id'>;

export const pageLength = 20;
const mostRelated = 3;

/** By the moment, and by the id where two appeared at the same one, so that the order is always the same. */
export function newestFirst(one: Place, other: Place): number {
  const later = other.publishedAt.getTime() - one.publishedAt.getTime();
  if (later !== 0) return later;
  return one.id < other.id ? 1 : -1;
}

type Asked = { kind?: string | undefined; category?: string | undefined };

/** A page goes on after a place, not after a number of items: what appears meanwhile neither repeats nor hides one. */
export function pageOf(items: readonly ListedItem[], { kind, category }: Asked, after?: Place) {
  const found = items
    .filter((item) => !kind || item.kind === kind)
    .filter((item) => !category || item.category === category)
    .filter((item) => !after || (item.id !== after.id && newestFirst(after, item) < 0));
  return { items: found.slice(0, pageLength), more: found.length > pageLength };
}

/** Those of the same category come first, then the newest of the others. */
export function relatedTo({ id, category }: ListedItem, items: readonly ListedItem[]): ListedItem[] {
  const others = items.filter((item) => item.id !== id);
  const [same, different] = [
    others.filter((item) => item.category === category),
    others.filter((item) => item.category !== category),
  ];
  return [...same, ...different].slice(0, mostRelated);
}

/** The voice articles of the newest day that has any, oldest first. */
export function briefOf(items: readonly ListedItem[], timeZone: string): ListedItem[] {
  const spoken = items.filter(hasVoice);
  const day = spoken[0] && dateIn(timeZone, spoken[0].publishedAt);
  return spoken.filter(({ publishedAt }) => dateIn(timeZone, publishedAt) === day).toReversed();
}

function hasVoice({ lengths }: ListedItem): boolean {
  return Object.keys(lengths).length > 0;
}

type Seen = { language: Language; timeZone: string };

export function rowAsSeen(item: ListedItem, { language, timeZone }: Seen): NewsRow {
  const { id, version, kind, category, title, summary, source, publishedAt, cover, lengths, filmId } = item;
  const say = inLanguage(language);
  const other = otherLanguage(language);
  return {
    ...{ id, version, kind, category, title: say(title), source: say(source), cover },
    summary: summary[language] ?? summary[other],
    publishedAt: isoIn(timeZone, publishedAt),
    voice: lengths[language] ?? lengths[other] ?? null,
    video: filmId !== null,
  };
}

type Parts = { body: Record<Language, RichText>; recordings: readonly StoredRecording[]; related: ListedItem[] };

export function itemAsSeen(item: ListedItem, { body, recordings, related }: Parts, seen: Seen): NewsItem {
  const { filmId, posterId, isPublic } = item;
  const written = body[seen.language];
  return {
    ...rowAsSeen(item, seen),
    body: written.length > 0 ? written : body[otherLanguage(seen.language)],
    film: filmId === null ? null : { file: filmId, poster: posterId },
    recordings: recordingsAsSeen(recordings, seen.language),
    isPublic,
    related: related.map((one) => rowAsSeen(one, seen)),
  };
}

export function briefItemAsSeen(item: ListedItem, recordings: readonly StoredRecording[], seen: Seen): BriefItem {
  const own = recordings.filter(({ itemId }) => itemId === item.id);
  return { ...rowAsSeen(item, seen), recordings: recordingsAsSeen(own, seen.language) };
}

/** The one in the language of the reader comes first. */
function recordingsAsSeen(recordings: readonly StoredRecording[], language: Language): NewsItem['recordings'] {
  const first = recordings.filter((one) => one.language === language);
  return [...first, ...recordings.filter((one) => one.language !== language)].map((one) => ({
    ...{ language: one.language, file: one.fileId, duration: one.duration, sentences: one.sentences },
  }));
}

/** The name of a document as the text in this language calls it, or the other one. */
export function documentName(body: Record<Language, RichText>, file: string, language: Language): string {
  const blocks = [...body[language], ...body[otherLanguage(language)]];
  const named = blocks.find((block) => block.kind === 'document' && block.file === file);
  return named?.kind === 'document' ? named.name : file;
}
