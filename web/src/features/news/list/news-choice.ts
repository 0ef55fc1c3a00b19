import type { NewsKind } from 'contract/calls/news';
import { newsCategories, type NewsCategory } from 'contract/news-categories';
import { oneOf } from '../../../shell/router/choices-in-address.ts';

export const categories = Object.keys(newsCategories) as NewsCategory[];

/** The choices that stand in the address of the news. */
export const newsChoice = {
  kind: oneOf<NewsKind>(['news', 'talk']),
  category: oneOf<NewsCategory>(categories),
};
