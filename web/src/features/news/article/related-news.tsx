import type { NewsRow } from 'contract/calls/news';
import type { ReactNode } from 'react';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useWords } from '../../../lib/words.ts';
import { NewsList } from '../list/news-list.tsx';
import { articleWords } from './article.words.ts';

type Props = { items: readonly NewsRow[]; timeZone: string; bookmark: (item: NewsRow) => ReactNode };

export function RelatedNews({ items, timeZone, bookmark }: Props) {
  const say = useWords(articleWords);
  if (items.length === 0) return null;
  return (
    <section className="related-news">
      <SectionHeader title={say.related} />
      <NewsList heading="h3" label={say.related} {...{ items, timeZone, bookmark }} />
    </section>
  );
}
