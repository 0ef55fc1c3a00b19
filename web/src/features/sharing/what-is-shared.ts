import { useQuery } from '@tanstack/react-query';
import type { NewsItem } from 'contract/calls/news';
import type { Language } from 'contract/languages';
import { useLanguage } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import type { Shareable } from '../../shell/copying/share-or-copy.ts';
import { forumQuery } from './sharing.api.ts';

export type SharedItem = Pick<
  NewsItem,
  'id' | 'title' | 'summary' | 'source' | 'publishedAt' | 'cover' | 'film' | 'isPublic'
>;

/**
 * A page of the server for whoever gets it; it contains nothing about the person who shares it. Whoever opens it reads
 * the language in which it was shared first.
 */
export function sharedAddress(id: string, language: Language, { origin } = window.location): string {
  return `${origin}/share/${encodeURIComponent(id)}?lang=${language}`;
}

export function useShared({ id, title }: Pick<SharedItem, 'id' | 'title'>): Shareable {
  return { title, text: title, url: sharedAddress(id, useLanguage()) };
}

/** Without a network there is the last known name. */
export function useForumName(): string {
  const { data } = useQuery(forumQuery(useLanguage()));
  return data?.forumName ?? storage.conferenceInfo.get()?.name ?? '';
}

/** What the address of a picture is made of: the cover or, without one, what the film shows first. */
export function pictureOf({ cover, film }: Pick<SharedItem, 'cover' | 'film'>): string | undefined {
  return cover?.id ?? film?.poster ?? undefined;
}
