import { otherLanguage, type Both, type Language } from 'contract/languages';
import { plainTextOf } from 'contract/rich-text/plain-text';
import type { RichText } from 'contract/rich-text/rich-text';
import { pictureAddress } from 'contract/wire/media';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import type { StoredNews } from './news-staff.store.ts';

/** What a shared page shows and tells chat apps. */
export type Shared = {
  site: string;
  title: string;
  description: string;
  /** A path of ours that lasts as long as the item is public. */
  image: string;
  article: Article | undefined;
};
type Article = {
  source: string;
  summary: string | null;
  publishedAt: string;
  /** Whoever reads it may be anywhere, and the page cannot know where. */
  isBeijingTime: boolean;
  cover: string | null;
  film: { file: string; poster: string | null } | null;
  body: RichText;
  /** It may be there in the other language alone. */
  writtenIn: Language;
};
type Forum = { name: Both; theme: Both; timeZone: string };

/** Chat apps show two or three lines. */
const longestDescription = 160;
const ownPicture = '/cdfH5/icon-512.png';

/** The Forum's own tags, for every id that is not for everybody. */
export function forumShown({ name, theme }: Forum, language: Language): Shared {
  const say = inLanguage(language);
  return { site: say(name), title: say(name), description: say(theme), image: ownPicture, article: undefined };
}

type Item = Pick<
  StoredNews,
  'title' | 'summary' | 'source' | 'body' | 'coverId' | 'filmId' | 'posterId' | 'publishedAt'
>;

export function itemShown(item: Item, { name, timeZone }: Forum, language: Language): Shared {
  const say = inLanguage(language);
  const other = otherLanguage(language);
  const writtenIn = item.body[language].length > 0 ? language : other;
  const body = item.body[writtenIn];
  const summary = item.summary[language] ?? item.summary[other];
  const picture = item.coverId ?? item.posterId;
  return {
    ...{ site: say(name), title: say(item.title), description: shortened(summary ?? plainTextOf(body)) },
    image: picture ? pictureAddress({ id: picture }, 1280) : ownPicture,
    article: {
      ...{ source: say(item.source), summary, body, writtenIn, isBeijingTime: timeZone === 'Asia/Shanghai' },
      ...{ cover: item.coverId && pictureAddress({ id: item.coverId }, 1280) },
      publishedAt: item.publishedAt ? isoIn(timeZone, item.publishedAt) : '',
      film: item.filmId === null ? null : { file: item.filmId, poster: item.posterId },
    },
  };
}

/** By whole characters, on one line. */
function shortened(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return letters.length > longestDescription
    ? `${letters.slice(0, longestDescription - 1).join('')}…`
    : letters.join('');
}
